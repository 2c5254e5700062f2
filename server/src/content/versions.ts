import type { Input, Output } from '@laurel/contract/call';
import type { contentblock } from '@laurel/contract/calls/content/contentblock';
import type { contentdifference } from '@laurel/contract/calls/content/contentdifference';
import type { ContentVersion, contentversions } from '@laurel/contract/calls/content/contentversions';
import type { Language } from '@laurel/contract/languages';
import { contentVersionsPageMax } from '@laurel/contract/limits';
import { isAcceptedBlock, isPortalBlock } from '@laurel/contract/rules/content-keys';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { notFound } from '#errors/refuse';
import { differencesOf } from './differences.ts';
import type { TextKey, Words } from './locked-text.ts';
import { currentVersions, hasBegun } from './queries.ts';

type Text = Output<typeof contentblock>;
type Published = NonNullable<Text['published']>;

/** A block in one language: what is read, what will be, and what is being written. */
export async function textNow(tx: Tx, { contentKey, language }: TextKey, now: Date): Promise<Text> {
  const [block, published, planned, drafted] = await inOrder(
    tx,
    () => blockOf(tx, contentKey),
    () =>
      versionsThat(
        tx,
        contentKey,
        sql`v.version in (select c.version from (${currentVersions(now, sql`v.key = ${contentKey}`)}) c where c.language = v.language)`,
      ),
    () =>
      versionsThat(
        tx,
        contentKey,
        sql`v.language = ${language} and v.withdrawn_at is null and v.from_at > ${now} and v.from_at > v.published_at`,
      ),
    () => draftOf(tx, { contentKey, language }),
  );
  const { access, isRetired, writtenIn } = block ?? notFound();
  const own = published.find((one) => one.language === language);
  const instead = own ? undefined : (published.find((one) => one.language === writtenIn) ?? published[0]);
  return {
    ...{ contentKey, language, access, isRetired, writtenIn },
    isOwn: !isPortalBlock(contentKey),
    isAccepted: isAcceptedBlock(contentKey),
    revision: drafted?.revision ?? 0,
    published: own ?? null,
    planned: planned[0] ?? null,
    draft: drafted?.draft ?? null,
    instead: instead ?? null,
  };
}

async function blockOf(tx: Tx, key: string) {
  const { rows } = await sql<Pick<Text, 'access' | 'isRetired' | 'writtenIn'>>`
    select access, retired_at is not null as "isRetired", language as "writtenIn" from content_blocks where key = ${key}`.execute(
    tx,
  );
  return rows[0];
}

interface VersionRow extends Words {
  language: Language;
  version: number;
  from: Date;
  publishedBy: string;
  asksAgain: boolean;
}

async function versionsThat(
  tx: Tx,
  key: string,
  which: ReturnType<typeof sql>,
): Promise<(Published & { language: Language })[]> {
  const { rows } = await sql<VersionRow>`
    select v.language, v.version, v.title, v.markdown, v.from_at as "from", coalesce(p.display_name, '') as "publishedBy", v.asks_again as "asksAgain"
    from content_versions v left join people p on p.id = v.published_by_id where v.key = ${key} and ${which} order by v.language`.execute(
    tx,
  );
  return rows.map(({ from, ...row }) => ({ ...row, dateFrom: from.toISOString() }));
}

interface DraftRow {
  revision: number;
  title: string | null;
  markdown: string | null;
  changedBy: string;
  changed: Date;
}

async function draftOf(tx: Tx, { contentKey, language }: TextKey) {
  const { rows } = await sql<DraftRow>`
    select d.revision, d.title, d.markdown, p.display_name as "changedBy", d.changed_at as changed
    from content_drafts d join people p on p.id = d.changed_by_id where d.key = ${contentKey} and d.language = ${language}`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) return undefined;
  const { revision, title, markdown, changedBy, changed } = row;
  const draft =
    title === null || markdown === null ? null : { title, markdown, changedBy, dateChanged: changed.toISOString() };
  return { revision, draft };
}

interface ListedRow extends Omit<ContentVersion, 'dateFrom' | 'datePublished'> {
  from: Date;
  published: Date;
}

/** Everything that was ever published of it, the newest first. */
export async function versionsOf(
  tx: Tx,
  { contentKey, language, limit = contentVersionsPageMax, offset = 0 }: Input<typeof contentversions>,
  now: Date,
): Promise<Output<typeof contentversions>> {
  const [{ rows: counted }, { rows }] = await inOrder(
    tx,
    () =>
      sql<{ total: number }>`
        select count(*) as total from content_versions where key = ${contentKey} and language = ${language}`.execute(
        tx,
      ),
    () =>
      sql<ListedRow>`
      select v.version, v.title, v.from_at as "from", v.published_at as published, coalesce(p.display_name, '') as "publishedBy", v.reason,
        v.asks_again as "asksAgain", char_length(v.markdown) as characters,
        case when v.withdrawn_at is not null then 'withdrawn' when not ${hasBegun(now)} then 'planned'
          when v.version = (select c.version from (${currentVersions(now, sql`v.key = ${contentKey} and v.language = ${language}`)}) c) then 'current'
          else 'former' end as state
      from content_versions v left join people p on p.id = v.published_by_id
      where v.key = ${contentKey} and v.language = ${language}
      -- limit: one page of them, with the total beside it
      order by v.version desc limit ${limit} offset ${offset}`.execute(tx),
  );
  return {
    versions: rows.map(({ from, published, ...row }) => ({
      ...row,
      dateFrom: from.toISOString(),
      datePublished: published.toISOString(),
    })),
    total: counted[0]?.total ?? 0,
  };
}

/** What is otherwise between two versions, or between one and the draft. */
export async function differenceOf(
  tx: Tx,
  { contentKey, language, from, to }: Input<typeof contentdifference>,
): Promise<Output<typeof contentdifference>> {
  const text = { contentKey, language };
  const [before, after] = await inOrder(
    tx,
    () => (from === 0 ? { title: '', markdown: '' } : wordsOf(tx, text, from)),
    () => (to === undefined ? draftOf(tx, text).then((drafted) => drafted?.draft) : wordsOf(tx, text, to)),
  );
  if (!before || !after) notFound();
  return { before, after, ...differencesOf(before.markdown, after.markdown) };
}

/** What a version said. */
export async function wordsOf(tx: Tx, { contentKey, language }: TextKey, version: number): Promise<Words | undefined> {
  const { rows } = await sql<Words>`
    select title, markdown from content_versions where key = ${contentKey} and language = ${language} and version = ${version}`.execute(
    tx,
  );
  return rows[0];
}
