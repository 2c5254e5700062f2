import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { decidersOf } from '#directory/decides';
import { nominated } from '#directory/nomination-scope';
import type { Letter } from '#outbox/letter';
import { declinedMail, ratedMail, secondPersonMail, submittedMail } from './mail.ts';

/** What nominations are told with. */
export function nominationLetters({ publicUrl }: { publicUrl: string }) {
  return [submitted(publicUrl), rated(publicUrl), declined(publicUrl), secondPerson(publicUrl)];
}

const ofSubject = sql`join nominations n on n.id = split_part(told.subject, ':', 2)::bigint`;

/** Whoever reviewed nominations like it when it happened. */
const deciders = sql`join lateral (${decidersOf('nomination', nominated, sql`told.at`)}) decider on true`;

/** To the managers of those who were nominated together, of those who review them; one letter each. */
function submitted(publicUrl: string): Letter<'nomination.submitted'> {
  return {
    name: 'nominations',
    type: 'nomination.submitted',
    readers: sql`
      select min(told.id), m.id, 'email', (told.facts ->> 'with')::bigint
      from told ${ofSubject} ${deciders} join people m on m.id = decider.member_id
      where decider.capability = 'manager' and n.nominee_id is not null and m.id <> n.by_id and m.email is not null group by m.id, told.facts ->> 'with'`,
    words: async (on, { event, reader }) => {
      const byName = await nameOf(on, event.actorId);
      return byName === undefined ? null : submittedMail({ toName: reader.name, byName, publicUrl });
    },
  };
}

/** To who nominated; whoever has left gets none. */
const nominator = sql`
  select told.id, m.id, 'email', n.id from told ${ofSubject} join people m on m.id = n.by_id
  where m.deactivated_at is null and m.email is not null`;

function rated(publicUrl: string): Letter<'nomination.reviewed'> {
  return {
    name: 'nomination rated',
    type: 'nomination.reviewed',
    readers: sql`${nominator} and told.facts ->> 'standing' = 'paid'`,
    words: async (on, { aboutId, event: { facts }, reader }) => {
      const nomineeName = await nomineeOf(on, aboutId);
      if (nomineeName === undefined) return null;
      const review = await on
        .selectFrom('reviews')
        .select('stars')
        .where('id', '=', facts.reviewId)
        .executeTakeFirstOrThrow();
      return ratedMail({
        ...{ toName: reader.name, nomineeName, publicUrl, rating: facts.rating, points: facts.pointsEach },
        stars: review.stars,
      });
    },
  };
}

function declined(publicUrl: string): Letter<'nomination.declined'> {
  return {
    name: 'nomination declined',
    type: 'nomination.declined',
    readers: nominator,
    words: async (on, { aboutId, event, reader }) => {
      const nomineeName = await nomineeOf(on, aboutId);
      const byName = await nameOf(on, event.actorId);
      const said = await on
        .selectFrom('words')
        .select('text as motivation')
        .where('of', '=', 'review.motivation')
        .where('of_id', '=', event.facts.reviewId)
        .executeTakeFirst();
      if (nomineeName === undefined || byName === undefined || !said) return null;
      return declinedMail({ toName: reader.name, nomineeName, publicUrl, byName, motivation: said.motivation });
    },
  };
}

/** To those who may confirm: whoever reviews it, but those of the nomination. */
function secondPerson(publicUrl: string): Letter<'nomination.reviewed'> {
  return {
    name: 'nomination waits',
    type: 'nomination.reviewed',
    readers: sql`
      select distinct told.id, p.member_id, 'email', n.id from told ${ofSubject} ${deciders}
      join profiles p on p.member_id = decider.member_id
      where told.facts ->> 'standing' = 'waits' and p.email is not null
        and p.member_id <> told.actor_id and p.member_id <> n.by_id and p.member_id is distinct from n.nominee_id`,
    words: async (on, { aboutId, reader }) => {
      const nomineeName = await nomineeOf(on, aboutId);
      return nomineeName === undefined ? null : secondPersonMail({ toName: reader.name, nomineeName, publicUrl });
    },
  };
}

/** The person, or the division; undefined of who is erased. */
async function nomineeOf(on: Db, nominationId: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select coalesce(m.display_name, d.name) as name
    from nominations n left join people m on m.id = n.nominee_id left join divisions d on d.code = n.division_code
    where n.id = ${nominationId} and m.erased_at is null`.execute(on);
  return rows[0]?.name;
}

async function nameOf(on: Db, memberId: number | null): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select display_name as name from people where id = ${memberId} and erased_at is null`.execute(on);
  return rows[0]?.name;
}
