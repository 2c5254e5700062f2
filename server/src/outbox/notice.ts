import type { NoticeKind } from '@laurel/contract/rules/notice-kinds';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';

/** Who reads it in the portal, or in the e-mail of the day. */
export interface NoticeReader {
  /** What the company calls points, where they are. */
  pointsName: string;
}

/** How a letter is told in one sentence, and where that leads. */
export interface Notice {
  /**
   * Of the notices at hand, `asked` (id, member_id, about_id, event_id, actor_id, subject, facts): id, known; none of what may not be
   * told any more.
   */
  known: RawBuilder<unknown>;
  words(known: unknown, reader: NoticeReader): string;
  /** Inside the portal; null: there is nothing to see. */
  path(known: unknown): string | null;
}

interface Parts<Known> {
  known: RawBuilder<unknown>;
  words(known: Known, reader: NoticeReader): string;
  path(known: Known): string | null;
}

/** What its SQL finds and its words say are one type. */
export function noticeOf<Known>(parts: Parts<Known>): Notice {
  return parts as Notice;
}

export interface Told {
  words: string;
  path: string | null;
}

/** Of these notices, the sentences and their places, in one statement, as their reader may see them now. */
export async function toldNotices(
  on: Db,
  letters: ReadonlyMap<string, { notice?: Notice }>,
  { notices, reader }: { notices: readonly { id: number; letter: string }[]; reader: NoticeReader },
): Promise<Map<number, Told>> {
  const asked = [...new Set(notices.map(({ letter }) => letter))].flatMap((name) => {
    const notice = letters.get(name)?.notice;
    return notice ? [{ name, notice }] : [];
  });
  if (asked.length === 0) return new Map();
  const parts = asked.map(
    ({ name, notice }) => sql`
      select ${name}::text as letter, k.* from (
        with asked as materialized (select * from here where letter = ${name}) ${notice.known}) as k (id, known)`,
  );
  const { rows } = await sql<{ letter: string; id: number; known: unknown }>`
    with here as materialized (
      select n.id, n.letter, n.member_id, n.about_id, n.event_id, e.actor_id, e.subject, e.facts
      from notices n join events e on e.id = n.event_id and e.at = n.at where n.id = any(${notices.map(({ id }) => id)}::bigint[]))
    ${sql.join(parts, sql` union all `)}`.execute(on);
  return new Map(
    rows.flatMap(({ letter, id, known }) => {
      const notice = letters.get(letter)?.notice;
      return notice ? [[id, { words: notice.words(known, reader), path: notice.path(known) }] as const] : [];
    }),
  );
}

/** The kind of a letter that its reader chooses about. */
export function kindOf({ kind }: { kind: NoticeKind | 'digest' | 'must' }): NoticeKind | undefined {
  return kind === 'must' || kind === 'digest' ? undefined : kind;
}
