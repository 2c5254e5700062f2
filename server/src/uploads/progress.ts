import { sql } from 'kysely';
import type { Db } from '#db/pool';

const everyMs = 250;

interface Rows {
  done: number;
  total: number;
}

/** Tells others how many rows of an upload are read, outside of its transaction so that they can see it. Nothing fails because this fails. */
export function progressOf(db: Db, { uploadId, memberId }: { uploadId: string; memberId: number }) {
  let writtenAt = 0;
  let last: Rows = { done: 0, total: 0 };
  let written: Promise<unknown> = Promise.resolve();
  const write = (isFinished: boolean) => {
    const progress = { uploadId, memberId, ...last, isFinished };
    written = written.then(() => writeProgress(db, progress)).catch(() => {});
  };
  return {
    at(rows: Rows): void {
      last = rows;
      const now = Date.now();
      // The last row is always told: the comparing that follows may take long.
      if (rows.done < rows.total && now - writtenAt < everyMs) return;
      writtenAt = now;
      write(false);
    },
    async finish(): Promise<void> {
      write(true);
      await written;
    },
  };
}

interface Progress extends Rows {
  uploadId: string;
  memberId: number;
  isFinished: boolean;
}

async function writeProgress(db: Db, { uploadId, memberId, done, total, isFinished }: Progress): Promise<void> {
  await sql`
    insert into upload_progress (upload_id, by_id, done, total, is_finished, updated_at)
    values (${uploadId}, ${memberId}, ${done}, ${total}, ${isFinished}, now())
    on conflict (upload_id) do update
      set done = excluded.done, total = excluded.total, is_finished = excluded.is_finished, updated_at = excluded.updated_at
      where upload_progress.by_id = excluded.by_id`.execute(db);
}

/** How far one's upload is; nothing yet while its file is still on the way. */
export async function uploadProgress(db: Db, { uploadId, memberId }: { uploadId: string; memberId: number }) {
  const row = await db
    .selectFrom('upload_progress')
    .select(['done', 'total', 'is_finished as isFinished'])
    .where('upload_id', '=', uploadId)
    .where('by_id', '=', memberId)
    .executeTakeFirst();
  return row ?? { done: 0, total: 0, isFinished: false };
}
