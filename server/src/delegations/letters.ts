import type { DelegationScope } from '@laurel/contract/access';
import { delegationEnds } from '@laurel/contract/events';
import { dateWords } from '@laurel/contract/formats';
import { listed } from '@laurel/contract/rules/listed';
import { say } from '@laurel/contract/say';
import { delegationScopeWords } from '@laurel/contract/words/delegation-words';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import { nameOf } from '#directory/people';
import { type Letter, letter } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { people } from '#outbox/samples';
import { hello } from '#outbox/texts';
import * as texts from './texts.ts';

/** Tells the delegate that they are named, and both what somebody else did. */
export function delegationLetters({ publicUrl }: { publicUrl: string }) {
  const screen = `${publicUrl}/away`;
  return [toNamed(screen), toChanged(screen), toEnded(screen)];
}

/** Who is away and the delegate, who are here and can be written to, but for who did it. */
const both = (about: RawBuilder<unknown>) => sql`
  select told.id, m.id, 'email', ${about} from told join delegations d on d.id = split_part(told.subject, ':', 2)::bigint
  join people m on m.id in (d.away_id, d.delegate_id)
  where m.deactivated_at is null and m.id is distinct from told.actor_id`;

/** Of a delegation of which it is told: who is away, and who stands in. */
const parties = sql`
  select asked.id, jsonb_build_object('away', away.display_name, 'delegate', delegate.display_name) from asked
  join delegations d on d.id = split_part(asked.subject, ':', 2)::bigint
  join people away on away.id = d.away_id join people delegate on delegate.id = d.delegate_id`;

type Parties = Pick<Named, 'away' | 'delegate'>;

const inOneSentence = (words: (known: Parties) => string) => ({
  kind: 'delegate' as const,
  notice: noticeOf<Parties>({ known: parties, words, path: () => '/away' }),
});

interface Named {
  by: string;
  away: string;
  delegate: string;
  delegateId: number;
  scopes: readonly DelegationScope[];
  points: number;
  from: string;
  until: string;
}

const toNamed = (screen: string): Letter<'delegation.named'> =>
  letter<'delegation.named', Named>({
    name: 'delegation named',
    title: texts.titleNamed,
    type: 'delegation.named',
    ...inOneSentence((known) => say(texts.namedSubject, known)),
    readers: both(sql`d.id`),
    read: async (on, { event }) => {
      const found = await partiesOf(on, event);
      const { scopes, points } = event.facts;
      return found && { ...found, by: await nameOf(on, event.actorId), scopes, points };
    },
    words: (known, { reader }) => ({
      subject: say(texts.namedSubject, known),
      text: [
        say(hello, { name: reader.name }),
        say(texts.namedLetter, {
          ...{
            by: known.by,
            away: known.away,
            delegate: known.delegate,
            from: dayOf(known.from),
            until: dayOf(known.until),
          },
          you: reader.id === known.delegateId ? 'delegate' : 'away',
        }),
        ...lendingWords(known),
        say(texts.byItself),
        screen,
      ].join('\n\n'),
    }),
    samples: () => [sample, { ...sample, scopes: ['budget'], points: 500, delegateId: 0 }],
  });

const toChanged = (screen: string): Letter<'delegation.changed'> =>
  letter<'delegation.changed', Named>({
    name: 'delegation changed',
    title: texts.titleChanged,
    type: 'delegation.changed',
    ...inOneSentence((known) => say(texts.changedSubject, known)),
    // Each change is told.
    readers: both(sql`told.id`),
    read: async (on, { event }) => {
      const found = await partiesOf(on, event);
      const { scopes, points } = event.facts;
      return found && { ...found, by: await nameOf(on, event.actorId), scopes, points };
    },
    words: (known, { reader }) => ({
      subject: say(texts.changedSubject, known),
      text: [
        say(hello, { name: reader.name }),
        say(texts.changedLetter, { by: known.by, away: known.away, until: dayOf(known.until) }),
        ...lendingWords(known),
        screen,
      ].join('\n\n'),
    }),
    samples: () => [sample],
  });

const toEnded = (screen: string): Letter<'delegation.ended'> =>
  letter({
    name: 'delegation ended',
    title: texts.titleEnded,
    type: 'delegation.ended',
    ...inOneSentence((known) => say(texts.endedSubject, known)),
    readers: both(sql`d.id`),
    read: async (on, { event }) => {
      const found = await partiesOf(on, event);
      const { actorId, facts } = event;
      return found && { by: await nameOf(on, actorId), away: found.away, delegate: found.delegate, why: facts.why };
    },
    words: (known, { reader }) => ({
      subject: say(texts.endedSubject, known),
      text: [say(hello, { name: reader.name }), say(texts.endedLetter, known), screen].join('\n\n'),
    }),
    samples: () =>
      delegationEnds.map((why) => ({ by: people.colleague, away: people.colleague, delegate: people.other, why })),
  });

const sample: Named = {
  ...{ by: people.colleague, away: people.colleague, delegate: people.other, delegateId: 0 },
  ...{ scopes: ['reviews', 'approvals'], points: 0, from: '2026-01-01', until: '2026-01-31' },
};

function lendingWords({ scopes, points, away }: Named): string[] {
  const about = say(texts.scopesLetter, { scopes: listed(scopes.map((scope) => say(delegationScopeWords[scope]))) });
  return points > 0 ? [about, say(texts.pointsLetter, { away, points })] : [about];
}

async function partiesOf(
  on: Db,
  { subject }: { subject: string },
): Promise<Omit<Named, 'by' | 'scopes' | 'points'> | null> {
  const { rows } = await sql<Omit<Named, 'by' | 'scopes' | 'points'>>`
    select away.display_name as away, delegate.display_name as delegate, d.delegate_id as "delegateId", d.first_day::text as "from", d.last_day::text as "until"
    from delegations d join people away on away.id = d.away_id join people delegate on delegate.id = d.delegate_id where d.id = ${subject.split(':')[1]}`.execute(
    on,
  );
  return rows[0] ?? null;
}

const dayOf = (day: string) =>
  dateWords(new Date(day), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
