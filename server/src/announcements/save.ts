import type { Input } from '@laurel/contract/call';
import { announcementsave } from '@laurel/contract/calls/announcements/announcementsave';
import { audienceKinds } from '@laurel/contract/calls/announcements/audience-kinds';
import { announcementsMax } from '@laurel/contract/limits';
import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { lockAnnouncements, type SaidIn, type Stored, unchanged, type Writer } from './locked.ts';
import { unknownCodes } from './queries.ts';
import * as texts from './texts.ts';

type Wish = Input<typeof announcementsave>;

export interface Saved {
  announcementId: string;
  revision: number;
  from: Date;
}

/** Makes an announcement, before all others of its place, or changes one for who has seen it as it is. */
export async function saveAnnouncement(tx: Tx, { actor, now }: Writer, wish: Wish): Promise<Saved> {
  await lockAnnouncements(tx);
  const { announcementId, revision } = wish;
  const before = announcementId ? await unchanged(tx, announcementsave, { announcementId, revision }) : null;
  const from = wish.dateFrom ? new Date(wish.dateFrom) : (before?.from ?? now);
  const until = wish.dateUntil ? new Date(wish.dateUntil) : null;
  mustFit(wish, before);
  mustEndLater({ from, until, now }, before);
  await mustHavePicture(tx, wish.picture, before);
  await mustExist(tx, wish);
  if (!before) await mustBeFew(tx);
  const next = (before?.revision ?? 0) + 1;
  const by = { actorId: actor.id, now };
  const id = before
    ? await change(tx, by, { wish, before, from, until, next })
    : await add(tx, by, { wish, from, until });
  await writeTexts(tx, id, wish.texts);
  await append(tx, {
    type: 'announcement.saved',
    at: now,
    actorId: actor.id,
    subject: `announcement:${id}`,
    facts: {
      revision: next,
      before: before && factsOf(before),
      after: factsOf({ ...wish, from, until }),
      changed: before ? changedFields(before, { ...wish, from, until }) : [],
    },
  });
  return { announcementId: String(id), revision: next, from };
}

function mustFit({ place, picture, link }: Wish, before: Stored | null): void {
  if (before && before.place !== place) refuse('badInput', say(texts.staysInPlace), { place: say(texts.staysInPlace) });
  if (place !== 'shop') return;
  const lacking = {
    ...(picture === '' && { picture: say(texts.shopNeedsPicture) }),
    ...(link === '' && { link: say(texts.shopNeedsLink) }),
  };
  const [words] = Object.values(lacking);
  if (words) refuse('badInput', words, lacking);
}

/** What has ended may be corrected; nothing is made that is over already. */
function mustEndLater({ from, until, now }: { from: Date; until: Date | null; now: Date }, before: Stored | null) {
  if (until === null || until.getTime() === before?.until?.getTime()) return;
  if (until > from && until > now) return;
  refuse('badInput', say(texts.overAlready), { dateUntil: say(texts.overAlready) });
}

/** Pictures that were never saved go after a while. */
async function mustHavePicture(tx: Tx, picture: string, before: Stored | null): Promise<void> {
  if (picture === '' || picture === before?.picture) return;
  const found = await tx
    .selectFrom('pictures')
    .select('id')
    .where('id', '=', picture)
    .where('kind', '=', 'announcement')
    .executeTakeFirst();
  if (!found) refuse('badInput', say(texts.pictureGone), { picture: say(texts.pictureGone) });
}

async function mustExist(tx: Tx, wish: Wish): Promise<void> {
  const unknown = await unknownCodes(tx, wish);
  const errors = audienceKinds.flatMap((kind) => {
    const codes = unknown.filter((one) => one.kind === kind).map(({ code }) => code);
    if (codes.length === 0) return [];
    return [[kind, say(texts.unknownCodes, { count: codes.length, codes: listed(codes) })] as const];
  });
  if (errors[0]) refuse('badInput', errors[0][1], Object.fromEntries(errors));
}

async function mustBeFew(tx: Tx): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from announcements where removed_at is null`.execute(tx);
  if ((rows[0]?.count ?? 0) >= announcementsMax) refuse('ruleBroken', say(texts.atMost, { max: announcementsMax }));
}

interface Span {
  wish: Wish;
  from: Date;
  until: Date | null;
}

interface Changing {
  actorId: number;
  now: Date;
}

async function add(tx: Tx, { actorId, now }: Changing, { wish, from, until }: Span): Promise<number> {
  const { place, language, picture, link } = wish;
  const { rows } = await sql<{ id: number }>`
    insert into announcements (place, position, language, picture, link, from_at, until_at, sites, countries, clusters, divisions,
      managers_only, revision, changed_at, changed_by_id)
    select ${place}, coalesce(min(position), 0) - 1, ${language}, ${picture}, ${link}, ${from}, ${until}, ${wish.sites}, ${wish.countries},
      ${wish.clusters}, ${wish.divisions}, ${wish.managersOnly}, 1, ${now}, ${actorId}
    from announcements where place = ${place} returning id`.execute(tx);
  const [{ id }] = rows as [{ id: number }];
  return id;
}

async function change(
  tx: Tx,
  { actorId, now }: Changing,
  { wish, before, from, until, next }: Span & { before: Stored; next: number },
): Promise<number> {
  const { language, picture, link } = wish;
  await sql`
    update announcements set language = ${language}, picture = ${picture}, link = ${link}, from_at = ${from}, until_at = ${until}, sites = ${wish.sites},
      countries = ${wish.countries}, clusters = ${wish.clusters}, divisions = ${wish.divisions}, managers_only = ${wish.managersOnly},
      revision = ${next}, changed_at = ${now}, changed_by_id = ${actorId}
    where id = ${before.id}`.execute(tx);
  return before.id;
}

async function writeTexts(tx: Tx, id: number, said: readonly SaidIn[]): Promise<void> {
  await tx.deleteFrom('announcement_texts').where('announcement_id', '=', id).execute();
  const rows = said.map(({ title, words, ...one }) => ({
    ...one,
    announcement_id: id,
    title: title.trim(),
    words: words.trim(),
  }));
  await tx.insertInto('announcement_texts').values(rows).execute();
}

function factsOf(
  one: Pick<Stored, 'place' | 'from' | 'until' | 'texts' | (typeof audienceKinds)[number] | 'managersOnly'>,
) {
  const { place, from, until, sites, countries, clusters, divisions, managersOnly } = one;
  return {
    ...{ place, sites, countries, clusters, divisions, managersOnly },
    from: from.toISOString(),
    until: until?.toISOString() ?? null,
    languages: one.texts.map(({ language }) => language).sort(),
  };
}

/** What is otherwise: a text by its language. */
function changedFields(before: Stored, after: Span['wish'] & Omit<Span, 'wish'>): string[] {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const fields = [
    ...(['language', 'picture', 'link', 'from', 'until'] as const).filter(
      (field) => !same(before[field], after[field]),
    ),
    ...audienceKinds.filter((kind) => !same(before[kind], after[kind])),
  ];
  const textOf = (all: readonly SaidIn[], language: string) => {
    const said = all.find((one) => one.language === language);
    return said && [said.title.trim(), said.words.trim(), said.alt];
  };
  const written = new Set([...before.texts, ...after.texts].map(({ language }) => language));
  const texts = [...written].filter((code) => !same(textOf(before.texts, code), textOf(after.texts, code)));
  const managers = before.managersOnly === after.managersOnly ? [] : ['managersOnly'];
  return [...fields, ...managers, ...texts.map((code) => `texts.${code}`)];
}
