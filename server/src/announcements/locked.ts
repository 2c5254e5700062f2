import type { Call } from '@laurel/contract/call';
import type { AnnouncementPlace, Audience } from '@laurel/contract/calls/announcements/announcement';
import type { Language } from '@laurel/contract/languages';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound, refusalWith } from '#errors/refuse';
import * as texts from './texts.ts';

export interface Writer {
  actor: Actor;
  now: Date;
}

export interface SaidIn {
  language: Language;
  title: string;
  words: string;
  alt: string;
}

/** As it is stored. */
export interface Stored extends Audience {
  id: number;
  place: AnnouncementPlace;
  position: number;
  language: Language;
  picture: string;
  link: string;
  from: Date;
  until: Date | null;
  revision: number;
  changedAt: Date;
  changedBy: string;
  isRemoved: boolean;
  texts: SaidIn[];
}

/** A call whose refusal tells who was quicker. */
type Refusing = Call & {
  refusals: typeof import('@laurel/contract/calls/announcements/announcement').quicker.refusals;
};

/** Who changes announcements comes after who does so: their order is one. Whoever reads is not kept waiting. */
export async function lockAnnouncements(tx: Tx): Promise<void> {
  await sql`lock table announcements in share row exclusive mode`.execute(tx);
}

/** The announcement, for whoever changes it; also one that was taken away. */
export async function storedAnnouncement(tx: Tx, id: string): Promise<Stored> {
  const { rows } = await sql<Stored>`
    select a.id, a.place, a.position, a.language, a.picture, a.link, a.from_at as "from", a.until_at as "until", a.revision, a.sites, a.countries,
      a.clusters, a.divisions, a.managers_only as "managersOnly", a.changed_at as "changedAt", coalesce(m.display_name, '') as "changedBy",
      a.removed_at is not null as "isRemoved",
      (select jsonb_agg(jsonb_build_object('language', t.language, 'title', t.title, 'words', t.words, 'alt', t.alt) order by t.language)
        from announcement_texts t where t.announcement_id = a.id) as texts
    from announcements a left join people m on m.id = a.changed_by_id where a.id = ${id}`.execute(tx);
  return rows[0] ?? notFound();
}

/** The same, refused to who looked at it before somebody else changed it. */
export async function unchanged(
  tx: Tx,
  call: Refusing,
  { announcementId, revision }: { announcementId: string; revision: number },
): Promise<Stored> {
  const stored = await storedAnnouncement(tx, announcementId);
  if (stored.isRemoved) notFound();
  if (stored.revision !== revision) {
    const { changedBy, changedAt } = stored;
    throw refusalWith(
      call,
      {
        code: 'changedMeanwhile',
        words: say(texts.quicker, { by: changedBy === '' ? 'portal' : 'member', name: changedBy }),
      },
      { changedBy, dateChanged: changedAt.toISOString(), revision: stored.revision },
    );
  }
  return stored;
}
