import { say } from '@laurel/contract/say';
import { sql } from 'kysely';
import type { Db } from '#db/pool';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { people, things } from '#outbox/samples';
import { decidedMail, declinedTogetherMail, ratedMail } from './mail.ts';
import * as texts from './texts.ts';
import {
  type Named,
  nominator,
  nomineeOf,
  nomineeWith,
  ofSubject,
  ownNominations,
  reviewedAt,
} from './told-nomination.ts';

/** What is told of nominations about which several decided. */
export function decidedLetters({ publicUrl }: { publicUrl: string }) {
  return [toNominator(publicUrl), toThoseWhoSaid(publicUrl)];
}

function toNominator(publicUrl: string): Letter<'nomination.decided'> {
  return letter({
    name: 'nomination decided',
    title: texts.titleDecided,
    type: 'nomination.decided',
    kind: 'decision',
    notice: noticeOf<Named & { isDeclined: boolean }>({
      known: nomineeWith(sql`jsonb_build_object('isDeclined', (asked.facts ->> 'rating')::int = 0)`),
      words: ({ name, isDeclined }) => say(isDeclined ? texts.noticeDeclined : texts.noticeRated, { name }),
      path: ownNominations,
    }),
    readers: nominator,
    read: async (on, { aboutId, event: { facts } }) => {
      const nomineeName = await nomineeOf(on, aboutId);
      if (nomineeName === undefined) return null;
      const { by, said, rating, stars, pointsEach: points } = facts;
      const motivations = rating === 0 ? await motivationsOf(on, aboutId) : [];
      return { nomineeName, by, said, rating, stars, points, motivations };
    },
    words: ({ motivations, by, said, ...known }, { reader }) =>
      known.rating === 0
        ? declinedTogetherMail({ ...known, by, said, motivations, toName: reader.name, publicUrl })
        : ratedMail({ ...known, toName: reader.name, publicUrl }),
    samples: () =>
      [0, 4].map((rating) => ({
        ...{ nomineeName: people.other, by: 'mean' as const, said: 3, rating, stars: 5, points: rating * 50 },
        motivations: rating === 0 ? [things().reason] : [],
      })),
  });
}

/** To who rated or declined it and is still here, but whose word was the last one. */
function toThoseWhoSaid(publicUrl: string): Letter<'nomination.decided'> {
  return letter({
    name: 'nomination decided, to who said something',
    title: texts.titleDecidedHeard,
    type: 'nomination.decided',
    kind: 'decision',
    notice: noticeOf<Named & { nomId: string }>({
      known: nomineeWith(sql`jsonb_build_object('nomId', asked.about_id::text)`),
      words: ({ name }) => say(texts.noticeDecided, { name }),
      path: ({ nomId }) => reviewedAt(nomId),
    }),
    readers: sql`
      select told.id, p.member_id, 'email', n.id from told ${ofSubject} join reviews r on r.nomination_id = n.id and r.id <= (told.facts ->> 'reviewId')::bigint
      join profiles p on p.member_id = r.reviewer_id
      where p.is_active and r.reviewer_id <> told.actor_id`,
    read: async (on, { aboutId, event: { facts } }) => {
      const nomineeName = await nomineeOf(on, aboutId);
      if (nomineeName === undefined) return null;
      const { by, said, rating, stars } = facts;
      return { nomineeName, by, said, rating, stars, nomId: String(aboutId) };
    },
    words: (known, { reader }) => decidedMail({ ...known, toName: reader.name, publicUrl }),
    samples: () =>
      [0, 4].map((rating) => ({
        ...{ nomineeName: people.other, by: 'majority' as const, said: 3, rating, stars: 5, nomId: '1' },
      })),
  });
}

/** What those wrote who declined it, without their names. */
async function motivationsOf(on: Db, nominationId: number): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select w.text from reviews r join words w on w.of = 'review.motivation' and w.of_id = r.id
    where r.nomination_id = ${nominationId} and r.kind = 'decline' order by r.id`.execute(on);
  return rows.map(({ text }) => text);
}
