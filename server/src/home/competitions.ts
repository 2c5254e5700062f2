import type { Home } from '@laurel/contract/calls/members/home';
import { winnerDaysAtHome } from '@laurel/contract/limits';
import { isOn } from '@laurel/contract/programme/features';
import { sql } from 'kysely';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import type { Kept } from '#kept/keeper';
import { versionOf } from '#kept/versions';
import { translated } from '#languages/translated';

type Running = NonNullable<Home['other']['competitions']>[number];
type AtHome = NonNullable<Home['other']['winners']>[number];

/** For whom something of a competition is shown: empty for everybody. */
interface Shown {
  sites: string[];
}

type CompetitionsAtHome = Pick<Home['other'], 'isCompetition' | 'competition' | 'competitions' | 'winners'>;

/** What Home shows a member of competitions: those that run, and who won lately. */
export async function competitionsAtHome(
  tx: Tx,
  { actor, now, kept }: { actor: Actor; now: Date; kept: Kept },
): Promise<CompetitionsAtHome> {
  const today = now.toISOString().slice(0, 10);
  const [running, won] = await inOrder(
    tx,
    () =>
      kept.part(tx, { name: `running ${today}`, of: [versionOf.competition, versionOf.translations] }, () =>
        runningOn(tx, today),
      ),
    () =>
      kept.part(
        tx,
        { name: `won lately ${today}`, of: [versionOf.competition, versionOf.translations, versionOf.divisions] },
        () => wonLately(tx, now),
      ),
  );
  if (!isOn('competition', actor)) return { isCompetition: false, competition: null };
  const site = actor.siteTemplate.toLowerCase();
  const isTheirs = ({ sites }: Shown) => sites.length === 0 || sites.includes(site);
  const competitions = running.filter(isTheirs);
  const winners = won.filter((one) => isTheirs(one) && now.getTime() < one.until);
  return {
    isCompetition: competitions.length > 0,
    competition: competitions[0] ?? null,
    ...(competitions.length > 0 && { competitions }),
    ...(winners.length > 0 && { winners }),
  };
}

/** All of the day; a few, because few may run at once. */
async function runningOn(tx: Tx, today: string): Promise<(Running & Shown)[]> {
  const { rows } = await sql<Omit<Running, 'competitionId'> & Shown & { id: number }>`
    select c.id, ${translated('competition', sql`c.title`)} as title, c.end_date as "endDate", coalesce(c.banner_id, 'drawn') as banner,
      coalesce(c.sites, '{}') as sites
    from competitions c where c.is_enabled and c.start_date <= ${today}::date and c.end_date >= ${today}::date
    order by c.end_date, c.id`.execute(tx);
  return rows.map(({ id, ...one }) => ({ ...one, competitionId: String(id) }));
}

const dayMs = 86_400_000;

async function wonLately(tx: Tx, now: Date): Promise<(AtHome & Shown & { until: number })[]> {
  const since = new Date(now.getTime() - winnerDaysAtHome * dayMs);
  const { rows } = await sql<Omit<AtHome, 'competitionId'> & Shown & { id: number; at: Date }>`
    select c.id, ${translated('competition', sql`c.title`)} as title, coalesce(c.sites, '{}') as sites, w.sentence, w.announced_at as at,
      case when m.registered_at is null then '0.' else '1.' end || m.public_id as "memberId", m.display_name as "memberName",
      coalesce(m.picture_id, '') as "picId", d.name as division
    from competition_winners w join competitions c on c.id = w.competition_id
    join people m on m.id = w.member_id join divisions d on d.code = m.division_code
    where w.announced_at > ${since} and w.withdrawn_at is null and m.deactivated_at is null
    order by w.announced_at desc, w.id`.execute(tx);
  return rows.map(({ id, at, ...one }) => ({
    ...one,
    competitionId: String(id),
    until: at.getTime() + winnerDaysAtHome * dayMs,
  }));
}
