import { calls } from '@laurel/contract';
import type { Output } from '@laurel/contract/call';
import { rosterRecord } from '@laurel/contract/calls/employment/record';
import type { Db } from '#db/pool';
import type { Actor } from '#directory/actor';
import { mayTouchAdministrators } from '#directory/administrators';
import { concernsSelf } from '#directory/decides';
import { notFound } from '#errors/refuse';
import { query, verb } from '#http/call-context';
import { graceBegin } from '#programme/grace';
import { addPerson } from './add.ts';
import { changePerson } from './change.ts';
import { endPerson } from './end.ts';
import { erasePerson } from './erase.ts';
import { handOut } from './hand-out.ts';
import { changedByHand, type Employed, employed, rosterChoices } from './queries.ts';
import { returnPerson } from './return.ts';

const { rosterrecord, rosterchoices, addperson, changeperson, endperson, returnperson, exportperson, eraseperson } =
  calls.employment;

export const employmentCalls = () => [
  query(rosterrecord, (db, { actor, input, now }) => recordShown(db, { actor, now, memberId: input.memberId })),
  query(rosterchoices, (db) => rosterChoices(db)),
  verb(addperson, (tx, { actor, now, input }) => addPerson(tx, { by: actor, now }, input)),
  verb(changeperson, (tx, { actor, now, input }) => changePerson(tx, { by: actor, now }, input)),
  verb(endperson, (tx, { actor, now, input }) => endPerson(tx, { by: actor, now }, input)),
  verb(returnperson, (tx, { actor, now, input }) => returnPerson(tx, { by: actor, now }, input)),
  verb(exportperson, (tx, { actor, now, input }) => handOut(tx, { by: actor, now }, input)),
  verb(eraseperson, (tx, { actor, now, input }) => erasePerson(tx, { by: actor, now }, input)),
];

async function recordShown(db: Db, { actor, now, memberId }: { actor: Actor; now: Date; memberId: string }) {
  const person = (await employed(db, memberId, now)) ?? notFound();
  const { memberNumber, memberName, isRegistered, managerName, reports, revision, record, isAdministrator } = person;
  const standing = standingOf(person, now);
  return {
    ...{ memberNumber, memberName, isRegistered, managerName, reports, revision, standing },
    record: record && rosterRecord.parse(record),
    byHand: await changedByHand(db, person.id),
    mayChange:
      standing !== 'erased' &&
      !concernsSelf(actor.id, [person.id]) &&
      (!isAdministrator || mayTouchAdministrators(actor)),
  };
}

function standingOf({ leftAt, isErased }: Employed, now: Date): Output<typeof rosterrecord>['standing'] {
  if (isErased) return 'erased';
  if (!leftAt) return 'here';
  return leftAt > graceBegin(now) ? 'left' : 'gone';
}
