import { calls } from '@laurel/contract';
import type { WholeProgramme } from '@laurel/contract/programme/items';
import { wholeSeed } from '@laurel/contract/programme/seed-rules';
import { say } from '@laurel/contract/say';
import { namedSeconds } from '#asking/seconds';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { notFound } from '#errors/refuse';
import { apart, query, verb } from '#http/call-context';
import { namedDifferences } from '#programme/differences';
import { rules } from '#programme/rules';
import { withdrawProgramme, wouldSave } from '#programme/save';
import { beginOf, changeProgramme, needsSecond } from './change.ts';
import { examplesOf } from './examples.ts';
import {
  comingVersions,
  type FoundVersion,
  goesNow,
  pageOfVersions,
  toldOf,
  versionBefore,
  versionOf,
  waitingChanges,
} from './queries.ts';
import { lastQuarter, spanOf } from './rules.ts';
import { sitesOf } from './sites.ts';
import * as texts from './texts.ts';

const { programmenow, programmeversions, programmeversion, tryprogramme, saveprogramme, withdrawprogramme } =
  calls.versions;

/** `first` goes before the company saves a programme of its own. */
export const versionCalls = ({ first }: { first: WholeProgramme }) => [
  query(programmenow, async (tx, { actor, now }) => {
    const [versions, seconds, waiting, sites] = await inOrder(
      tx,
      () => comingVersions(tx, first, now),
      () => secondsFor(tx, actor, now),
      () => waitingChanges(tx),
      () => sitesOf(tx),
    );
    const [goes = notFound(), ...planned] = versions;
    const told = (found: FoundVersion) => wholeOf(found, { goes: goes.version, now });
    return { goes: told(goes), planned: planned.map(told), seed: wholeSeed, sites, seconds, waiting };
  }),
  query(programmeversions, (tx, { input, now }) => pageOfVersions(tx, now, input)),
  query(programmeversion, async (tx, { input, now }) => {
    const found = (await versionOf(tx, first, input.version)) ?? notFound();
    const before = await versionBefore(tx, first, found);
    return {
      ...wholeOf(found, { goes: await goesNow(tx, now), now }),
      before: before?.version ?? null,
      differences: before ? namedDifferences(before.document, found.document) : [],
    };
  }),
  apart(
    query(tryprogramme, async (tx, { actor, input, now }) => {
      const { before, goes, after } = await wouldSave(tx, {
        first,
        document: input.parts,
        from: beginOf(input.from, now),
        now,
      });
      const differences = namedDifferences(goes, after);
      const { dateFrom, dateTo } = lastQuarter(now, rules().quarters);
      return {
        before,
        differences,
        needsSecond: needsSecond(differences),
        seconds: await secondsFor(tx, actor, now),
        quarter: { dateFrom, dateTo },
        examples: await examplesOf(tx, { before: goes, after, differences, now }, spanOf({ dateFrom, dateTo })),
      };
    }),
    tryprogramme,
    () => true,
  ),
  verb(saveprogramme, (tx, { actor, input, now }) => changeProgramme(tx, { first, by: actor, now }, input)),
  verb(withdrawprogramme, async (tx, { actor, input: { version }, now }) => {
    await withdrawProgramme(tx, { version, byId: actor.id, now });
    return { message: say(texts.isWithdrawn, { version }) };
  }),
];

function secondsFor(tx: Tx, { id }: Actor, now: Date) {
  return namedSeconds(tx, { kind: 'programme', askerId: id, concerns: [], now });
}

function wholeOf(found: FoundVersion, at: { goes: number; now: Date }) {
  return { ...toldOf(found, at), document: found.document };
}
