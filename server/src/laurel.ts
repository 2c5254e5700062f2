import './languages/reader.ts';
import { parseArgs } from 'node:util';
import type { Command } from './commands/command.ts';
import { readConfig } from './config/config.ts';
import { connectionLost, sqlState } from './db/pg-errors.ts';
import { PlainError } from './errors/plain-error.ts';

/** Each is a file of commands/, loaded when it is called; its name, but where such a file is something else. */
const commands = {
  doctor: 'look at all that the portal needs, and say what is wrong',
  migrate: 'bring the database to this release',
  import: 'load a roster, budgets, a catalogue, voucher or promo codes from a file',
  erase: "erase a leaver's personal data",
  role: 'give, end or list roles',
  language: 'tell or set what the company speaks',
  texts: "hand out every sentence for translating, or take the company's own words",
  'rotate-voucher-keys': 'seal every voucher code with the newest key',
  'verify-ledger': 'check that every point is accounted for',
  'audit-circles': 'list people who pay points forward to each other in a circle',
  messages: 'list, retry, give up or release e-mails and SMS that do not get through',
  activity: 'list what happened, and who is behind in following it',
  backup: 'write everything into one file',
  restore: 'put a backup into an empty database',
  recovered: 'make a portal of what PostgreSQL brought back to a moment',
  calls: 'list the calls of the programming interface',
  schema: 'write server/schema.sql and the table types (for developers)',
} as const;

/** Each `texts.ts` holds messages. */
const fileOf: Readonly<Record<string, string>> = { texts: 'texts-command' };

const exitCodes = { done: 0, failed: 1, misused: 2 };

// Whoever reads may have read enough (`laurel import … | head -1`): the work goes on to its end, only nobody hears of it.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await main(process.argv.slice(2));

async function main([name = '', ...args]: string[]): Promise<number> {
  if (name === '' || name === '--help' || name === '-h' || name === 'help') {
    print(usage());
    return name === '' ? exitCodes.misused : exitCodes.done;
  }
  if (!Object.hasOwn(commands, name)) return misused(`There is no command "${name}".`, 'npm run laurel -- --help');
  try {
    return await call(name, args);
  } catch (error) {
    console.error(wordsFor(error));
    return exitCodes.failed;
  }
}

async function call(name: string, args: string[]): Promise<number> {
  const { command } = (await import(`#commands/${fileOf[name] ?? name}`)) as { command: Command };
  const helpWith = `npm run laurel -- ${name} --help`;
  const parsed = understood(command, args);
  if (typeof parsed === 'string') return misused(parsed, helpWith);
  const { help, ...options } = parsed.values;
  if (help) {
    print(command.help);
    return exitCodes.done;
  }
  const { least, most } = command.words;
  if (parsed.positionals.length < least) return misused(`${name} needs ${command.needs ?? 'a file'}.`, helpWith);
  if (parsed.positionals.length > most)
    return misused(`${name} does not know what "${parsed.positionals[most]}" is.`, helpWith);
  // The company of `npm start`, unless the surroundings say otherwise.
  const config = readConfig({ LAUREL_DEMO: 'on', ...process.env });
  const mounted = async () => {
    const [{ mountedCalls }, { reportLane }] = await Promise.all([import('./app.ts'), import('./streams/lane.ts')]);
    // Listed, never called: nothing is connected to.
    return mountedCalls({ config, provider: undefined, voucherKeys: config.voucherKeys, lane: reportLane({}) });
  };
  return (await command.run({ words: parsed.positionals, options, config, say: print, mounted })) ?? exitCodes.done;
}

function understood(command: Command, args: string[]) {
  try {
    const options = { ...command.options, help: { type: 'boolean' as const, short: 'h' } };
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    return (error as Error).message.split('. ')[0] ?? 'The options are not understood';
  }
}

function misused(words: string, helpWith: string): number {
  console.error(`${words.replace(/\.?$/, '.')} See ${helpWith}`);
  return exitCodes.misused;
}

function usage(): string {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length));
  const lines = Object.entries(commands).map(([name, words]) => `  ${name.padEnd(width)}  ${words}`);
  return ['npm run laurel -- <command>', '', ...lines, '', 'Each command tells more with --help.'].join('\n');
}

/** One line for what the person at the terminal can mend; a stack only for what is our mistake. */
function wordsFor(error: unknown): string {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  if (error instanceof PlainError) return message;
  const couldNotEnter = ['28000', '28P01', '3D000', '42501'].includes(sqlState(error) ?? '');
  if (couldNotEnter || connectionLost(error)) return `The database refuses or is away: ${message || 'no answer'}`;
  return stack ?? message;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
