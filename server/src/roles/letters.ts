import type { Capability } from '@laurel/contract/access';
import { dateWords } from '@laurel/contract/formats';
import { say } from '@laurel/contract/say';
import { capabilityWords } from '@laurel/contract/words/capability-words';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/pool';
import { nameOf } from '#directory/people';
import { letter } from '#outbox/letter';
import { people } from '#outbox/samples';
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

interface Given {
  who: 'operator' | 'person';
  by: string;
  name: string;
  capability: Capability;
  scopeKind: string;
  scopeCode: string;
  from: string;
  until: string | null;
}

const given = letter<'role.given', Given>({
  name: 'role given',
  title: texts.titleGiven,
  type: 'role.given',
  kind: 'must',
  readers: administrators(sql`(told.facts ->> 'roleAssignmentId')::bigint`),
  read: async (on, { event: { actorId, subject, facts } }) => ({
    ...(await whoOf(on, actorId)),
    ...facts,
    name: await nameOf(on, Number(subject.split(':')[1])),
  }),
  words: ({ who, by, name, capability, scopeKind: scope, scopeCode: code, from, until }, { reader }) => {
    const role = say(capabilityWords[capability]);
    return {
      subject: say(texts.givenSubject, { name, role }),
      text: [
        say(hello, { name: reader.name }),
        say(texts.givenLetter, {
          ...{ who, by, name, role, scope, code, from: dayOf(from) },
          ...(until ? { span: 'limited', until: dayOf(until) } : { span: 'forGood', until: '' }),
        }),
        say(texts.ifNot),
      ].join('\n\n'),
    };
  },
  samples: () => [
    {
      ...{ who: 'person', by: people.colleague, name: people.other },
      ...{ capability: 'committee', scopeKind: 'everything', scopeCode: '' },
      ...{ from: '2026-01-01T00:00:00.000Z', until: '2026-12-31T00:00:00.000Z' },
    },
  ],
});

const byRoster = letter({
  name: 'rights by roster',
  title: texts.titleRights,
  type: 'upload.applied',
  kind: 'must',
  readers: sql`${administrators(sql`split_part(told.subject, ':', 2)::bigint`)} and (told.facts ->> 'rightsChanged')::int > 0`,
  read: async (on, { event: { actorId, facts } }) => ({
    ...(await whoOf(on, actorId)),
    people: facts.rightsChanged ?? 0,
  }),
  words: ({ who, by, people: changed }, { reader }) => ({
    subject: say(texts.rosterSubject, { people: changed }),
    text: [
      say(hello, { name: reader.name }),
      say(texts.rosterLetter, { who, by, people: changed }),
      say(texts.auditSays),
    ].join('\n\n'),
  }),
  samples: () => [{ who: 'person', by: people.colleague, people: 3 }],
});

/** Who did it: nobody of the roster is the operator. */
async function whoOf(on: Db, actorId: number | null): Promise<{ who: 'operator' | 'person'; by: string }> {
  if (actorId === null) return { who: 'operator', by: '' };
  return { who: 'person', by: await nameOf(on, actorId) };
}

/** In UTC, as roles begin and end. */
const dayOf = (instant: string) =>
  dateWords(new Date(instant), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
