import { createHash } from 'node:crypto';
import { accessSync, chmodSync, chownSync, constants, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { PlainError } from '#errors/plain-error';
import { canEnter, makeFolder, type RunUser, runUser } from './run-user.ts';

export type DataDirChoice = { dataDir: string; dataDirIsDefault: boolean };
export type PlacedDataDir = { dataDir: string; pgData: string; socketDir: string; user: RunUser | undefined };

const checkout = resolve(import.meta.dirname, '../../..');

/** Where the embedded PostgreSQL keeps its files, and the user that owns them. Makes the folders. */
export function placeDataDir(choice: DataDirChoice, say: (line: string) => void): PlacedDataDir {
  const wanted = resolve(choice.dataDir);
  const user = runUser(join(wanted, 'postgres'));
  if (!user) return prepared(wanted, undefined);
  if (canEnter(wanted, user)) return prepared(wanted, user);
  if (!choice.dataDirIsDefault) {
    throw new PlainError(
      `DATA_DIR ${wanted} cannot be entered by the user ${user.name}, as whom PostgreSQL runs when Laurel is started as root: name a folder that this user can reach, or start Laurel as an ordinary user.`,
    );
  }
  const elsewhere = join('/var/lib/laurel', shortHash(checkout));
  say(`The user ${user.name} cannot reach ${wanted}, so the data are kept in ${elsewhere}.`);
  return prepared(elsewhere, runUser(join(elsewhere, 'postgres')));
}

function prepared(folder: string, user: RunUser | undefined): PlacedDataDir {
  try {
    makeFolder(folder, user ? 0o711 : 0o700);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new PlainError(`DATA_DIR ${folder} cannot be written: ${(error as Error).message}`);
  }
  // One true name, so that two spellings of a folder can never mean two servers.
  const dataDir = realpathSync(folder);
  return { dataDir, pgData: join(dataDir, 'postgres'), socketDir: socketDirOf(dataDir, user), user };
}

/** A Unix socket's address has room for 107 bytes, and a comma would separate two folders. */
const socketPathMax = 107;

function socketDirOf(dataDir: string, user: RunUser | undefined): string {
  const beside = join(dataDir, 'socket');
  const fits = Buffer.byteLength(join(beside, '.s.PGSQL.5432')) < socketPathMax && !/[",\\]/.test(beside);
  const folder = fits ? beside : join(realpathSync(tmpdir()), `laurel-${shortHash(dataDir)}`);
  const owner = user?.uid ?? process.getuid?.();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (user && found.isDirectory() && found.uid === 0) chownSync(folder, user.uid, user.gid);
  else if (!found.isDirectory() || found.uid !== owner) {
    throw new PlainError(
      `${folder}, needed for PostgreSQL's socket, belongs to somebody else: remove it, or choose another DATA_DIR.`,
    );
  }
  chmodSync(folder, 0o700);
  return folder;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
