import * as z from 'zod/mini';
import * as calls from '#calls/texts';
import { languages } from '#languages';
import { emailMax, personReasonMax, scopeCodeMax } from '#limits';
import { line, requiredLine, requiredText, text } from '#shapes/text';
import { memberId, oneOf, trueOrFalse, whole } from '#shapes/wire';
import * as said from '#texts';
import { told } from '#told';
import * as texts from './texts.ts';

const isTyped = /^(?:\d{4}-\d{2}-\d{2})?$/;

/** What a roster says of somebody, rights apart; '' and null where it says nothing. The columns of the roster say what each means. */
export const recordShape = {
  firstName: requiredLine(80),
  surname: requiredLine(120),
  familyNameFirst: trueOrFalse,
  email: line(emailMax),
  /** As people type it, or E.164. */
  cellNum: line(40),
  /** One that there is. */
  divisionCode: requiredLine(36, texts.chooseDivision),
  /** '' for nobody: who has no site may not enter. */
  siteTemplate: line(40),
  costCentre: line(scopeCodeMax),
  /** Null for who has no manager. */
  managerId: z.nullable(memberId),
  /** `YYYY-MM-DD`. */
  hireDate: z.string(told(said.giveDate)).check(z.regex(isTyped, told(said.giveDate))),
  birthDay: z.nullable(whole.check(z.minimum(1), z.maximum(31))),
  birthMonth: z.nullable(whole.check(z.minimum(1), z.maximum(12))),
  /** Null where the roster says none. */
  language: z.nullable(z.enum(languages, oneOf(languages))),
} as const;

/** What of a record can be otherwise than the roster has it. */
export const recordFields = Object.keys(recordShape) as RecordField[];
export type RecordField = keyof typeof recordShape;
export const rosterRecord = z.object(recordShape);
export type RosterRecord = z.output<typeof rosterRecord>;

/** Why somebody does it. */
export const reason = text(personReasonMax);
export const neededReason = requiredText(personReasonMax, calls.sayWhy);

/** Says yes to what is asked before it is done. */
export const confirmed = z.optional(trueOrFalse);

/** What is asked before it is done, in words. */
export const asking = z.object({ asks: z.array(z.string()) });

/** Who somebody is, and the record that who changes it has seen. */
export const ofPerson = { memberId, revision: z.string().check(z.regex(/^[0-9a-f]{32}$/, told(texts.giveRevision))) };
export const changedMeanwhile = z.object({ revision: z.string() });
