import { specifiedWhole } from '@laurel/contract/programme/seed-rules';
import { anniversaryValue } from '@laurel/contract/programme/value-words';
import type { Db } from '#db/pool';
import { type Tx, transaction } from '#db/transaction';
import { sendCompanyCards } from '#ecards/send';
import { companyNow } from '#languages/reader';
import { systemAccount } from '#ledger/accounts';
import { programmeVersions } from '#programme/versions';
import { keepWords } from '#words/keep';
import { dueIn } from './due.ts';
import { type Giving, giveDue } from './queries.ts';

/** So many people are given something in one transaction. */
const batchMost = 200;
const batchMs = 60_000;

/**
 * Gives to each what the programme gives for so many years at work, at nine o'clock of their anniversary where they are, and once: to who is
 * here, has signed on and belongs to a site. Whoever comes to be so a little later, and what did not run, is made up for. Run by a job.
 * Answers to how many it gave.
 */
export async function payAnniversaries(db: Db, now: Date, batch = batchMost): Promise<number> {
  const giving = await givingAt(db, now);
  let given = 0;
  // loop: a batch each, until nobody is left: who was given something is not found again
  for (;;) {
    const people = await transaction(db, (tx) => giveBatch(tx, { ...giving, batch }), {
      limits: { statementMs: batchMs },
    });
    given += people;
    if (people === 0) return given;
  }
}

/** What is due at a moment, and who pays. */
export async function givingAt(on: Db | Tx, now: Date): Promise<Omit<Giving, 'batch'>> {
  // The specification's gives nothing for years, whatever a company's surroundings say beside it.
  const { planned } = await programmeVersions(on, { change: 0, first: specifiedWhole });
  const from = await systemAccount(on, 'programme');
  return { due: dueIn(planned, now), now, from, programme: companyNow().programme };
}

/** Gives it to some of them. Answers to how many. */
export async function giveBatch(tx: Tx, giving: Giving): Promise<number> {
  const { now, programme } = giving;
  if (giving.due.length === 0) return 0;
  const given = await giveDue(tx, giving);
  if (given.length === 0) return 0;
  await keepWords(
    tx,
    given.map(({ awardId, id, words: text }) => ({
      ...({ of: 'award.message', ofId: awardId, byId: null, aboutId: id } as const),
      text,
    })),
  );
  await sendCompanyCards(
    tx,
    now,
    given.map(({ awardId, years, points, isShown, words: _, ...person }) => ({
      ...({ kind: 'anniversary', value: anniversaryValue(years, programme), points } as const),
      ...{ to: [person], source: { awardId }, audience: isShown ? undefined : 'us' },
    })),
  );
  return given.length;
}
