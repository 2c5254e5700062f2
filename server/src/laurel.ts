import './languages/reader.ts';
import { parseArgs } from 'node:util';
import type { Command } from './commands/command.ts';
import { readConfig } from './config/config.ts';
import { connectionLost, sqlState } from './db/pg-errors.ts';
import { PlainError } from './errors/plain-error.ts';

/** Each is a file of commands/, loaded when it is called. */
const commands: Readonly<Record<string, { does: string; load(): Promise<{ command: Command }> }>> = {
  doctor: {
    does: 'look at all that the portal needs, and say what is wrong',
    load: () => import('./commands/doctor.ts'),
  },
  migrate: {
    does: 'bring the database to this release',
    load: () => import('./commands/migrate.ts'),
  },
  import: {
    does: 'load a roster, budgets, a catalogue, voucher or promo codes from a file',
    load: () => import('./commands/import.ts'),
  },
  erase: {
    does: "erase a leaver's personal data",
    load: () => import('./commands/erase.ts'),
  },
  'give-group-card': {
    does: 'give a group card to its person before its day',
    load: () => import('./commands/give-group-card.ts'),
  },
  role: {
    does: 'give, end or list roles',
    load: () => import('./commands/role.ts'),
  },
  language: {
    does: 'tell or set what the company speaks',
    load: () => import('./commands/language.ts'),
  },
  texts: {
    does: "hand out every sentence for translating, or take the company's own words",
    load: () => import('./commands/texts-command.ts'),
  },
  programme: {
    does: 'export, apply or list what the company offers, pays and allows',
    load: () => import('./commands/programme.ts'),
  },
  'rotate-voucher-keys': {
    does: 'seal every voucher code with the newest key',
    load: () => import('./commands/rotate-voucher-keys.ts'),
  },
  'verify-ledger': {
    does: 'check that every point is accounted for',
    load: () => import('./commands/verify-ledger.ts'),
  },
  'audit-circles': {
    does: 'list people who pay points forward to each other in a circle',
    load: () => import('./commands/audit-circles.ts'),
  },
  messages: {
    does: 'list, retry, give up or release e-mails and SMS that do not get through',
    load: () => import('./commands/messages.ts'),
  },
  activity: {
    does: 'list what happened, and who is behind in following it',
    load: () => import('./commands/activity.ts'),
  },
  backup: {
    does: 'write everything into one file',
    load: () => import('./commands/backup.ts'),
  },
  restore: {
    does: 'put a backup into an empty database',
    load: () => import('./commands/restore.ts'),
  },
  recovered: {
    does: 'make a portal of what PostgreSQL brought back to a moment',
    load: () => import('./commands/recovered.ts'),
  },
  calls: {
    does: 'list the calls of the programming interface',
    load: () => import('./commands/calls.ts'),
  },
  schema: {
    does: 'write server/schema.sql and the table types (for developers)',
    load: () => import('./commands/schema.ts'),
  },
};

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
  const called = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!called) return misused(`There is no command "${name}".`, 'npm run laurel -- --help');
  try {
    return await call(name, await called.load(), args);
  } catch (error) {
    console.error(wordsFor(error));
    return exitCodes.failed;
  }
}

async function call(name: string, { command }: { command: Command }, args: string[]): Promise<number> {
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
  const lines = Object.entries(commands).map(([name, { does }]) => `  ${name.padEnd(width)}  ${does}`);
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
