import { calls } from '@laurel/contract';
import { flagsOf } from '@laurel/contract/access';
import { mayRead } from '@laurel/contract/part-access';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import type { Actor } from '#directory/actor';
import { refuse } from '#errors/refuse';
import { apart, query, stream, verb } from '#http/call-context';
import { fileDay } from '#streams/file-day';
import type { ReportLane } from '#streams/lane';
import { reportFile } from '#streams/report-file';
import { nominationFile } from '#streams/report-files';
import { submitToCompetition } from './compete.ts';
import type { NominationFilter } from './filter.ts';
import { nominationOne } from './one.ts';
import { nominationsBy } from './own.ts';
import { nominationReport, nominationsFor } from './queries.ts';
import { declineNomination, quoteOfReview, rateNomination } from './review.ts';
import { type Submitted, submitNominations } from './submit.ts';
import * as texts from './texts.ts';

/** Of a list that is longer no screen shows a page. */
const pageMost = 100;

/** Rows of My nominations, where the caller does not say how many. */
const ownPage = 25;

export interface NominationDeps {
  /** Whether the limits on how many people one writes to hold. */
  rateLimited: boolean;
  lane: ReportLane;
}

const { newnom, competitionnewnom, nomlist, exportnominations, nomget, mynominations } = calls.nominations;
const { tryreview, donexusnomreviewreward, donexusnomreviewdecline } = calls.nominations;

export const nominationCalls = ({ rateLimited, lane }: NominationDeps) => [
  verb(newnom, async (tx, { actor, input, now }) =>
    submitted(await submitNominations(tx, { ...input, by: actor, categories: input.nomCat, now, rateLimited })),
  ),
  verb(competitionnewnom, async (tx, { actor, input, now }) =>
    submitted(await submitToCompetition(tx, { ...input, by: actor, categories: input.nomCat, now, rateLimited })),
  ),
  apart(
    query(nomlist, async (db, { actor, input }) => {
      mustReadStatus(actor, input);
      const { role_ca: ca, role_cc: cc, role_idea: idea, role_inv: inv } = flagsOf(actor);
      const roles = { ca, cc, idea, inv };
      return { roles, ...(await nominationsFor(db, actor, input)) };
    }),
    nomlist,
    ({ input: { limit } }) => limit === undefined || limit > pageMost,
  ),
  stream(exportnominations, async (_, asked) => {
    const { actor, input } = asked;
    mustReadStatus(actor, input);
    return reportFile(lane, asked, {
      ...nominationReport(actor, input),
      columns: nominationFile,
      names: { csv: 'nominations.csv', xlsx: `Nominations_${fileDay(actor, asked.now)}.xlsx` },
    });
  }),
  query(nomget, (db, { actor, input }) => nominationOne(db, actor, input.nomId)),
  query(mynominations, (db, { actor, now, input: { offset = 0, limit = ownPage } }) =>
    nominationsBy(db, actor.id, { offset, limit, now }),
  ),
  query(tryreview, (db, { actor, input, now }) => quoteOfReview(db, { by: actor, now }, input)),
  verb(donexusnomreviewreward, (tx, { actor, input, now }) => rateNomination(tx, { by: actor, now }, input)),
  verb(donexusnomreviewdecline, (tx, { actor, input, now }) => declineNomination(tx, { by: actor, now }, input)),
];

function submitted(done: Submitted) {
  return { message: say(said.nominationSubmitted), ...done };
}

function mustReadStatus(actor: Actor, { status }: Pick<NominationFilter, 'status'>): void {
  if (!status || mayRead('nominationStatus', actor)) return;
  const words = say(texts.statusForCommittee);
  refuse('badInput', words, { status: words });
}
