import { sql } from 'kysely';
import { actorById } from '#directory/actor';
import { anniversaryEvents } from './anniversaries.ts';
import { approvalEvents } from './approvals.ts';
import { cardEvents } from './cards.ts';
import { contactEvents } from './contacts.ts';
import type { DemoEvent, Directory } from './event.ts';
import { groupCardEvents } from './groupcards.ts';
import { ideaEvents } from './ideas.ts';
import type { Loading } from './loading.ts';
import { nominationEvents } from './nominations.ts';
import { orderEvents } from './orders.ts';
import { reportEvents } from './reported.ts';

/** Lets a year happen in the order of its days, so that whoever gives points has been given them before. */
export async function holdEvents(loading: Loading): Promise<void> {
  const directory = await directoryOf(loading);
  const events = [
    ...(await nominationEvents(loading, directory)),
    ...cardEvents(loading, directory),
    ...ideaEvents(loading, directory),
    ...orderEvents(loading, directory),
    ...approvalEvents(loading, directory),
    ...(await anniversaryEvents(loading)),
    ...groupCardEvents(loading, directory),
    ...contactEvents(loading, directory),
    ...reportEvents(loading, directory),
  ];
  await hold(events);
}

/** An event may bring about others later: a nomination its review. */
async function hold(events: DemoEvent[]): Promise<void> {
  const waiting = events.toSorted(byTime);
  for (let event = waiting.shift(); event; event = waiting.shift()) {
    const later = await event.happen();
    if (later.length === 0) continue;
    waiting.push(...later);
    waiting.sort(byTime);
  }
}

const byTime = (one: DemoEvent, other: DemoEvent) => one.at.getTime() - other.at.getTime();

async function directoryOf({ tx, now }: Loading): Promise<Directory> {
  const members = await tx
    .selectFrom('members')
    .innerJoin('profiles', 'profiles.member_id', 'members.id')
    .innerJoin('divisions', 'divisions.code', 'members.division_code')
    .leftJoin('members as boss', 'boss.id', 'members.manager_id')
    .select([
      'members.id',
      'members.member_number as memberNumber',
      'members.public_id as publicId',
      'divisions.cluster_code as clusterCode',
      'boss.member_number as managerNumber',
      'profiles.hire_date as hireDate',
    ])
    .select(
      sql<boolean>`members.id in (select r.member_id from roles_at(${now}) r where r.capability in ('clusterAdmin', 'committee') and r.scope_kind = 'cluster')`.as(
        'isCommittee',
      ),
    )
    .execute();
  const byNumber = new Map(members.map((member) => [member.memberNumber, member]));
  const person = (memberNumber: string) => {
    const found = byNumber.get(memberNumber);
    if (!found) throw new Error(`The demonstration has no member ${memberNumber}.`);
    return found;
  };
  return {
    person,
    committeeOf: (clusterCode) => members.filter((one) => one.isCommittee && one.clusterCode === clusterCode),
    actor: async (memberNumber) => {
      const actor = await actorById(tx, person(memberNumber).id, now);
      if (!actor) throw new Error(`Member ${memberNumber} of the demonstration has left.`);
      return actor;
    },
  };
}
