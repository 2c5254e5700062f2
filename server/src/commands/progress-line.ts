import type { WriteStream } from 'node:tty';

const width = 30;

/** How far something is: a bar that grows on one line of a terminal; elsewhere a plain line now and then. */
export function progressLine(out: Pick<WriteStream, 'isTTY' | 'write'>, name: string) {
  let last = -1;
  return {
    at(percent: number): void {
      if (percent <= last) return;
      if (out.isTTY) {
        const full = Math.round((percent * width) / 100);
        out.write(`\r${name} [${'#'.repeat(full)}${'.'.repeat(width - full)}] ${percent} %`);
      } else if (last < 0 || percent - last >= 25 || percent === 100) out.write(`${name}: ${percent} %\n`);
      else return;
      last = percent;
    },
    end(): void {
      if (out.isTTY && last >= 0) out.write('\r\u001b[K');
    },
  };
}
