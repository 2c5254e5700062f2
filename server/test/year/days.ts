import { createECDH, randomBytes } from 'node:crypto';
import type { NoticeKind } from '@laurel/contract/rules/notice-kinds';
import { going } from '../programmes/going.ts';
import { hourMs, isSetNear } from './clock.ts';
import {
  type Approval,
  type Choice,
  choiceAt,
  type Delegation,
  holds,
  type Idea,
  type Nomination,
  type Person,
  personOf,
} from './company.ts';
import type { Deeds, Doing } from './deeds.ts';
import { reviewersOf } from './owners.ts';
import type { People } from './people.ts';

/** What is done at an hour of the year: choices first, so that whatever happens in it finds them made. */
interface Planned {
  isChoice?: true;
  /** Who comes and goes: what happened before is told to those who were here. */
  isStaff?: true;
  run(): Promise<void>;
}

/** What 2,000 people do, drawn day by day: they nominate, decide at once, late or never, go on leave, fall ill, leave and come back. */
export function planOf({ portal, company, chance, told, call }: Doing, deeds: Deeds, people: People) {
  const hours = new Map<number, Planned[]>();
  const hourOf = (at: number) => Math.floor(at / hourMs);
  const everybody = [...company.people.values()];
  const isOffice = (person: Person) => holds(person, 'administrator', 'people', 'finance', 'ideaReviewer');
  const leads = (id: number) => everybody.filter(({ managerId, isHere }) => managerId === id && isHere);
  /** Whose e-mail of the day comes at hours that clocks leave out or show twice. */
  const watchers: Person[] = [];

  function plan(at: number, planned: Planned): void {
    const hour = hourOf(at);
    hours.set(hour, [...(hours.get(hour) ?? []), planned]);
  }

  const later = (least: number, most: number) => portal.now.getTime() + chance.whole(least, most) * hourMs;
  const someone = (isIt: (person: Person) => boolean = () => true): Person => {
    for (;;) {
      const person = chance.oneOf(everybody);
      if (person.isHere && person !== company.keeper && isIt(person)) return person;
    }
  };

  /** Whoever may decides it after a while: soon, late or, at first, never. */
  function decideLater(item: Nomination | Idea | Approval): void {
    const fate = chance.draw();
    const at = fate < 0.45 ? later(1, 8) : fate < 0.85 ? later(40, 340) : later(500, 1_500);
    plan(at, { run: () => decide(item) });
  }

  async function decide(item: Nomination | Idea | Approval): Promise<void> {
    if (!isOpen(item)) return;
    const owner = deeds.someOwner(item);
    if (!owner || (item.kind === 'approval' && !personOf(company, item.askedById).isHere)) return decideLater(item);
    if (item.kind === 'idea') await deeds.conclude(item, owner);
    if (item.kind === 'nomination') await deeds.review(item, owner);
    if (item.kind === 'approval') await deeds.confirm(item, owner);
    const asked = item.kind === 'nomination' && item.isAsked;
    if (asked)
      decideLater([...company.approvals.values()].findLast(({ nomination }) => nomination === item) as Approval);
    if (isOpen(item)) decideLater(item);
  }

  function isOpen(item: Nomination | Idea | Approval): boolean {
    if (item.kind === 'approval') return item.state === 'waiting';
    return item.kind === 'idea' ? item.state === 'awaiting' : ['open', 'waiting'].includes(item.state) && !item.isAsked;
  }

  async function nominate(): Promise<void> {
    const by = someone();
    const isIt = (person: Person) => person !== by && person.managerId !== null;
    const delegates = company.delegations
      .filter(({ until }) => until > portal.now.getTime())
      .map(({ delegateId }) => delegateId);
    // Delegates are nominated as others are, by those whom they stand in for too.
    const among = chance.happens(15)
      ? delegates.map((id) => personOf(company, id)).filter((one) => one.isHere && isIt(one))
      : [];
    decideLater(await deeds.nominate(by, among.length > 0 ? chance.oneOf(among) : someone(isIt)));
  }

  async function award(): Promise<void> {
    // Whoever gives has an address of their own.
    const by = someone((person) => person.hasEmail && holds(person, 'manager') && leads(person.id).length > 3);
    const boss = by.managerId === null ? undefined : personOf(company, by.managerId);
    const to = chance.happens(15) && boss?.isHere ? [boss] : leads(by.id).slice(0, chance.whole(1, 3));
    const waits = await deeds.award(by, to, chance.oneOf(going.points.adhoc.filter((each) => each <= 500)));
    if (waits) decideLater(waits);
  }

  async function goAway(): Promise<void> {
    const isFree = ({ id }: Person) =>
      !company.delegations.some(({ awayId, until }) => awayId === id && until > portal.now.getTime());
    const away = someone(
      (person) => holds(person, 'manager', 'committee', 'clusterAdmin') && isFree(person) && !isOffice(person),
    );
    const team = leads(away.id);
    const delegate =
      chance.happens(60) && team.length > 0 ? chance.oneOf(team) : someone((one) => one !== away && !isOffice(one));
    const scopes = chance.oneOf([['reviews'], ['approvals'], ['reviews', 'approvals']] as const);
    const isIll = !holds(away, 'committee', 'clusterAdmin') && chance.happens(25);
    const naming = { inDays: chance.whole(0, isIll ? 0 : 3), days: chance.whole(1, 15), isIll, scopes: [...scopes] };
    const delegation = await people.nameDelegate(away, delegate, naming);
    if (chance.happens(25)) plan(later(10, 120), { run: () => endSooner(delegation) });
    plan(delegation.until + hourMs, { run: () => tryAfter(delegation) });
  }

  async function endSooner(delegation: Delegation): Promise<void> {
    if (delegation.until <= portal.now.getTime()) return;
    const by = chance.oneOf([delegation.awayId, delegation.delegateId].map((id) => personOf(company, id)));
    await people.endDelegation(delegation, chance.happens(20) ? company.keeper : by);
    plan(later(1, 3), { run: () => tryAfter(delegation) });
  }

  /** Whoever stood in still tries what they might do before. */
  async function tryAfter({ awayId, delegateId }: Delegation): Promise<void> {
    const at = portal.now.getTime();
    const delegate = personOf(company, delegateId);
    const left = [...company.nominations.values()].find((one) => {
      const owners = isOpen(one) ? reviewersOf(company, one, at) : new Map();
      return owners.has(awayId) && !owners.has(delegateId);
    });
    if (!left || !delegate.isHere) return;
    const wish = { nomId: String(left.id), motivation: 'Too late for me.' };
    await call(delegate, '/api/nom/donexusnomreviewdecline', wish, [403, 404]);
  }

  async function leave(): Promise<void> {
    const isManager = chance.happens(50);
    const person = someone(
      (one) =>
        !isOffice(one) &&
        !holds(one, 'committee', 'clusterAdmin') &&
        one.managerId !== null &&
        holds(one, 'manager') === isManager,
    );
    const peers = everybody.filter(
      (one) => one.isHere && one !== person && holds(one, 'manager') && one.division === person.division,
    );
    await people.leave(person, isManager && chance.happens(40) && peers.length > 0 ? chance.oneOf(peers) : null);
    if (chance.happens(55)) plan(later(2, 600), { isStaff: true, run: () => people.comeBack(person) });
    else if (isManager) plan(later(48, 400), { isStaff: true, run: () => handOver(person, peers) });
  }

  /** Those who were left without a manager get one at last. */
  async function handOver(gone: Person, peers: readonly Person[]): Promise<void> {
    const heir = peers.find(({ isHere }) => isHere);
    if (gone.isHere || !heir) return;
    for (const one of leads(gone.id)) if (one !== heir) await people.move(one, { managerId: heir.id });
  }

  async function move(): Promise<void> {
    const person = someone((one) => !isOffice(one) && one.managerId !== null);
    const boss = someone(
      (one) => holds(one, 'manager') && one !== person && leads(one.id).length > 0 && one.managerId !== person.id,
    );
    await people.move(person, { division: boss.division, managerId: boss.id });
  }

  async function choose(person: Person, change?: Partial<Choice>): Promise<void> {
    if (!person.isHere) return;
    await people.choose(person, change ?? drawnChoice(person));
  }

  function drawnChoice(person: Person): Partial<Choice> {
    const kinds: NoticeKind[] = ['card', 'decision', 'toDo', 'idea', 'delegate'];
    const ways = Object.fromEntries(
      kinds.map((kind) => [kind, chance.oneOf(['atOnce', 'atOnce', 'digest', 'none'] as const)]),
    );
    const pushes = Object.fromEntries(kinds.map((kind) => [kind, chance.happens(60)]));
    const isQuiet = chance.happens(50);
    const zones = [null, null, null, 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Auckland'];
    return {
      ...{ ways: { ...choiceAt(person, portal.now.getTime()).ways, ...ways }, pushes },
      ...{ digestHour: chance.whole(0, 23), digestDays: chance.oneOf(['every', 'working'] as const) },
      ...{ quietFrom: isQuiet ? chance.whole(18, 23) : null, quietUntil: isQuiet ? chance.whole(5, 9) : null },
      timeZone: chance.oneOf(zones),
    };
  }

  async function thank(to: Person): Promise<void> {
    const by = someone((one) => one !== to && one.hasEmail);
    const wish = { what: 'thankyou', reason: going.celebrate.thankYou.name, points: 0, message: 'Hi', sendBy: 'email' };
    await call(by, '/api/reward/doreward', { ...wish, recipients: [to.memberId] });
    told.expect({ letter: 'card', kind: 'card', at: portal.now.getTime(), byId: by.id, to: [to.id] });
  }

  async function switchOn(): Promise<void> {
    const person = someone((one) => one.devices.length < 2);
    const keys = createECDH('prime256v1');
    const [publicKey, auth] = [keys.generateKeys('base64url'), randomBytes(16).toString('base64url')];
    const endpoint = `https://push.laurel.example.com/${randomBytes(12).toString('base64url')}`;
    await people.switchOn(person, { endpoint, publicKey, auth });
  }

  /** Hours at which clocks are set, here and there: before, between and after. */
  function watch(at: number): void {
    const [zones, readers] = [
      ['DE-1', 'IT-1', 'CL-1', 'CL-2', 'ZA-1', 'SA-1'],
      [0, 1, 2, 3, 22, 23],
    ];
    for (const division of zones)
      for (const [n, digestHour] of readers.entries()) {
        const person = everybody.filter((one) => one.division === division && one.hasEmail)[60 + n] as Person;
        watchers.push(person);
        const ways = { card: n % 2 === 0 ? 'digest' : 'atOnce', toDo: 'digest' } as const;
        const quiet =
          n % 2 === 0 ? { quietFrom: null, quietUntil: null } : { quietFrom: 20, quietUntil: digestHour === 1 ? 2 : 6 };
        plan(at, { isChoice: true, run: () => choose(person, { ways, digestHour, ...quiet }) });
      }
  }

  return {
    watch,
    /** Draws what is done on a day of UTC; on days off little. */
    draw(day: number): void {
      const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
      const times = (most: number, of: Planned) => {
        const count = isWeekend ? chance.whole(0, Math.ceil(most / 4)) : chance.whole(Math.floor(most / 2), most);
        for (let n = 0; n < count; n += 1) plan(day + chance.whole(5, 18) * hourMs, of);
      };
      times(7, { run: nominate });
      times(2, { run: async () => decideLater(await deeds.suggest(someone())) });
      times(3, { run: award });
      times(2, { run: goAway });
      times(3, { isChoice: true, run: () => choose(someone(({ hasEmail }) => hasEmail)) });
      times(3, {
        isChoice: true,
        run: () =>
          people.read(
            chance.happens(50) && watchers.length > 0
              ? chance.oneOf(watchers.filter(({ isHere }) => isHere))
              : someone(),
          ),
      });
      if (chance.happens(30)) times(1, { isChoice: true, run: switchOn });
      if (chance.happens(35)) times(1, { isStaff: true, run: leave });
      if (chance.happens(20)) times(1, { isStaff: true, run: move });
      if (!isSetNear([...company.zones.values()], day)) return;
      for (const to of watchers.filter(({ isHere }) => isHere))
        plan(day + chance.whole(0, 23) * hourMs, { run: () => (to.isHere ? thank(to) : Promise.resolve()) });
    },
    /** What is done in an hour, in its order; what is planned meanwhile for this hour waits for the next. */
    take(hour: number): Planned[] {
      const due = [...hours].filter(([at]) => at <= hour / hourMs).flatMap(([, planned]) => planned);
      for (const at of hours.keys()) if (at <= hour / hourMs) hours.delete(at);
      const rank = (one: Planned) => (one.isChoice ? 0 : one.isStaff ? 1 : 2);
      return due.sort((one, other) => rank(one) - rank(other));
    },
  };
}
