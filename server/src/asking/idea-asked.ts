import { type SqlBool, sql } from 'kysely';

/** Whether a reward for idea `i` waits for a second person: nobody reviews it meanwhile. */
export const isAsked = sql<SqlBool>`exists (select from approvals q where q.kind = 'idea' and q.state = 'waiting' and q.subject_id = i.id)`;
