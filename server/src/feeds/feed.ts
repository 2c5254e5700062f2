import { dataupload, type UploadOutcome } from '@laurel/contract/calls/uploads';
import { say } from '@laurel/contract/say';
import type { UploadKind } from '@laurel/contract/upload-kinds';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { Refusal } from '#errors/refuse';
import { append } from '#events/append';
import type { UploadedFile } from '#files/uploaded-file';
import { importInside } from '#uploads/import-file';
import * as texts from './texts.ts';

/** A token that is open, and the source whose files it brings. */
export interface Feed {
  tokenId: number;
  lastFour: string;
  sourceId: number;
  source: string;
  kind: UploadKind;
  leavesOut: boolean;
  makerId: number;
}

export interface Fed {
  state: 'done' | 'waiting';
  words: string;
  outcome: UploadOutcome | null;
}

interface Feeding {
  feed: Feed;
  maker: Actor;
  file: UploadedFile;
  now: Date;
  voucherKeys: readonly Buffer[];
}

type Stopping = Pick<Feeding, 'feed' | 'file' | 'now'>;

/** Takes a file in that came by itself, as who made its token. What somebody must say yes to waits for them; what is refused is told to them. */
export async function takeFed(db: Db, feeding: Feeding): Promise<Fed> {
  const { feed, maker, file, now, voucherKeys } = feeding;
  const same = await waitingLike(db, feeding);
  if (same !== null) return { state: 'waiting', words: same, outcome: null };
  try {
    return await transaction(db, async (tx) => {
      const outcome = await importInside(tx, {
        ...{ file, now, by: maker, voucherKeys, dryRun: false, way: 'token', source: feed.source },
        confirm: new Set(feed.leavesOut ? ['goodRows'] : []),
      });
      await keep(tx, feeding, { state: 'done', words: '', outcome });
      return { state: 'done', words: '', outcome };
    });
  } catch (error) {
    // Nothing is known of a file that was not looked at: it is sent again.
    if (!(error instanceof Refusal) || error.code === 'uploadBusy') throw error;
    const outcome = outcomeOf(error);
    const state = outcome && outcome.confirm.length > 0 && outcome.errors.length === 0 ? 'waiting' : 'failed';
    const words = state === 'waiting' ? (outcome?.asks ?? []).map((ask) => ask.words).join(' ') : error.message;
    await keepStopped(db, feeding, { state, words, outcome });
    if (state === 'failed') throw error;
    return { state, words, outcome };
  }
}

/** Tells that nothing came of it, where the file was not even looked at. */
export function keepFailed(db: Db, feeding: Stopping, words: string): Promise<void> {
  return keepStopped(db, feeding, { state: 'failed', words, outcome: null });
}

function outcomeOf({ extra }: Refusal): UploadOutcome | null {
  const read = dataupload.output.safeParse(extra);
  return read.success ? read.data : null;
}

interface Kept {
  state: 'done' | 'waiting' | 'failed';
  words: string;
  outcome: UploadOutcome | null;
}

const errorsKept = 200;

async function keepStopped(db: Db, feeding: Stopping, kept: Kept): Promise<void> {
  const bytes = kept.state === 'waiting' ? await feeding.file.bytes() : null;
  await transaction(db, async (tx) => {
    const { sourceId, source, kind } = feeding.feed;
    // Of two files that stop at once one comes after the other.
    await sql`select from upload_sources where id = ${sourceId} for update`.execute(tx);
    const isTold = await wasStoppedLately(tx, feeding, kept.state);
    const id = await keep(tx, feeding, kept, bytes);
    if (isTold || kept.state === 'done') return;
    await append(tx, {
      type: 'feed.stopped',
      at: feeding.now,
      actorId: null,
      subject: `fed:${id}`,
      facts: { source: source.slice(0, 200), kind, state: kept.state },
    });
  });
}

/** One letter a day says that a feed goes on failing. */
async function wasStoppedLately(tx: Tx, { feed, now }: Stopping, state: Kept['state']): Promise<boolean> {
  const { rows } = await sql<{ isSame: boolean }>`
    select f.state = ${state} and f.at > ${now}::timestamptz - interval '1 day' as "isSame"
    from fed_files f where f.source_id = ${feed.sourceId} order by f.id desc
    -- limit: the newest
    limit 1`.execute(tx);
  return rows[0]?.isSame ?? false;
}

/** A newer file takes the place of one that waits. */
async function keep(
  tx: Tx,
  { feed, file, now }: Stopping,
  { state, words, outcome }: Kept,
  bytes: Buffer | null = null,
): Promise<number> {
  if (state !== 'failed')
    await sql`
      update fed_files set state = 'replaced', file = null, decided_at = ${now}
      where source_id = ${feed.sourceId} and state = 'waiting'`.execute(tx);
  await sql`update missed_files set arrived_at = ${now} where source_id = ${feed.sourceId} and arrived_at is null`.execute(
    tx,
  );
  const { added = 0, changed = 0, removed = 0, unchanged = 0, leftOut = 0, errors = [] } = outcome ?? {};
  const { id } = await tx
    .insertInto('fed_files')
    .values({
      ...{ source_id: feed.sourceId, source: feed.source, kind: feed.kind, by_id: feed.makerId },
      ...{ last_four: feed.lastFour, file_name: file.fileName, sha256: file.sha256, state, words },
      errors: JSON.stringify(errors.slice(0, errorsKept)),
      ...{ added, changed, removed, unchanged, left_out: leftOut, file: bytes, at: now },
      ...{ decided_by_id: null, decided_at: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The same bytes as those that wait already wait with them. */
async function waitingLike(db: Db, { feed, file }: Stopping): Promise<string | null> {
  const { rows } = await sql<{ words: string }>`
    select words from fed_files where source_id = ${feed.sourceId} and state = 'waiting' and sha256 = ${file.sha256}`.execute(
    db,
  );
  return rows[0] ? rows[0].words || say(texts.waits) : null;
}
