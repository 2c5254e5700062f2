import { recipientsMax } from '@laurel/contract/limits';
import type { Reach } from '@laurel/contract/programme/items';
import { holdsOffice } from '@laurel/contract/rules/office';
import { say } from '@laurel/contract/say';
import * as said from '@laurel/contract/texts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { inOrder } from '#db/in-order';
import { gathered } from '#db/together';
import type { Tx } from '#db/transaction';
import { refuse } from '#errors/refuse';
import type { Actor } from './actor.ts';
import { mustNotBeOwn } from './decides.ts';
import { publicIdOf } from './member-id.ts';
import { type FoundPerson, peopleByMemberId, peopleOfDivisions } from './people.ts';
import * as texts from './texts.ts';

export interface Recipients {
  people: FoundPerson[];
  /** Whole divisions, with their registered active members except the giver. */
  divisions: { code: string; people: FoundPerson[] }[];
}

export interface Choice {
  refs: readonly string[];
  by: Actor;
  /** The field of the call, for what is refused. */
  field: string;
  /**
   * Who may choose a whole division: everybody where a reviewer decides before anything is sent; elsewhere whoever holds an
   * office, and of their own division everybody while it has no more people than this.
   */
  divisions: 'everybody' | { ownMax: number };
  /** To whom it may be given. */
  reach: Reach;
}

const divisionPrefix = 'div:';

/** Whom refs name, before anybody asks whether they may be chosen. */
export interface Named {
  people: Map<string, FoundPerson>;
  divisions: Map<string, FoundPerson[]>;
}

const codesIn = (refs: readonly string[]) =>
  refs.filter((ref) => ref.startsWith(divisionPrefix)).map((ref) => ref.slice(divisionPrefix.length));
const idsIn = (refs: readonly string[]) => refs.filter((ref) => !ref.startsWith(divisionPrefix));

/** Everybody whom these refs name, and perhaps others. */
export const named = gathered(
  async (tx, each: readonly (readonly string[])[]): Promise<Named[]> => {
    const refs = [...new Set(each.flat())];
    const [people, divisions] = await inOrder(
      tx,
      () => peopleByMemberId(tx, idsIn(refs)),
      () => peopleOfDivisions(tx, codesIn(refs)),
    );
    return each.map(() => ({ people, divisions }));
  },
  { leavesNothing: true },
);

export async function recipientsOf(tx: Tx, choice: Choice): Promise<Recipients> {
  return chosen(choice, await named(tx, choice.refs));
}

/**
 * Who is meant by a list of member ids and `div:{code}`; refuses, at the field, the giver, the unknown, leavers, people who
 * have not registered, empty divisions, people together with their division, divisions that are not the giver's to choose,
 * people beyond whom it may be given to, and more people than one call may reach, counted when divisions are people.
 */
export function chosen({ refs, by, field, divisions: rule, reach }: Choice, found: Named): Recipients {
  const no = (words: string): never => refuse('badInput', words, { [field]: words });
  const codes = codesIn(refs);
  const people = idsIn(refs).map((id) => found.people.get(publicIdOf(id)) ?? no(say(texts.noLonger)));
  mustNotBeOwn(
    'award',
    by.id,
    people.map(({ id }) => id),
    field,
  );
  if (people.some((person) => !person.isRegistered)) no(say(said.notRegistered));
  if (rule !== 'everybody' && !holdsOffice(by) && codes.some((code) => code !== by.divisionCode))
    no(say(texts.otherDivision));
  const alone = new Set(people.map((person) => person.divisionCode));
  if (codes.some((code) => alone.has(code))) no(say(texts.chosenTwice));
  const divisions = codes.map((code) => {
    const all = found.divisions.get(code) ?? no(say(texts.noDivision));
    const others = all.filter((person) => person.id !== by.id);
    if (others.length === 0) no(say(texts.nobodyRegistered));
    if (rule !== 'everybody' && !holdsOffice(by) && others.length > rule.ownMax)
      no(say(texts.largeDivision, { count: others.length, max: rule.ownMax }));
    return { code, people: others };
  });
  const reached = divisions.reduce((sum, division) => sum + division.people.length, people.length);
  if (reached > recipientsMax) no(say(texts.peopleAtMostNow, { max: recipientsMax, count: reached }));
  const beyond = [...people, ...divisions.flatMap((division) => division.people)].find(
    (one) => !reaches[reach](by, one),
  );
  if (beyond) no(say(texts.beyondReach, { reach, name: beyond.displayName }));
  return { people, divisions };
}

const reaches: Record<Reach, (by: Actor, one: FoundPerson) => boolean> = {
  everybody: () => true,
  site: (by, { siteTemplate }) => siteTemplate === by.siteTemplate,
  division: (by, { divisionCode }) => divisionCode === by.divisionCode,
  ownReports: (by, { managerId }) => managerId === by.id,
};

/** The same of a row `m` of `members`, in SQL. */
export function isWithin(reach: Reach, by: Actor): RawBuilder<SqlBool> {
  return {
    everybody: sql<SqlBool>`true`,
    site: sql<SqlBool>`m.site_template = ${by.siteTemplate}`,
    division: sql<SqlBool>`m.division_code = ${by.divisionCode}`,
    ownReports: sql<SqlBool>`m.manager_id = ${by.id}`,
  }[reach];
}
