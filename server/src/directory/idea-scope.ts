import { sql } from 'kysely';
import type { About } from './decides.ts';

/** Whom an idea `i` is about, and whom it concerns. */
export const suggested = { person: sql`i.by_id`, concerned: [sql`i.by_id`] } as const satisfies About;
