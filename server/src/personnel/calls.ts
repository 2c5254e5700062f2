import { calls } from '@laurel/contract';
import { query, stream } from '#http/call-context';
import type { Letter } from '#outbox/letter';
import { titlesOf } from '#outbox/titles';
import { fileDay } from '#streams/file-day';
import type { ReportLane } from '#streams/lane';
import { reportFile } from '#streams/report-file';
import { actsOfPerson } from './acts.ts';
import { movementsOf } from './ledger.ts';
import { peoplePage, peopleReport } from './list.ts';
import { messagesOfPerson } from './messages.ts';
import { nominationsOfPerson } from './nominations.ts';
import { ordersOfPerson } from './orders.ts';
import { peopleFile } from './people-file.ts';
import { personWhole } from './person.ts';
import { recognitionsOfPerson } from './recognitions.ts';
import { idOf } from './section.ts';
import { signOnsOfPerson } from './sign-ons.ts';

const { peoplelist, exportpeople, person, personledger, personrecognitions, personnominations } = calls.personnel;
const { personorders, personmessages, personacts, personsignons, personreports } = calls.personnel;

interface PersonnelDeps {
  lane: ReportLane;
  /** Every letter that is written. */
  letters: readonly Letter[];
}

export const personnelCalls = ({ lane, letters }: PersonnelDeps) => [
  query(peoplelist, (db, { input, now }) => peoplePage(db, input, { ...input, now })),
  stream(exportpeople, (_, asked) =>
    reportFile(lane, asked, {
      ...peopleReport(asked.input, asked.now),
      columns: peopleFile,
      names: { csv: 'people.csv', xlsx: `People_${fileDay(asked.actor, asked.now)}.xlsx` },
    }),
  ),
  query(person, (db, { actor, input, now }) =>
    personWhole(db, input.memberId, { actorId: actor.id, now, titles: titlesOf(letters) }),
  ),
  query(personledger, async (db, { input }) => movementsOf(db, await idOf(db, input.memberId), input)),
  query(personrecognitions, async (db, { input }) => recognitionsOfPerson(db, await idOf(db, input.memberId), input)),
  query(personnominations, async (db, { input }) => nominationsOfPerson(db, await idOf(db, input.memberId), input)),
  query(personorders, async (db, { input }) => ordersOfPerson(db, await idOf(db, input.memberId), input)),
  query(personmessages, async (db, { input }) =>
    messagesOfPerson(db, await idOf(db, input.memberId), input, titlesOf(letters)),
  ),
  query(personacts, async (db, { input }) => actsOfPerson(db, await idOf(db, input.memberId), input)),
  query(personsignons, async (db, { input, now }) => signOnsOfPerson(db, await idOf(db, input.memberId), now)),
  query(personreports, async (db, { input, now }) => {
    await idOf(db, input.memberId);
    return peoplePage(db, { state: 'here', managerId: input.memberId }, { ...input, now });
  }),
];
