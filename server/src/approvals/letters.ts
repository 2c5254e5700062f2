import type { ApprovalKind } from '@laurel/contract/approval-kinds';
import { nameFor } from '@laurel/contract/formats';
import { pointsNamed } from '@laurel/contract/looks/worn';
import { say } from '@laurel/contract/say';
import { type RawBuilder, sql } from 'kysely';
import { joinStep, ofStep, secondsOf } from '#asking/seconds';
import type { Db } from '#db/pool';
import { nameOf } from '#directory/people';
import { type Letter, letter, type Reader } from '#outbox/letter';
import { noticeOf } from '#outbox/notice';
import { people, things } from '#outbox/samples';
import { hello } from '#outbox/texts';
import { joinWords } from '#words/read';
import * as texts from './texts.ts';

/** Tells those who may confirm what somebody asks, and who asked what became of it. */
export function approvalLetters({ publicUrl }: { publicUrl: string }) {
  const screen = `${publicUrl}/approvals`;
  return [
    asked(screen),
    next(screen),
    moved(screen),
    agreed(screen),
    confirmed(screen),
    declined(screen),
    expired(screen),
  ];
}

const approval = sql`join approvals a on a.id = split_part(told.subject, ':', 2)::bigint`;

interface Asked {
  name: string;
  kind: ApprovalKind;
}

/** By whom, and what. */
const decided = sql`
  select asked.id, jsonb_build_object('name', p.display_name, 'kind', asked.facts ->> 'kind') from asked join people p on p.id = asked.actor_id`;

/** To those whose turn it is now. */
const toSeconds = sql`
  ${joinStep} cross join lateral (${secondsOf(ofStep(sql`told.at`))}) second
  join people m on m.id = second.member_id where a.state = 'waiting' and m.registered_at is not null`;

/** What is the same in every letter to those whose turn it is; `about` is what it is told of once. */
function toDecide(
  screen: string,
  { about, subject }: { about: RawBuilder<unknown>; subject: (asker: string) => string },
) {
  return {
    kind: 'toDo' as const,
    notice: noticeOf<Asked>({
      known: sql`
        select asked.id, jsonb_build_object('name', p.display_name, 'kind', a.kind) from asked
        join approvals a on a.id = split_part(asked.subject, ':', 2)::bigint join people p on p.id = a.asked_by_id and p.erased_at is null`,
      words: ({ name: asker, kind }) => say(texts.noticeAsked, { asker, kind }),
      path: () => '/approvals',
    }),
    readers: sql`
    select told.id, m.id, 'email', ${about} from told ${approval} ${toSeconds} and (told.facts ->> 'isOver') is distinct from 'false'`,
    read: async (on: Db, { event: { facts, subject: of } }: { event: Of }) => {
      const found = await waiting(on, Number(of.split(':')[1]));
      return found ? { asker: found.asker, kind: facts.kind, points: facts.points } : null;
    },
    words: ({ asker, kind, points }: ToDecide, { reader }: { reader: Reader }) => ({
      subject: subject(asker),
      text: [
        say(hello, { name: reader.name }),
        points > 0
          ? say(texts.askedPoints, { asker, kind, points, pointsName: pointsNamed(points, reader.pointsName) })
          : say(texts.asked, { asker, kind }),
        screen,
      ].join('\n\n'),
    }),
    samples: (): ToDecide[] => [
      { asker: people.colleague, kind: 'recognise', points: 5000 },
      { asker: people.colleague, kind: 'programme', points: 0 },
    ],
  };
}

/** An event that tells of one. */
interface Of {
  subject: string;
  facts: Pick<ToDecide, 'kind' | 'points'>;
}

interface ToDecide {
  asker: string;
  kind: ApprovalKind;
  points: number;
}

const asked = (screen: string): Letter<'approval.asked'> =>
  letter({
    ...{ name: 'approval asked', title: texts.titleAsked, type: 'approval.asked' },
    ...toDecide(screen, { about: sql`a.id`, subject: (asker) => say(texts.askedSubject, { asker }) }),
  });

/** The step before is over: it may be somebody's turn again, so it is told of the event. */
const next = (screen: string): Letter<'approval.agreed'> =>
  letter({
    ...{ name: 'approval goes on', title: texts.titleNext, type: 'approval.agreed' },
    ...toDecide(screen, { about: sql`told.id`, subject: (asker) => say(texts.nextSubject, { asker }) }),
  });

const moved = (screen: string): Letter<'approval.moved'> =>
  letter({
    ...{ name: 'approval moved', title: texts.titleMoved, type: 'approval.moved' },
    ...toDecide(screen, { about: sql`told.id`, subject: (asker) => say(texts.movedSubject, { asker }) }),
  });

const confirmed = (screen: string): Letter<'approval.confirmed'> =>
  letter({
    name: 'approval confirmed',
    title: texts.titleConfirmed,
    type: 'approval.confirmed',
    kind: 'decision',
    notice: noticeOf<Asked>({
      known: decided,
      words: (known) => say(texts.confirmed, known),
      path: () => '/approvals',
    }),
    readers: toAsker,
    read: async (on, { event }) => ({ name: await deciderOf(on, event), kind: event.facts.kind }),
    words: (known, { reader }) => ({
      subject: say(texts.confirmedSubject),
      text: [say(hello, { name: reader.name }), say(texts.confirmed, known), screen].join('\n\n'),
    }),
    samples: () => [{ name: people.colleague, kind: 'recognise' as const }],
  });

const declined = (screen: string): Letter<'approval.declined'> =>
  letter({
    name: 'approval declined',
    title: texts.titleDeclined,
    type: 'approval.declined',
    kind: 'decision',
    notice: noticeOf<Asked>({
      known: decided,
      words: (known) => say(texts.noticeDeclined, known),
      path: () => '/approvals',
    }),
    readers: toAsker,
    read: async (on, { event, aboutId }) => ({
      name: await deciderOf(on, event),
      kind: event.facts.kind,
      reason: await reasonOf(on, aboutId),
    }),
    words: ({ name, kind, reason }, { reader }) => ({
      subject: say(texts.declinedSubject),
      text: [say(hello, { name: reader.name }), say(texts.declined, { name, kind }), reason, screen].join('\n\n'),
    }),
    samples: () => [{ name: people.colleague, kind: 'recognise' as const, reason: things().reason }],
  });

/** To who asked, in the portal alone: it is not over. */
const agreed = (screen: string): Letter<'approval.agreed'> =>
  letter({
    name: 'approval agreed',
    title: texts.titleConfirmed,
    type: 'approval.agreed',
    kind: 'decision',
    notice: noticeOf<Asked>({
      known: decided,
      words: (known) => say(texts.noticeAgreed, known),
      path: () => '/approvals',
    }),
    readers: sql`
    select told.id, m.id, null, told.id from told ${approval} join people m on m.id = a.asked_by_id where m.deactivated_at is null`,
    read: async (on, { event }) => ({ name: await deciderOf(on, event), kind: event.facts.kind }),
    words: (known, { reader }) => ({
      subject: say(texts.agreedSubject),
      text: [say(hello, { name: reader.name }), say(texts.noticeAgreed, known), screen].join('\n\n'),
    }),
    samples: () => [{ name: people.colleague, kind: 'adhoc' as const }],
  });

const expired = (screen: string): Letter<'approval.expired'> =>
  letter({
    name: 'approval expired',
    title: texts.titleExpired,
    type: 'approval.expired',
    kind: 'decision',
    notice: noticeOf<Pick<Asked, 'kind'>>({
      known: sql`select asked.id, jsonb_build_object('kind', asked.facts ->> 'kind') from asked`,
      words: (known) => say(texts.expired, known),
      path: () => '/approvals',
    }),
    readers: toAsker,
    read: async (_, { event }) => ({ kind: event.facts.kind }),
    words: (known, { reader }) => ({
      subject: say(texts.expiredSubject),
      text: [say(hello, { name: reader.name }), say(texts.expired, known), screen].join('\n\n'),
    }),
    samples: () => [{ kind: 'adhoc' as const }],
  });

const toAsker: RawBuilder<unknown> = sql`
  select told.id, m.id, 'email', a.id from told ${approval} join people m on m.id = a.asked_by_id
  where m.deactivated_at is null`;

/** Undefined when it waits no more. */
async function waiting(on: Db, approvalId: number): Promise<{ asker: string } | undefined> {
  const { rows } = await sql<{ name: string; away: string }>`
    select p.display_name as name, coalesce(away.display_name, '') as away
    from approvals a join people p on p.id = a.asked_by_id left join people away on away.id = a.asked_for_id where a.id = ${approvalId} and a.state = 'waiting'`.execute(
    on,
  );
  return rows[0] && { asker: nameFor(rows[0].name, rows[0].away) };
}

/** With for whom, where a delegate did it. */
async function deciderOf(on: Db, { actorId, facts: { forId } }: { actorId: number | null; facts: { forId?: number } }) {
  return nameFor(await nameOf(on, actorId), forId === undefined ? '' : await nameOf(on, forId));
}

async function reasonOf(on: Db, approvalId: number): Promise<string> {
  const { rows } = await sql<{ reason: string }>`
    select coalesce(reason.text, '') as reason from approvals a ${joinWords('reason', 'approval.reason', 'a.id')} where a.id = ${approvalId}`.execute(
    on,
  );
  return rows[0]?.reason ?? '';
}
