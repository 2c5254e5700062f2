import type { Language } from '@laurel/contract/languages';
import { type AcceptedBlock, acceptedBlocks } from '@laurel/contract/rules/content-keys';
import { language } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Kept } from '#kept/keeper';
import { versionOf } from '#kept/versions';

/** Of a text that members accept, in one language: since when there is one, and from when on versions asked everybody. */
interface Asking {
  key: AcceptedBlock;
  language: Language;
  writtenIn: Language;
  since: Date;
  asked: Date[];
}

export interface Asked {
  memberId: number;
  now: Date;
  kept: Kept;
}

/**
 * What a member is asked to accept: what a version in their language asked everybody for, and they have accepted no version since,
 * in whatever language. Nobody is looked up while nothing is asked.
 */
export async function termsAsked(tx: Tx, { memberId, now, kept }: Asked): Promise<AcceptedBlock[]> {
  const asking = await kept.part(tx, { name: 'terms asked', of: [versionOf.content] }, () => askingTexts(tx));
  const asked = acceptedBlocks.flatMap((key) => {
    const at = lastAsked(
      asking.filter((text) => text.key === key && text.since <= now),
      now,
    );
    return at ? [{ key, at }] : [];
  });
  if (asked.length === 0) return [];
  const accepted = await acceptedUntil(tx, memberId);
  return asked.filter(({ key, at }) => (accepted.get(key) ?? new Date(0)) < at).map(({ key }) => key);
}

function lastAsked(read: readonly Asking[], now: Date): Date | undefined {
  const reader = language();
  const text =
    read.find((one) => one.language === reader) ?? read.find((one) => one.language === one.writtenIn) ?? read[0];
  return text?.asked.findLast((at) => at <= now);
}

async function askingTexts(tx: Tx): Promise<Asking[]> {
  const { rows } = await sql<Omit<Asking, 'asked' | 'since'> & { since: string; asked: string[] }>`
    select v.key, v.language, b.language as "writtenIn", to_json(min(v.from_at)) #>> '{}' as since,
      coalesce(jsonb_agg(v.from_at order by v.from_at) filter (where v.asks_again), '[]') as asked
    from content_versions v join content_blocks b on b.key = v.key
    where v.key = any(${[...acceptedBlocks]}::text[]) and v.withdrawn_at is null
    group by v.key, v.language, b.language order by v.key, v.language`.execute(tx);
  return rows.map(({ since, asked, ...text }) => ({
    ...text,
    since: new Date(since),
    asked: asked.map((at) => new Date(at)),
  }));
}

/** Of each text: how new the newest version is that the member has accepted. */
async function acceptedUntil(tx: Tx, memberId: number): Promise<Map<string, Date>> {
  const { rows } = await sql<{ key: string; at: Date }>`
    select a.key, max(v.from_at) as at from acceptances a
    join content_versions v on v.key = a.key and v.language = a.language and v.version = a.version
    where a.member_id = ${memberId} group by a.key`.execute(tx);
  return new Map(rows.map(({ key, at }) => [key, at]));
}
