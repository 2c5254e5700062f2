/** What is asked of the recognitions, as the portal asks it; `{table}` is the one or the other. */
export const acts: Record<string, string> = {
  'one more': `\\set a random(1, :people)
\\set b random(1, :people)
insert into {table} (kind, from_id, to_id, value, points, award_id, created_at) values ('reward', :a, :b, 'Client Obsession: Team', 20, 0, now());`,
  'a card': `\\set id random(1, :people * 10)
select * from {table} where id = :id;`,
  'a member’s month': `\\set a random(1, :people)
\\set m random(0, 11)
select * from {table} where to_id = :a and created_at >= timestamptz '2025-12-01' + :m * interval '1 month'
  and created_at < timestamptz '2026-01-01' + :m * interval '1 month' order by created_at desc;`,
  'a member’s newest': `\\set a random(1, :people)
select * from {table} where to_id = :a order by created_at desc limit 25;`,
  'the newest nominations': `select * from {table} where kind = 'nomination' order by created_at desc, id desc limit 60;`,
};
