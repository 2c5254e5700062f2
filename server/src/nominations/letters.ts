import { nameFor } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { decidersOf } from '#directory/decides';
import { nominated, toReview } from '#directory/nomination-scope';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { people, things } from '#outbox/samples';
import { decidedLetters } from './decided-letters.ts';
import { declinedMail, ratedMail, secondPersonMail, submittedMail } from './mail.ts';
import * as texts from './texts.ts';
import { type Named, nominator, nominee, nomineeOf, ofSubject, ownNominations } from './told-nomination.ts';

/** What nominations are told with. */
export function nominationLetters({ publicUrl }: { publicUrl: string }) {
  return [
    ...[submitted(publicUrl), rated(publicUrl), declined(publicUrl), secondPerson(publicUrl)],
    ...decidedLetters({ publicUrl }),
  ];
}

/** Whoever reviewed nominations like it when it happened, by their own right or for who was away. */
const deciders = sql`join lateral (${decidersOf('nomination', nominated, sql`told.at`)}) decider on true`;
/** The same to whom nobody's hands that have rated it belong. */
const seconds = sql`join lateral (${decidersOf('nomination', toReview, sql`told.at`)}) decider on true`;

const reviewing = () => '/nominationmanagement?status=review';

/** To the managers of those who were nominated together, of those who review them; one letter each. Who is nominated may stand in for one of them, and hears nothing. */
function submitted(publicUrl: string): Letter<'nomination.submitted'> {
  return letter({
    name: 'nominations',
    title: texts.titleNew,
    type: 'nomination.submitted',
    kind: 'toDo',
    notice: noticeOf<Named>({
      known: sql`
        select asked.id, jsonb_build_object('name', p.display_name) from asked join people p on p.id = asked.actor_id and p.erased_at is null`,
      words: (named) => say(texts.noticeSubmitted, named),
      path: reviewing,
    }),
    readers: sql`
      select min(told.id), m.id, 'email', (told.facts ->> 'with')::bigint
      from told ${ofSubject} ${deciders} join people m on m.id = decider.member_id
      where decider.capability = 'manager' and m.id <> n.by_id and m.id <> n.nominee_id group by m.id, told.facts ->> 'with'`,
    read: async (on, { event }) => {
      const byName = await nameOf(on, event.actorId);
      return byName === undefined ? null : { byName };
    },
    words: ({ byName }, { reader }) => submittedMail({ toName: reader.name, byName, publicUrl }),
    samples: () => [{ byName: people.colleague }],
  });
}

function rated(publicUrl: string): Letter<'nomination.reviewed'> {
  return letter({
    name: 'nomination rated',
    title: texts.titleRated,
    type: 'nomination.reviewed',
    kind: 'decision',
    notice: noticeOf<Named>({ known: nominee, words: (named) => say(texts.noticeRated, named), path: ownNominations }),
    readers: sql`${nominator} and told.facts ->> 'standing' = 'paid'`,
    read: async (on, { aboutId, event: { facts } }) => {
      const nomineeName = await nomineeOf(on, aboutId);
      if (nomineeName === undefined) return null;
      const review = await on
        .selectFrom('reviews')
        .select('stars')
        .where('id', '=', facts.reviewId)
        .executeTakeFirstOrThrow();
      return { nomineeName, rating: facts.rating, points: facts.pointsEach, stars: review.stars };
    },
    words: (known, { reader }) => ratedMail({ ...known, toName: reader.name, publicUrl }),
    samples: () => [0, 500].map((points) => ({ nomineeName: people.other, rating: 4, points, stars: 5 })),
  });
}

function declined(publicUrl: string): Letter<'nomination.declined'> {
  return letter({
    name: 'nomination declined',
    title: texts.titleDeclined,
    type: 'nomination.declined',
    kind: 'decision',
    notice: noticeOf<Named>({
      known: nominee,
      words: (named) => say(texts.noticeDeclined, named),
      path: ownNominations,
    }),
    // What several say is told by what they decide.
    readers: sql`${nominator} and told.facts ->> 'after' = 'declined' and not exists (select from verdicts v where v.nomination_id = n.id)`,
    read: async (on, { aboutId, event }) => {
      const nomineeName = await nomineeOf(on, aboutId);
      const byName = await reviewerOf(on, event);
      const words = await on
        .selectFrom('words')
        .select('text as motivation')
        .where('of', '=', 'review.motivation')
        .where('of_id', '=', event.facts.reviewId)
        .executeTakeFirst();
      if (nomineeName === undefined || byName === undefined || !words) return null;
      return { nomineeName, byName, motivation: words.motivation };
    },
    words: (known, { reader }) => declinedMail({ ...known, toName: reader.name, publicUrl }),
    samples: () => [{ nomineeName: people.other, byName: people.colleague, motivation: things().reason }],
  });
}

/** To those who may confirm: whoever reviews it, but those of the nomination. */
function secondPerson(publicUrl: string): Letter<'nomination.reviewed'> {
  return letter({
    name: 'nomination waits',
    title: texts.titleWaits,
    type: 'nomination.reviewed',
    kind: 'toDo',
    notice: noticeOf<Named>({ known: nominee, words: (named) => say(texts.noticeSecond, named), path: reviewing }),
    readers: sql`
      select distinct told.id, p.member_id, 'email', n.id from told ${ofSubject} ${seconds}
      join profiles p on p.member_id = decider.member_id
      where told.facts ->> 'standing' = 'waits'
        and p.member_id <> told.actor_id and p.member_id is distinct from (told.facts ->> 'forId')::bigint and p.member_id <> n.by_id and p.member_id is distinct from n.nominee_id`,
    read: async (on, { aboutId }) => {
      const nomineeName = await nomineeOf(on, aboutId);
      return nomineeName === undefined ? null : { nomineeName };
    },
    words: ({ nomineeName }, { reader }) => secondPersonMail({ toName: reader.name, nomineeName, publicUrl }),
    samples: () => [{ nomineeName: people.other }],
  });
}

/** With for whom, where a delegate did it. */
async function reviewerOf(on: Db, { actorId, facts }: Told): Promise<string | undefined> {
  const name = await nameOf(on, actorId);
  return name && nameFor(name, (await nameOf(on, facts.forId ?? null)) ?? '');
}

interface Told {
  actorId: number | null;
  facts: { forId?: number | undefined };
}

async function nameOf(on: Db, memberId: number | null): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select display_name as name from people where id = ${memberId} and erased_at is null`.execute(on);
  return rows[0]?.name;
}
