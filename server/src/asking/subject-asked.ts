import { type SqlBool, sql } from 'kysely';

/** Whether the reward of an idea `i` waits for a second person: nobody reviews it meanwhile. */
export const isIdeaAsked = sql<SqlBool>`exists (select from approvals q where q.kind = 'idea' and q.state = 'waiting' and q.subject_id = i.id)`;

/** The same of what the rating of a nomination `n` pays. */
export const isNominationAsked = sql<SqlBool>`exists (select from approvals q where q.kind = 'nomination' and q.state = 'waiting' and q.subject_id = n.id)`;

/** Who waits for others to confirm the prize of a vote `b`. */
export const prizeAsked = sql`select q.id from approvals q where q.kind = 'recognise' and q.state = 'waiting' and q.subject_id = b.id`;
