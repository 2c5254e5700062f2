import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '#config/config';
import type { Mounted } from '#http/call-context';

/** What each file of this folder that is a command exports as `command`. */
export type Command = {
  /** What --help prints. */
  help: string;
  options?: ParseArgsOptionsConfig;
  /** How many words may follow the command's name. */
  words: { least: number; most: number };
  /** What the words are, where they are not a file. */
  needs?: string;
  /** The exit code; none is 0. */
  run(call: CommandCall): Promise<number | undefined>;
};

type CommandCall = {
  words: string[];
  options: Record<string, unknown>;
  config: Config;
  say: (line: string) => void;
  /** The calls that this release answers. */
  mounted: () => Promise<Mounted[]>;
};
