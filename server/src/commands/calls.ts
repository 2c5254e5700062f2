import { calls } from '@laurel/contract';
import type { Call } from '@laurel/contract/call';
import type { Command } from './command.ts';

export const command: Command = {
  help: `laurel calls

Lists every call of the programming interface: its path, who may call it, and whether this release answers it. Needs no
database.`,
  words: { least: 0, most: 0 },
  run: async ({ mounted, say }) => {
    const all: Call[] = Object.values(calls).flatMap((noun) => Object.values<Call>(noun));
    const paths = new Set((await mounted()).map(({ call }) => call.path));
    const wide = Math.max(...all.map(({ path }) => path.length));
    for (const { method, path, access, reads } of all) {
      say(
        `${method.padEnd(4)} ${path.padEnd(wide)}  ${access.padEnd(16)}  ${reads ? 'reads  ' : 'changes'} ${paths.has(path) ? 'mounted' : 'not mounted'}`,
      );
    }
    say(`${all.length} calls, ${all.filter(({ path }) => paths.has(path)).length} mounted.`);
    return 0;
  },
};
