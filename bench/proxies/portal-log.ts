import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RequestLine {
  remoteAddress: string;
  status: number;
  pid: number;
  path: string;
  brokenOff?: boolean;
}

/** What the instances say of the requests that have ended. */
export function portalLog(file: string) {
  const lines = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'));
  const lineOf = (id: string): RequestLine | undefined => {
    const line = lines().find((each) => each.includes(`"requestId":"${id}"`));
    return line === undefined ? undefined : JSON.parse(line);
  };
  return {
    lineOf,
    /** The same, once it has ended. */
    async endOf(id: string): Promise<RequestLine> {
      for (;;) {
        const line = lineOf(id);
        if (line) return line;
        await sleep(50);
      }
    },
    /** The processes that have answered requests. */
    pids: () => new Set(lines().map((line) => (JSON.parse(line) as RequestLine).pid)),
  };
}

export type PortalLog = ReturnType<typeof portalLog>;
