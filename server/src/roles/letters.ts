import { capabilityWords } from '@laurel/contract/capability-words';
import { dateWords } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import { nameOf } from '#directory/people';
import type { Letter } from '#outbox/letter';
import { hello } from '#outbox/texts';
import * as texts from './texts.ts';

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
    const name = await nameOf(on, Number(subject.split(':')[1]));
    const role = say(capabilityWords[facts.capability]);
    const { scopeKind: scope, scopeCode: code, from, until } = facts;
    return {
      subject: say(texts.givenSubject, { name, role }),
      text: [
        say(hello, { name: reader.name }),
        say(texts.givenLetter, {
          ...(await whoOf(on, actorId)),
          ...{ name, role, scope, code, from: dayOf(from) },
          ...(until ? { span: 'limited', until: dayOf(until) } : { span: 'forGood', until: '' }),
        }),
        say(texts.ifNot),
      ].join('\n\n'),
    };
  },
};

const byRoster: Letter<'upload.applied'> = {
  name: 'rights by roster',
  type: 'upload.applied',
  readers: sql`${administrators(sql`split_part(told.subject, ':', 2)::bigint`)} and (told.facts ->> 'rightsChanged')::int > 0`,
  words: async (on, { event: { actorId, facts }, reader }) => {
    const people = facts.rightsChanged ?? 0;
    return {
      subject: say(texts.rosterSubject, { people }),
      text: [
        say(hello, { name: reader.name }),
        say(texts.rosterLetter, { ...(await whoOf(on, actorId)), people }),
        say(texts.auditSays),
      ].join('\n\n'),
    };
  },
};

/** Who did it: nobody of the roster is the operator. */
async function whoOf(on: Db, actorId: number | null): Promise<{ who: 'operator' | 'person'; by: string }> {
  if (actorId === null) return { who: 'operator', by: '' };
  return { who: 'person', by: await nameOf(on, actorId) };
}

/** In UTC, as roles begin and end. */
const dayOf = (instant: string) =>
  dateWords(new Date(instant), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
