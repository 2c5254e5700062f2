import { say } from '@laurel/contract/say';
import type { Tx } from '#db/transaction';
import type { Actor } from '#directory/actor';
import { mustNotBeOwn } from '#directory/decides';
import { notFound, Refusal, refuse } from '#errors/refuse';
import type { Importing, Plan } from '#imports/importer';
import { turnOfRoster } from '#imports/turn';
import { type HandRow, planByHand } from '#roster/rows-by-hand';
import { type Employed, employed } from './queries.ts';
import * as texts from './texts.ts';

export interface Deciding {
  by: Actor;
  now: Date;
}

/** Who it is about, as whoever decides has seen them: neither themselves nor otherwise by now. */
export async function decidedAbout(
  tx: Tx,
  { by, now }: Deciding,
  { memberId, revision }: { memberId: string; revision?: string },
): Promise<Employed> {
  await turnOfRoster(tx);
  const person = (await employed(tx, memberId, now)) ?? notFound();
  mustNotBeOwn('person', by.id, [person.id]);
  if (person.isErased) refuse('ruleBroken', say(texts.isErased));
  if (person.standsFor !== '') refuse('ruleBroken', say(texts.isMerged, { name: person.standsFor }));
  if (revision !== undefined && revision !== person.revision)
    throw new Refusal('changedMeanwhile', say(texts.changedMeanwhile), { extra: { revision: person.revision } });
  return person;
}

interface ByHand {
  rows: readonly HandRow[];
  /** Of the first row: where its faults can be told. */
  fields: readonly string[];
  confirmed?: boolean | undefined;
}

/** Does what is said of people by hand, once what is asked before has its yes. */
export async function doByHand(
  tx: Tx,
  deciding: Deciding,
  { rows, fields, confirmed = false }: ByHand,
): Promise<{ importing: Importing; plan: Plan }> {
  const planned = await planByHand(tx, deciding, rows);
  refuseFaults(planned.importing, fields);
  const asks = planned.plan.needs.map(({ words }) => words);
  if (asks.length > 0 && !confirmed) throw new Refusal('ruleBroken', asks.join(' '), { extra: { asks } });
  await planned.plan.apply();
  return planned;
}

/** What is wrong, beside the fields of the form; what stands in none of them is told in general. */
function refuseFaults({ errors }: Importing, fields: readonly string[]): void {
  const found = errors.listed();
  const [first] = found;
  if (!first) return;
  const told = found.map(({ line, field, message }) => ({
    field: field === 'managerNumber' ? 'managerId' : field,
    ...{ line, message },
  }));
  const beside = told.filter(({ line, field }) => line === 1 && fields.includes(field));
  refuse(
    'badInput',
    first.message,
    beside.length === told.length
      ? Object.fromEntries(beside.map(({ field, message }) => [field, message]))
      : undefined,
  );
}
