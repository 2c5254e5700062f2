import { sql } from 'kysely';
import type { Db } from '#db/pool';

const everyMs = 250;
const total = 100;

/** Tells others how far an upload is, outside of its transaction so that they can see it. Nothing fails because this fails. */
export function progressOf(db: Db, { uploadId, memberId }: { uploadId: string; memberId: number }) {
  let last = 0;
  let written: Promise<unknown> = Promise.resolve();
  const write = (done: number, isFinished: boolean) => {
    written = written.then(() => writeProgress(db, { uploadId, memberId, done, isFinished })).catch(() => {});
  };
  return {
    at(done: number): void {
      const now = Date.now();
      if (now - last < everyMs) return;
      last = now;
      write(done, false);
    },
    async finish(): Promise<void> {
      write(total, true);
      await written;
    },
  };
}

interface Progress {
  uploadId: string;
  memberId: number;
  done: number;
  isFinished: boolean;
}

async function writeProgress(db: Db, { uploadId, memberId, done, isFinished }: Progress): Promise<void> {
  await sql`
    insert into upload_progress (upload_id, by_id, done, total, is_finished, updated_at)
    values (${uploadId}, ${memberId}, ${done}, ${total}, ${isFinished}, now())
    on conflict (upload_id) do update set done = excluded.done, is_finished = excluded.is_finished, updated_at = excluded.updated_at
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
  return row ?? { done: 0, total, isFinished: false };
}
