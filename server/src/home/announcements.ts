import { holds } from '@laurel/contract/access';
import type { AnnouncementPlace, Audience } from '@laurel/contract/calls/announcements/announcement';
import { announcementsPage, announcementsShown } from '@laurel/contract/limits';
import { isUploaded } from '@laurel/contract/looks/uploaded';
import { language } from '@laurel/contract/say';
import type { Announced } from '@laurel/contract/shapes/announced';
import { sql } from 'kysely';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import type { Kept } from '#kept/keeper';
import { versionOf } from '#kept/versions';
import { translated } from '#languages/translated';

export interface Reading {
  actor: Actor;
  now: Date;
  kept: Kept;
}

/** To whom something is announced, and when; without its words. */
interface Listed extends Audience {
  id: number;
  place: AnnouncementPlace;
  /** Milliseconds. */
  from: number;
  until: number | null;
}

/** What of a place is for somebody, now or later, in its order. */
async function addressedTo(tx: Tx, place: AnnouncementPlace, { actor, now, kept }: Reading): Promise<Listed[]> {
  const thing = { name: 'announcements', of: [versionOf.content] };
  const listed = await kept.part(tx, thing, () => listedFrom(tx, now));
  return listed.filter((one) => one.place === place && isAddressed(one, actor));
}

/** Of these what runs: each from and until its own moment, whatever is kept. */
function running(listed: readonly Listed[], now: Date): number[] {
  const at = now.getTime();
  return listed.filter(({ from, until }) => from <= at && (until === null || at < until)).map(({ id }) => id);
}

/** Whether a member is among those to whom something is announced. */
function isAddressed(audience: Audience, who: Actor): boolean {
  const { sites, countries, clusters, divisions, managersOnly } = audience;
  if (managersOnly && !holds(who, 'manager')) return false;
  if ([sites, countries, clusters, divisions].every((codes) => codes.length === 0)) return true;
  return (
    sites.includes(who.siteTemplate.toLowerCase()) ||
    countries.includes(who.countryCode) ||
    clusters.includes(who.clusterCode) ||
    divisions.includes(who.divisionCode)
  );
}

/** All that runs or is planned; what has ended by now never comes back without being changed. */
async function listedFrom(tx: Tx, now: Date): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select id, place, sites, countries, clusters, divisions, managers_only as "managersOnly",
      floor(extract(epoch from from_at) * 1000)::bigint as "from", ceil(extract(epoch from until_at) * 1000)::bigint as "until"
    from announcements where removed_at is null and (until_at is null or until_at > ${now})
    order by position, id`.execute(tx);
  return rows;
}

/** What is announced, in the reader's language; where it is not written in that, in its own. */
async function saidOf(tx: Tx, ids: readonly number[], { kept }: Reading): Promise<readonly Announced[]> {
  const thing = { name: `announced ${ids.join()}`, of: [versionOf.content, versionOf.translations] };
  return kept.part(tx, thing, async () => {
    const { rows } = await sql<Announced>`
      select a.id::text as "announcementId", coalesce(t.title, ${translated('advert', sql`d.title`)}) as title,
        coalesce(t.words, d.words) as words, a.picture, coalesce(t.alt, d.alt) as alt, a.link
      from announcements a join announcement_texts d on d.announcement_id = a.id and d.language = a.language
      left join announcement_texts t on t.announcement_id = a.id and t.language = ${language()}
      where a.id = any(${ids}::bigint[]) order by a.position, a.id`.execute(tx);
    return rows;
  });
}

interface Advertised {
  advertData: { what: string; href: string; img: string }[];
  /** When it is something else although nobody changes it; not there where that is never. */
  until?: string;
}

/** What the shop advertises to a member. */
export async function advertised(tx: Tx, reading: Reading): Promise<Advertised> {
  const listed = await addressedTo(tx, 'shop', reading);
  const ids = running(listed, reading.now);
  const said = ids.length === 0 ? [] : await saidOf(tx, ids, reading);
  const times = listed.flatMap(({ from, until }) => [from, until ?? 0]).filter((at) => at > reading.now.getTime());
  return {
    advertData: said.map(({ title, link, picture }) => ({ what: title, href: link, img: advertImg(picture) })),
    ...(times.length > 0 && { until: new Date(Math.min(...times)).toISOString() }),
  };
}

async function runningAtHome(tx: Tx, reading: Reading): Promise<number[]> {
  return running(await addressedTo(tx, 'home', reading), reading.now);
}

/** What the member has not dismissed of what is announced on Home. Nobody is looked up while nothing is. */
async function undismissed(tx: Tx, reading: Reading): Promise<number[]> {
  const ids = await runningAtHome(tx, reading);
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select announcement_id as id from announcement_dismissals
    where member_id = ${reading.actor.id} and announcement_id = any(${ids}::bigint[])`.execute(tx);
  const gone = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !gone.has(id));
}

/** The first of what is announced to a member on Home, and how many there are beyond. */
export async function announcedAtHome(
  tx: Tx,
  reading: Reading,
): Promise<{ shown: Announced[]; more: number } | undefined> {
  const ids = await undismissed(tx, reading);
  if (ids.length === 0) return undefined;
  const shown = await saidOf(tx, ids.slice(0, announcementsShown), reading);
  return { shown: [...shown], more: Math.max(0, ids.length - announcementsShown) };
}

/** All of it, a page at a time. */
export async function pageAnnounced(
  tx: Tx,
  page: number,
  reading: Reading,
): Promise<{ announcements: Announced[]; total: number }> {
  const ids = await undismissed(tx, reading);
  const onPage = ids.slice(page * announcementsPage, (page + 1) * announcementsPage);
  const announcements = onPage.length === 0 ? [] : [...(await saidOf(tx, onPage, reading))];
  return { announcements, total: ids.length };
}

/** Whether something is announced to this member on Home now. */
export async function isAnnouncedTo(tx: Tx, announcementId: string, reading: Reading): Promise<boolean> {
  return (await runningAtHome(tx, reading)).includes(Number(announcementId));
}

/** Below `imageBase`: uploaded pictures lie beside those that come with the portal. */
function advertImg(picture: string): string {
  return isUploaded(picture) ? `pic/${picture}` : picture;
}
