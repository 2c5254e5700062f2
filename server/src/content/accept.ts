import type { Input } from '@laurel/contract/call';
import type { acceptterms } from '@laurel/contract/calls/content/acceptterms';
import type { TermsToAccept } from '@laurel/contract/calls/content/termstoaccept';
import type { Language } from '@laurel/contract/languages';
import type { AcceptedBlock } from '@laurel/contract/rules/content-keys';
import { language, say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import { append } from '#events/append';
import { differencesOf } from './differences.ts';
import { currentVersions, hasBegun } from './queries.ts';
import { sanitise } from './render.ts';
import * as texts from './texts.ts';

interface TextRow {
  contentKey: AcceptedBlock;
  language: Language;
  version: number;
  title: string;
  markdown: string;
  html: string;
  from: Date;
  reason: string;
  /** In this language: what the member accepted last, or else what was read before everybody was asked. */
  before: string | null;
}

/** The texts of these keys as the member reads them, and what is otherwise since they accepted one. */
export async function textsToAccept(
  tx: Tx,
  keys: readonly AcceptedBlock[],
  { memberId, now }: { memberId: number; now: Date },
): Promise<TermsToAccept[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<TextRow>`
    select distinct on (c.key) c.key as "contentKey", c.language, c.version, c.title, c.markdown, c.html, c.from_at as "from",
      coalesce((select v.reason from content_versions v where v.key = c.key and v.language = c.language and v.asks_again and ${hasBegun(now)}
        -- limit: what the last one that asked said
        order by v.from_at desc limit 1), '') as reason,
      coalesce(
        (select v.markdown from acceptances a join content_versions v on v.key = a.key and v.language = a.language and v.version = a.version
          where a.member_id = ${memberId} and a.key = c.key and a.language = c.language
          -- limit: the newest that was accepted
          order by v.from_at desc limit 1),
        (select v.markdown from content_versions v where v.key = c.key and v.language = c.language and ${hasBegun(now)} and v.version < (
            select max(n.version) from content_versions n where n.key = c.key and n.language = c.language and n.asks_again and n.version <= c.version)
          -- limit: what was read before everybody was asked
          order by v.version desc limit 1)) as before
    from content_blocks b join (${currentVersions(now, sql`v.key = any(${[...keys]}::text[])`)}) c on c.key = b.key
    order by c.key desc, c.language <> ${language()}, c.language <> b.language, c.language`.execute(tx);
  return rows.map(({ from, html, markdown, before, ...row }) => ({
    ...row,
    content: sanitise(html),
    dateFrom: from.toISOString(),
    changes: before === null ? null : differencesOf(before, markdown),
  }));
}

/** Keeps that a member has accepted a version; again, it was accepted before. */
export async function acceptTerms(
  tx: Tx,
  { memberId, now }: { memberId: number; now: Date },
  { contentKey, language, version }: Input<typeof acceptterms>,
): Promise<void> {
  const { rows } = await sql`
    select from content_versions v where v.key = ${contentKey} and v.language = ${language} and v.version = ${version} and ${hasBegun(now)}`.execute(
    tx,
  );
  if (rows.length === 0) refuse('ruleBroken', say(texts.notInForce));
  const { rows: kept } = await sql`
    insert into acceptances (member_id, key, language, version, accepted_at) values (${memberId}, ${contentKey}, ${language}, ${version}, ${now})
    on conflict do nothing returning member_id`.execute(tx);
  if (kept.length === 0) return;
  await append(tx, {
    type: 'terms.accepted',
    at: now,
    actorId: memberId,
    subject: `content:${contentKey}`,
    concerns: [memberId],
    facts: { language, version },
  });
}
