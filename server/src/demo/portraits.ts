import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { sql } from 'kysely';
import type { Loading } from './loading.ts';

/** Pixels of each side; `scripts/demo-portraits.ts` draws them. */
const side = 256;

/** The people who have a picture of themselves, all at once: the files are as the store keeps them, and nothing is encoded at the first start. */
export async function hangPortraits({ tx, folder, beginning }: Loading): Promise<void> {
  const files = readdirSync(join(folder, 'portraits')).filter((file) => file.endsWith('.webp'));
  const numbers = files.map((file) => parse(file).name);
  const ids = files.map(() => randomBytes(16).toString('hex'));
  const bytes = files.map((file) => readFileSync(join(folder, 'portraits', file)));
  await sql`
    insert into pictures (id, kind, mime_type, width, height, bytes, created_at)
    select id, 'profile', 'image/webp', ${side}, ${side}, bytes, ${beginning}
    from unnest(${ids}::text[], ${bytes}::bytea[]) as drawn (id, bytes)`.execute(tx);
  await sql`
    update profiles p set picture_id = drawn.id
    from unnest(${ids}::text[], ${numbers}::text[]) as drawn (id, number)
    join members m on m.member_number = drawn.number
    where p.member_id = m.id`.execute(tx);
}
