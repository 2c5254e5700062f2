import { type SqlBool, sql } from 'kysely';

/** Whether the reward of an idea `i` waits for a second person: nobody reviews it meanwhile. */
export const isIdeaAsked = sql<SqlBool>`exists (select from approvals q where q.kind = 'idea' and q.state = 'waiting' and q.subject_id = i.id)`;

/** The same of what the rating of a nomination `n` pays. */
export const isNominationAsked = sql<SqlBool>`exists (select from approvals q where q.kind = 'nomination' and q.state = 'waiting' and q.subject_id = n.id)`;
