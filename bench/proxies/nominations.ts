import type { Look } from '../faults/drill.ts';

const rows = 60_000;

/** What their manager, Johan Botha, may read as a file of several megabytes. */
export async function nominateMany({ owner }: Look): Promise<void> {
  // Without looking each of them up once more.
  await owner.query('set session_replication_role = replica');
  await owner.query(`
    insert into nominations (kind, by_id, nominee_id, categories, created_at)
    select 'behaviour', by.id, nominee.id, '{Empowered Ownership}', now() - i * interval '1 second'
    from members nominee, members by, generate_series(1, ${rows}) i where nominee.member_number = '100001' and by.member_number = '100034'`);
  await owner.query('set session_replication_role = origin');
}
