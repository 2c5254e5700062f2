import { sitesMax } from '@laurel/contract/limits';
import { type LookDocument, picturesOf } from '@laurel/contract/looks/look';
import { unreadable } from '@laurel/contract/looks/palette';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { lookDifferences } from './differences.ts';
import { documentOf, looksNow } from './looks.ts';
import * as texts from './texts.ts';

export interface Saving {
  site: string;
  document: LookDocument;
  /** Null: the portal itself. */
  byId: number | null;
  reason: string;
  now: Date;
}

/** Who saves comes after who does so. Whoever reads is not kept waiting. */
export async function lockLooks(tx: Tx): Promise<void> {
  await sql`lock table look_versions in share row exclusive mode`.execute(tx);
}

/** A site's first look, or its next: worn from now on. Comes after `lockLooks`. Answers its number. */
export async function saveLook(tx: Tx, { site, document, byId, reason, now }: Saving): Promise<number> {
  const { bySite } = await looksNow(tx, 0);
  const before = bySite.get(site);
  if (!before && bySite.size >= sitesMax) refuse('ruleBroken', say(texts.sitesAtMost, { max: sitesMax }));
  mustBeReadable(document);
  await mustHavePictures(tx, document);
  const differences = before ? lookDifferences(documentOf(before), document) : [];
  if (before && differences.length === 0) refuse('ruleBroken', say(texts.nothingChanges));
  const { rows } = await sql<{ id: number }>`
    insert into look_versions (id, site, document, saved_at, saved_by_id, reason)
    select max(id) + 1, ${site}, ${JSON.stringify(document)}::jsonb, ${now}, ${byId}, ${reason} from look_versions returning id`.execute(
    tx,
  );
  const [{ id }] = rows as [{ id: number }];
  await append(tx, {
    type: 'look.saved',
    at: now,
    actorId: byId,
    subject: `site:${site}`,
    facts: { look: id, before: before?.id ?? 0, differences: differences.length },
  });
  return id;
}

function mustBeReadable(document: LookDocument): void {
  const fields = unreadable(document);
  if (fields.length === 0) return;
  const words = say(texts.unreadable);
  refuse('badInput', words, Object.fromEntries(fields.map((field) => [field, words])));
}

/** Pictures that were never saved go after a while. */
async function mustHavePictures(tx: Tx, document: LookDocument): Promise<void> {
  const named = picturesOf(document);
  const { rows } = await sql<{ id: string }>`
    select id from pictures where kind = 'look' and id = any(${named}::text[])`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const { logo, banner, mailHead, cards } = document;
  const places = new Map([
    ...[['logo.day', logo.day] as const, ['logo.night', logo.night] as const],
    ...[['banner', banner] as const, ['mailHead', mailHead] as const],
    ...Object.entries(cards).map(([key, id]) => [`cards.${key}`, id] as const),
  ]);
  const gone = [...places].filter(([, id]) => named.includes(id) && !known.has(id));
  if (gone.length === 0) return;
  const words = say(texts.pictureGone);
  refuse('badInput', words, Object.fromEntries(gone.map(([at]) => [at, words])));
}
