import * as z from 'zod/mini';
import { call } from '#call';
import { isoInstant, memberId } from '#shapes/wire';
import { recordFields, rosterRecord } from './record.ts';

/** What was changed by hand since a roster last said something of it. */
const byHand = z.object({
  /** `standing`: whether somebody is here at all. */
  field: z.enum([...recordFields, 'standing']),
  /** What the roster says, as people read it; '' for nothing. */
  rosterValue: z.string(),
  byMember: z.string(),
  dateChanged: isoInstant,
});
export type ByHand = z.output<typeof byHand>;

export const rosterrecord = call(
  'rosterrecord',
  z.strictObject({ memberId }),
  z.object({
    memberNumber: z.string(),
    memberName: z.string(),
    /** `left`: within their days of grace; `gone`: after them. */
    standing: z.enum(['here', 'left', 'gone', 'erased']),
    isRegistered: z.boolean(),
    /** Of an erased person there is none. */
    record: z.nullable(rosterRecord),
    managerName: z.string(),
    /** Whose manager they are, of those who are here. */
    reports: z.number(),
    /** Tells one state of the record from the next. */
    revision: z.string(),
    byHand: z.array(byHand),
    /** Whether the reader may change it: nobody changes their own, nor who administrates nothing an administrator's way in. */
    mayChange: z.boolean(),
  }),
);
