import { sql } from 'kysely';
import { joinStep, ofStep, secondsOf } from '#asking/seconds';
import { isNominationAsked } from '#asking/subject-asked';
import { decidersOf } from '#directory/decides';
import { suggested } from '#directory/idea-scope';
import { brokenInvariants } from '#ledger/verify';
import { chosenNoPush, chosenNot, nobodyToWriteTo, readMeanwhile } from '#outbox/reason';
import { ownersOfNomination } from '#work/sources';
import type { TestApp } from '../app.ts';
import { type Company, choiceAt, holds, type Item, type Person, personOf } from './company.ts';
import type { Deeds } from './deeds.ts';
import type { Delivery } from './delivery.ts';
import { ownersOf, waitingIn } from './owners.ts';
import { isQuiet, keyOf, type Tellings } from './told.ts';

/** A name, and what is otherwise than it says: nothing where it holds. */
export type Found = readonly [name: string, wrong: readonly string[]];

interface Checking {
  portal: TestApp;
  company: Company;
  told: Tellings;
  delivery: Delivery;
  deeds: Deeds;
  call(by: Person, path: string, body: object): Promise<{ status: number; body: Said }>;
}

// biome-ignore lint/suspicious/noExplicitAny: the year looks into answers freely.
type Said = any;

/** What must be so whenever a day is over. */
export function checksOf({ portal, company, told, delivery, deeds, call }: Checking) {
  const { db } = portal;
  /** What the pots' nightly care tells is taken as told: it is no matter of this year. */
  const aside = ['budget changed', 'budget ending', 'budget used'];
  let lastNotice = 0;
  let lastMessage = 0;
  let lastReview = 0;
  let lastDecision = 0;

  /** Who may decide each thing that waits, as the portal's own lists and letters ask it. */
  async function ownersByPortal(): Promise<Map<string, Set<number>>> {
    const { now } = portal;
    const { rows } = await sql<{ place: string; ids: number[] }>`
      select 'nomination ' || n.id as place, array(select o.member_id from (${ownersOfNomination(now)}) o) as ids
      from nominations n where n.state in ('open', 'waiting') and not ${isNominationAsked}
      union all select 'idea ' || i.id, array(select o.member_id from (${decidersOf('idea', suggested, now)}) o where o.member_id <> i.by_id)
      from ideas i where i.state = 'awaiting'
      union all select 'approval ' || a.id, array(select o.member_id from (${secondsOf(ofStep(sql`${now}::timestamptz`))}) o)
      from approvals a ${joinStep} where a.state = 'waiting'`.execute(db);
    return new Map(rows.map(({ place, ids }) => [place, new Set(ids.map(Number))]));
  }

  const placeOf = ({ kind, id }: Item) => `${kind} ${id}`;

  async function owned(): Promise<Found[]> {
    const at = portal.now.getTime();
    const waiting = waitingIn(company);
    const by = await ownersByPortal();
    const otherwise = waiting.flatMap((item) => {
      const [mine, theirs] = [ownersOf(company, item, at), by.get(placeOf(item))];
      const wrong = theirs
        ? [...new Set([...mine.keys(), ...theirs])].filter((id) => !mine.has(id) || !theirs.has(id))
        : ['nobody asks'];
      return wrong.length > 0
        ? [`${placeOf(item)}: ${wrong.map((id) => `${id}${mine.has(Number(id)) ? ' may' : ' may not'}`).join(', ')}`]
        : [];
    });
    const ofNobody = [...by.keys()].filter((place) => !waiting.some((item) => placeOf(item) === place));
    const nobodys = [...by].filter(([, ids]) => ids.size === 0).map(([place]) => place);
    const { rows } = await sql<{ place: string }>`
      select kind || ' ' || item_id as place from work_stages where stage = 'unowned'`.execute(db);
    const known = new Set(rows.map(({ place }) => place));
    return [
      [
        'What waits is decided by whom it should be',
        [...otherwise, ...ofNobody.map((place) => `${place} waits for the portal alone`)],
      ],
      ['Nothing waits for nobody unless administrators were told', nobodys.filter((place) => !known.has(place))],
    ];
  }

  /** The lists of these people, beside who decides what by the year's own reckoning. */
  async function inToDo(people: readonly Person[]): Promise<Found> {
    const at = portal.now.getTime();
    const waiting = waitingIn(company);
    const wrong: string[] = [];
    for (const person of people) {
      const listed: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const { body }: Said = await call(person, '/api/member/todolist', after === '' ? {} : { after });
        listed.push(...body.items.map(({ kind, itemId }: { kind: string; itemId: string }) => `${kind} ${itemId}`));
        after = body.next;
      }
      const isAdmin = holds(person, 'administrator');
      const should = waiting.flatMap((item) => {
        const owners = ownersOf(company, item, at);
        if (owners.has(person.id)) return [placeOf(item)];
        const isUnowned = item.kind === 'nomination' && isAdmin && owners.size === 0 && item.nomineeId !== person.id;
        return isUnowned ? [`unowned ${item.id}`] : [];
      });
      const kinds = ['nomination', 'idea', 'approval', 'unowned'];
      const ours = listed.filter((place) => kinds.includes(place.split(' ')[0] ?? ''));
      if (new Set(ours).size !== ours.length) wrong.push(`${person.id} has something twice`);
      wrong.push(...apart(new Set(should), new Set(ours)).map((line) => `${person.id}: ${line}`));
    }
    return ['Everybody has in To do what is theirs to decide, and nothing else', wrong];
  }

  async function toldOnce(): Promise<Found[]> {
    const notices = await sql<{
      id: number;
      letter: string;
      at: Date;
      memberId: number;
      actorId: number | null;
      digest: boolean;
    }>`
      select n.id, n.letter, n.at, n.member_id as "memberId", e.actor_id as "actorId", n.for_digest as digest from notices n
      join events e on e.id = n.event_id and e.at = n.at where n.id > ${lastNotice} order by n.id`.execute(db);
    lastNotice = Number(notices.rows.at(-1)?.id ?? lastNotice);
    const mine = notices.rows.filter(({ letter }) => !aside.includes(letter));
    const messages = await sql<{ id: number; letter: string; at: Date; memberId: number; channel: 'email' | 'push' }>`
      select id, letter, created_at as at, member_id as "memberId", channel from messages where id > ${lastMessage} order by id`.execute(
      db,
    );
    lastMessage = Number(messages.rows.at(-1)?.id ?? lastMessage);
    const of = (channel: string) =>
      messages.rows
        .filter((row) => row.channel === channel && row.letter !== 'digest' && !aside.includes(row.letter))
        .map(({ letter, at, memberId }) => keyOf(letter, at, memberId));
    const keys = mine.map(({ letter, at, memberId }) => keyOf(letter, at, memberId));
    return [
      ['The bell tells what happened, once, to those whom it concerns', compared(told.due.bell, keys)],
      [
        'Nobody is told what they did themselves',
        mine.filter((one) => one.actorId === one.memberId).map(({ id }) => `notice ${id}`),
      ],
      ['E-mails are promised to who chose them, once', compared(told.due.email, of('email'))],
      ['Devices are promised what their owners chose, once', compared(told.due.push, of('push'))],
    ];
  }

  async function digests(): Promise<Found> {
    const { rows } = await sql<{ id: number; day: string; at: Date }>`
      select member_id as id, day::text, made_at as at from digests where made_at > ${new Date(portal.now.getTime() - 86_400_000)} order by id`.execute(
      db,
    );
    return [
      'The e-mail of the day comes at its reader’s hour, once a day of theirs',
      compared(
        told.digests,
        rows.map(({ id, day, at }) => `${id} ${day} ${at.toISOString()}`),
      ),
    ];
  }

  /** What was promised has left once, or stands with a reason; and nobody was rung in their quiet hours. */
  async function delivered(): Promise<Found[]> {
    interface Row {
      id: number;
      letter: string;
      state: string;
      channel: string;
      memberId: number;
      messageId: string;
      detail: string | null;
      endedAt: Date | null;
      folded: boolean;
    }
    const since = new Date(portal.now.getTime() - 86_400_000);
    const { rows } = await sql<Row>`
      select id, letter, state, channel, member_id as "memberId", random_id as "messageId", last_error as detail, ended_at as "endedAt", folded_into is not null as folded
      from messages where state = 'promised' or ended_at > ${since} order by id`.execute(db);
    const tell = ({ id, letter, memberId, state, detail }: Row) =>
      `${id} ${letter} to ${memberId} ${state} ${detail ?? ''}`;
    const ended = rows.filter(({ endedAt }) => endedAt !== null);
    const quiet = (row: Row, at: number) =>
      row.letter !== 'digest' && isQuiet(company, personOf(company, row.memberId), at);
    const times = ({ messageId }: Row) => delivery.mails.get(`<${messageId}@laurel.example>`) ?? 0;
    const mails = ended.filter(({ channel }) => channel === 'email');
    const reasons = [chosenNot, chosenNoPush, nobodyToWriteTo, readMeanwhile];
    return [
      [
        'Every e-mail that is sent came once, and no other',
        mails.filter((row) => times(row) !== (row.state === 'sent' ? 1 : 0)).map(tell),
      ],
      [
        'Nothing is stuck, and what is stopped says why',
        ended
          .filter(
            ({ state, detail }) => state !== 'sent' && !(state === 'undeliverable' && reasons.includes(detail ?? '')),
          )
          .map(tell),
      ],
      ['No device is told the same twice', [...delivery.pushes].filter(([, often]) => often > 1).map(([key]) => key)],
      [
        'What its reader chose not to hear is not sent',
        mails.filter((row) => row.detail === chosenNot && !isUnwanted(row.memberId, row.endedAt as Date)).map(tell),
      ],
      [
        'Nobody hears anything in their quiet hours',
        ended
          .filter((row) => row.state === 'sent' && !row.folded && quiet(row, (row.endedAt as Date).getTime()))
          .map(tell),
      ],
      [
        'What waits waits for the end of quiet hours alone',
        rows.filter((row) => row.endedAt === null && !quiet(row, portal.now.getTime())).map(tell),
      ],
    ];
  }

  function isUnwanted(memberId: number, at: Date): boolean {
    return Object.values(choiceAt(personOf(company, memberId), at.getTime()).ways).includes('none');
  }

  async function lent(): Promise<Found> {
    const reviews = await sql<{ id: number; byId: number; forId: number | null; at: Date }>`
      select id, reviewer_id as "byId", for_id as "forId", created_at as at from reviews where id > ${lastReview} order by id`.execute(
      db,
    );
    lastReview = Number(reviews.rows.at(-1)?.id ?? lastReview);
    const decisions = await sql<{ id: number; byId: number; forId: number | null; at: Date }>`
      select approval_id as id, by_id as "byId", for_id as "forId", at from approval_decisions where at > to_timestamp(${lastDecision / 1000}::float8) order by at`.execute(
      db,
    );
    lastDecision = decisions.rows.at(-1)?.at.getTime() ?? lastDecision;
    const ofReviews = reviews.rows
      .filter((one) => !deeds.isLent(one, one.at.getTime(), 'reviews'))
      .map(({ id }) => `review ${id}`);
    const ofSteps = decisions.rows
      .filter((one) => !deeds.isLent(one, one.at.getTime(), 'approvals'))
      .map(({ id }) => `approval ${id}`);
    return ['No delegation acts before its beginning or after its end', [...ofReviews, ...ofSteps]];
  }

  async function books(of: 'whole' | 'sinceSeal' = 'sinceSeal'): Promise<Found[]> {
    const { rows } = await sql<{ points: number }>`
      select coalesce(sum(balance), 0)::bigint as points from (select coalesce(sum(l.amount), 0) as balance from ledger_legs l
        join ledger_accounts a on a.id = l.account_id where a.kind = 'reserved') r`.execute(db);
    const waiting = [...company.approvals.values()].filter(({ state }) => state === 'waiting');
    const should = waiting.reduce((sum, { points }) => sum + points, 0);
    const set = Number(rows[0]?.points ?? 0);
    const broken = await brokenInvariants(db, { of });
    return [
      ['What is set aside is what waits', set === should ? [] : [`${set} points are set aside for ${should}`]],
      [
        'The books hold',
        broken.map(({ id, words, rows: many, example }) => `${id} ${words} ${many} ${JSON.stringify(example)}`),
      ],
    ];
  }

  return { owned, inToDo, toldOnce, digests, delivered, lent, books };
}

/** What is in one of two and not in the other. */
export function apart(should: ReadonlySet<string>, is: ReadonlySet<string>): string[] {
  return [
    ...[...should].filter((key) => !is.has(key)).map((key) => `missing: ${key}`),
    ...[...is].filter((key) => !should.has(key)).map((key) => `too much: ${key}`),
  ];
}

/** The same of what may be there twice, which it must not. */
function compared(should: ReadonlySet<string>, is: readonly string[]): string[] {
  const seen = new Set<string>();
  const twice = is.filter((key) => seen.size === seen.add(key).size);
  return [...apart(should, seen), ...twice.map((key) => `twice: ${key}`)];
}
