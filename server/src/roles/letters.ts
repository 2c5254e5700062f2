import { capabilities, type ScopeKind } from '@laurel/contract/access';
import { isolated } from '@laurel/contract/rules/visible';
import { type RawBuilder, sql } from 'kysely';
import { nameOf } from '#directory/people';
import type { Letter } from '#outbox/letter';

/** Whoever administrates hears of every role that somebody else gives. */
export function roleLetters() {
  return [given, byRoster];
}

/** Administrators of then who are here and can be written to, but for who did it and whom it concerns. */
const administrators = (about: RawBuilder<unknown>) => sql`
  select told.id, m.id, 'email', ${about} from told cross join people m
  where m.id in (select held.member_id from roles_at(told.at) held where held.capability = 'administrator')
    and m.registered_at is not null and m.email is not null
    and m.id is distinct from told.actor_id and told.subject <> 'member:' || m.id`;

const given: Letter<'role.given'> = {
  name: 'role given',
  type: 'role.given',
  readers: administrators(sql`(told.facts ->> 'roleAssignmentId')::bigint`),
  words: async (on, { event: { actorId, subject, facts }, reader }) => {
    const name = isolated(await nameOf(on, Number(subject.split(':')[1])));
    const by = actorId === null ? 'The operator' : isolated(await nameOf(on, actorId));
    const span = [`from ${dayOf(facts.from)}`, ...(facts.until ? [`until ${dayOf(facts.until)}`] : [])].join(' ');
    return {
      subject: `${name} has a new role: ${capabilities[facts.capability]}`,
      text: [
        `Hello ${isolated(reader.name)},`,
        `${by} gave ${name} the role ${capabilities[facts.capability]} over ${scopeWords(facts)}, ${span}.`,
        'You read this because you administrate the programme. If it should not be so, end the role.',
      ].join('\n\n'),
    };
  },
};

const byRoster: Letter<'upload.applied'> = {
  name: 'rights by roster',
  type: 'upload.applied',
  readers: sql`${administrators(sql`split_part(told.subject, ':', 2)::bigint`)} and (told.facts ->> 'rightsChanged')::int > 0`,
  words: async (on, { event: { actorId, facts }, reader }) => {
    const by = actorId === null ? 'the operator' : isolated(await nameOf(on, actorId));
    const people = facts.rightsChanged === 1 ? 'one person' : `${facts.rightsChanged?.toLocaleString('en')} people`;
    return {
      subject: `A roster changed the rights of ${people}`,
      text: [
        `Hello ${isolated(reader.name)},`,
        `A roster that ${by} uploaded changed the roles of ${people}, or the address with which they first sign on.`,
        'You read this because you administrate the programme. The audit says whose rights changed, and how.',
      ].join('\n\n'),
    };
  },
};

function scopeWords({ scopeKind, scopeCode }: { scopeKind: ScopeKind; scopeCode: string }): string {
  if (scopeKind === 'everything') return 'everything';
  if (scopeKind === 'ownReports') return 'the people who report to them';
  return `${scopeKind === 'costCentre' ? 'cost centre' : scopeKind} ${scopeCode}`;
}

/** In UTC, as roles begin and end. */
const dayOf = (instant: string) =>
  new Date(instant).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
