import type { DelegationScope } from '@laurel/contract/access';
import type { Browser } from '../push-service.ts';
import { dayAfter, localAt, momentOf } from './clock.ts';
import { type Choice, choiceAt, type Delegation, type Person, personOf, zoneOf } from './company.ts';
import type { Doing } from './deeds.ts';

/** Who comes and goes, stands in for whom, and how people choose to hear. */
export function peopleIn({ portal, company, told, call }: Doing) {
  const now = () => portal.now.getTime();

  async function record(of: Person) {
    return (await call(company.keeper, '/api/admin/rosterrecord', { memberId: of.memberId })).body;
  }

  async function employ(path: string, of: Person, more: object): Promise<void> {
    const { revision } = await record(of);
    const wish = { memberId: of.memberId, revision, reason: 'As it is.', confirmed: true, ...more };
    await call(company.keeper, path, wish);
  }

  return {
    /** With whom their people report from now on; null: nobody was named yet. */
    async leave(person: Person, reportsTo: Person | null): Promise<void> {
      await employ('/api/admin/endperson', person, { reportsToId: reportsTo?.memberId ?? null });
      Object.assign(person, { isHere: false, devices: [] });
      for (const each of company.delegations) {
        const { awayId, delegateId } = each;
        if (![awayId, delegateId].includes(person.id) || each.until <= now()) continue;
        each.until = now();
        const other = awayId === person.id ? delegateId : awayId;
        told.expect({ letter: 'delegation ended', kind: 'delegate', at: now(), byId: null, to: [other] });
      }
      for (const nomination of company.nominations.values())
        if (nomination.nomineeId === person.id && ['open', 'waiting'].includes(nomination.state))
          nomination.state = 'closed';
      if (!reportsTo) return;
      for (const one of company.people.values())
        if (one.managerId === person.id && one.isHere && one.id !== reportsTo.id) one.managerId = reportsTo.id;
    },
    async comeBack(person: Person): Promise<void> {
      await employ('/api/admin/returnperson', person, {});
      person.isHere = true;
      for (const nomination of company.nominations.values())
        if (nomination.nomineeId === person.id && nomination.state === 'closed')
          nomination.state = nomination.said.length > 0 ? 'waiting' : 'open';
    },
    async move(person: Person, to: { division?: string; managerId?: number }): Promise<void> {
      const { record: was } = await record(person);
      const managerId = to.managerId === undefined ? was.managerId : personOf(company, to.managerId).memberId;
      await employ('/api/admin/changeperson', person, {
        ...was,
        managerId,
        divisionCode: to.division ?? was.divisionCode,
      });
      Object.assign(person, to);
    },
    /** From today or a day soon, by themselves or by who keeps the people where they fell ill. */
    async nameDelegate(away: Person, delegate: Person, { inDays, days, isIll, scopes }: Naming): Promise<Delegation> {
      const zone = zoneOf(company, away.id);
      const today = localAt(zone, now()).day;
      const dateFrom = dayAfter(today, inDays);
      const dateUntil = dayAfter(dateFrom, days - 1);
      const named = { delegateId: delegate.memberId, scopes, points: null, dateFrom, dateUntil };
      const by = isIll ? company.keeper : away;
      if (isIll)
        await call(by, '/api/admin/namedelegatefor', { ...named, memberId: away.memberId, reason: 'Fell ill.' });
      else await call(by, '/api/member/namedelegate', named);
      const { id } = await portal.db
        .selectFrom('delegations')
        .select((eb) => eb.fn.max('id').as('id'))
        .executeTakeFirstOrThrow();
      const from = Math.max(now(), momentOf(zone, dateFrom, 0));
      const until = momentOf(zone, dayAfter(dateUntil), 0);
      const delegation = { id: String(id), awayId: away.id, delegateId: delegate.id, scopes, from, until };
      company.delegations.push(delegation);
      told.expect({ letter: 'delegation named', kind: 'delegate', at: now(), byId: by.id, to: [away.id, delegate.id] });
      return delegation;
    },
    async endDelegation(delegation: Delegation, by: Person): Promise<void> {
      const { id: delegationId, awayId, delegateId } = delegation;
      if (by === company.keeper)
        await call(by, '/api/admin/enddelegationfor', { delegationId, reason: 'Is well again.' });
      else await call(by, '/api/member/enddelegation', { delegationId });
      delegation.until = now();
      told.expect({ letter: 'delegation ended', kind: 'delegate', at: now(), byId: by.id, to: [awayId, delegateId] });
    },
    async choose(person: Person, change: Partial<Choice>): Promise<void> {
      const { body } = await call(person, '/api/notice/noticechoices', {});
      const choice = { ...choiceAt(person, now()), ...change };
      await call(person, '/api/notice/savenoticechoices', { ...choice, revision: body.revision });
      person.choices.push({ from: now(), choice });
    },
    async read(person: Person): Promise<void> {
      const { body } = await call(person, '/api/notice/noticelist', { limit: 1 });
      const until = body.notices[0]?.noticeId;
      if (until === undefined) return;
      await call(person, '/api/notice/readallnotices', { until });
      told.read(person.id);
    },
    async switchOn(person: Person, { endpoint, publicKey, auth }: Omit<Browser, 'received'>): Promise<void> {
      await call(person, '/api/notice/devicekey', {});
      await call(person, '/api/notice/adddevice', { endpoint, publicKey, auth });
      person.devices.push(now());
    },
  };
}

export interface Naming {
  inDays: number;
  days: number;
  isIll: boolean;
  scopes: DelegationScope[];
}

export type People = ReturnType<typeof peopleIn>;
