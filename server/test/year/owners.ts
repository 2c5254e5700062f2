import type { DelegationScope } from '@laurel/contract/access';
import {
  type Approval,
  type Company,
  holds,
  type Idea,
  type Item,
  type Nomination,
  type Person,
  personOf,
} from './company.ts';

/** Who may decide what at a moment, by the glossary's words and nothing of the portal's own: ids, and by which office. */
export type Owners = Map<number, Set<string>>;

/** A nomination: the manager of who is nominated, the committee and the cluster admin there, to whom it went on; and who stands in for one of them. */
export function reviewersOf(company: Company, nomination: Nomination, at: number): Owners {
  const { byId, nomineeId, said, wentTo } = nomination;
  const nominee = personOf(company, nomineeId);
  const cluster = company.divisions.get(nominee.division)?.cluster;
  const offices = (person: Person): string[] =>
    person.roles.flatMap(({ capability, cluster: of }) => {
      if (capability === 'manager') return nominee.managerId === person.id || wentTo.has(person.id) ? ['manager'] : [];
      return (capability === 'committee' || capability === 'clusterAdmin') && of === cluster ? [capability] : [];
    });
  const mayNot = (id: number) =>
    id === byId || id === nomineeId || said.some(({ byId: by, forId }) => by === id || forId === id);
  return decidedBy(company, { at, scope: 'reviews', offices, mayNot });
}

/** An idea: who reviews ideas, keeps the programme or administrates; never its author, nor anybody for its author. */
export function ideaOwnersOf(company: Company, { byId }: Idea, at: number): Owners {
  const offices = ({ roles }: Person) =>
    roles.flatMap(({ capability }) =>
      ['ideaReviewer', 'programme', 'administrator'].includes(capability) ? [capability] : [],
    );
  return decidedBy(company, { at, scope: 'reviews', offices, mayNot: (id) => id === byId });
}

/** What waits for others: whose turn its step is. */
export function secondsOf(company: Company, approval: Approval, at: number): Owners {
  const { askedById, askedForId, giverId, toIds, steps, step, decided } = approval;
  const now = steps[step];
  if (!now) return new Map();
  const giver = personOf(company, giverId);
  const managerOf = (id: number | null) => (id === null ? null : personOf(company, id).managerId);
  const offices = (person: Person): string[] => {
    const isIt = {
      giversManager: giver.managerId === person.id && holds(person, 'manager'),
      nextManager: managerOf(giver.managerId) === person.id && holds(person, 'manager'),
      recipientsManagers: holds(person, 'manager') && toIds.some((id) => managerOf(id) === person.id),
      finance: holds(person, 'finance', 'administrator'),
      adminReports: holds(person, 'administrator'),
      ...{ committee: false, people: false, programme: false },
    }[now.by];
    return isIt ? [now.by] : [];
  };
  const hasConfirmed = (id: number) =>
    decided.some((one) =>
      one.step < step ? now.fourEyes && (one.byId === id || one.forId === id) : (one.forId ?? one.byId) === id,
    );
  const mayNot = (id: number) =>
    id === askedById || id === askedForId || id === giverId || toIds.includes(id) || hasConfirmed(id);
  return decidedBy(company, { at, scope: 'approvals', offices, mayNot });
}

export function ownersOf(company: Company, item: Item, at: number): Owners {
  if (item.kind === 'nomination') return reviewersOf(company, item, at);
  return item.kind === 'idea' ? ideaOwnersOf(company, item, at) : secondsOf(company, item, at);
}

interface Deciding {
  at: number;
  scope: DelegationScope;
  offices(person: Person): string[];
  mayNot(id: number): boolean;
}

/** By one's own right, or for somebody who is away; neither of the two may be one of whom it concerns. */
function decidedBy(company: Company, { at, scope, offices, mayNot }: Deciding): Owners {
  const owners: Owners = new Map();
  const add = (id: number, office: string) => owners.set(id, (owners.get(id) ?? new Set()).add(office));
  const own = company.holders.filter(({ isHere }) => isHere);
  const held = new Map(own.map((person) => [person.id, offices(person)]));
  for (const [id, names] of held) if (!mayNot(id)) for (const name of names) add(id, name);
  for (const { awayId, delegateId } of runningOf(company, at, scope)) {
    if (mayNot(awayId) || mayNot(delegateId) || !personOf(company, delegateId).isHere) continue;
    for (const name of held.get(awayId) ?? []) add(delegateId, name);
  }
  return owners;
}

/** Delegations that go at a moment. */
export function runningOf({ delegations }: Company, at: number, scope: DelegationScope) {
  return delegations.filter(({ from, until, scopes }) => from <= at && at < until && scopes.includes(scope));
}

/** All that waits in the company by a day that is agreed. */
export function waitingIn({ nominations, ideas, approvals }: Company): Item[] {
  return [
    ...[...nominations.values()].filter(({ state, isAsked }) => (state === 'open' || state === 'waiting') && !isAsked),
    ...[...ideas.values()].filter(({ state }) => state === 'awaiting'),
    ...[...approvals.values()].filter(({ state }) => state === 'waiting'),
  ];
}
