import type { Input, Output } from '@laurel/contract/call';
import type { companyyear, myyear } from '@laurel/contract/calls/year';
import { inOrder } from '#db/in-order';
import type { Tx } from '#db/transaction';
import { dayIn } from '#home/celebrations';
import { companyYearOf, countedYears } from './company-queries.ts';
import { countedOf, type Reading, spanOf, teamOf, thankedOf, unthankedOf, wordsOf } from './queries.ts';
import { isOfEnough, ownSums, toldOf } from './rules.ts';

const thisYear = ({ actor, now }: Reading) => dayIn(actor.timeZone, now).year;

/** What somebody gave and got in a year, and whom they have not thanked for long. */
export async function ownYear(
  tx: Tx,
  reading: Reading,
  { year: wished }: Input<typeof myyear>,
): Promise<Output<typeof myyear>> {
  const last = thisYear(reading);
  const year = wished ?? last;
  const whose = { actor: reading.actor, year };
  const [counted, words, thanked, { weeks, firstYear }, people] = await inOrder(
    tx,
    () => countedOf(tx, whose),
    () => wordsOf(tx, whose),
    () => thankedOf(tx, whose),
    () => spanOf(tx, reading),
    async () => (year === last ? unthankedOf(tx, reading) : null),
  );
  const first = Math.min(firstYear, last);
  const years = Array.from({ length: last - first + 1 }, (_, n) => last - n);
  const shown = people?.length === 0 ? await teamOf(tx, reading) : people;
  const now = shown && { weeks, people: shown, isTeam: people?.length === 0 };
  return { year, years, ...ownSums(counted), words, thanked, now };
}

const nobody = { cards: 0, givers: 0, receivers: 0 };

/** The company's year, as it was counted last: nothing that would tell of a few people. */
export async function companyYear(
  tx: Tx,
  reading: Reading,
  { year = thisYear(reading) }: Input<typeof companyyear>,
): Promise<Output<typeof companyyear>> {
  const found = await companyYearOf(tx, year);
  const all = found.find(({ month, value }) => month === 0 && value === '');
  if (!all) return { year, ...(await nothingOf(tx, reading, year)) };
  const dateCounted = all.countedAt.toISOString();
  if (!isOfEnough(all)) return { year, dateCounted, all: null, values: [], months: [] };
  const values = found.filter(({ value }) => value !== '');
  const cards = toldOf(values);
  const months = Array.from({ length: 12 }, (_, n) => found.find(({ month }) => month === n + 1) ?? nobody);
  return {
    year,
    dateCounted,
    all: { cards: all.cards, givers: all.givers, receivers: all.receivers },
    // What is told of stands first: the order of the others would tell how many they are.
    values: values
      .map(({ value }, n) => ({ value, cards: cards[n] ?? null }))
      .toSorted((a, b) => (b.cards ?? -1) - (a.cards ?? -1) || a.value.localeCompare(b.value)),
    months: toldOf(months),
  };
}

/** Of a year that is not counted: there is nothing before the first one, nor in what is to come; what is between will be counted. */
async function nothingOf(tx: Tx, reading: Reading, year: number) {
  const { first, countedAt } = await countedYears(tx);
  const isEmpty = first !== null && (year < first || year > thisYear(reading));
  return { dateCounted: isEmpty && countedAt ? countedAt.toISOString() : null, all: nobody, values: [], months: [] };
}
