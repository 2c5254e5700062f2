import { sql } from 'kysely';

/** Of members `m`: their ids under every number that was merged into theirs, for what keeps the id that it was written with. */
export const underAnyNumber = sql`any (array(select m.id union all select d.id from members d where d.merged_into_id = m.id))`;
