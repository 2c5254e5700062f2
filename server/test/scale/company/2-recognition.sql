-- For each person one nomination, and ten recognitions received in the three years before today; of the last ones member 120 gets many.

insert into nominations (id, kind, by_id, nominee_id, division_code, categories, state, rating_count, created_at)
overriding system value
select n, case n % 20 when 18 then 'competition' else 'behaviour' end, pg_temp.odd(n),
  case when n % 20 <> 16 then pg_temp.even(n) end, case when n % 20 = 16 then 'D' || 1 + pg_temp.hashed(n) % (:people / 200) end,
  '{Act of Courage,Client Obsession}',
  case when n % 20 < 10 or n % 20 > 17 then 'rated' when n % 20 < 15 then 'declined' when n % 20 = 17 then 'waiting' else 'open' end,
  case when n % 20 < 10 or n % 20 > 16 then 1 else 0 end,
  pg_temp.today() - interval '2 days' - interval '3 years' * (1 - n::float / :people)
from generate_series(1, :people) n;

analyze members, nominations;

insert into reviews (nomination_id, reviewer_id, kind, rating, is_include_in_quarterly, created_at)
select n.id, case when n.by_id = b.id then (b.id + 49) % :people + 1 else b.id end,
  case state when 'declined' then 'decline' else 'rating' end, case when state <> 'declined' then 5 end,
  state = 'rated' and n.id % 3 = 0, created_at + interval '1 day'
from nominations n, lateral (select pg_temp.boss(n.id) as id) b where state <> 'open';

insert into words (of, of_id, by_id, about_id, text)
select 'nomination.reason', id, by_id, nominee_id, 'Stayed with the customer until everything ran again: number ' || id from nominations
union all
select 'review.motivation', r.id, r.reviewer_id, n.nominee_id, 'Because of number ' || n.id from reviews r join nominations n on n.id = r.nomination_id;

analyze reviews;

insert into payouts (nomination_id, review_id, points_each, people, created_at)
select n.id, r.id, 150, 1, r.created_at from nominations n join reviews r on r.nomination_id = n.id where n.state = 'rated';

insert into awards (id, what, by_id, reason, points, message_length, send_by, created_at)
overriding system value
select k, what, case when what in ('adhoc', 'reward') then pg_temp.boss(k) when k % 3 = 0 then pg_temp.even(k + 3) else pg_temp.odd(k + 3) end,
  case what when 'thankyou' then 'Thank you' else 'Client Focus' end, case what when 'thankyou' then 0 when 'reward' then 7 else 20 end,
  60, 'email',
  pg_temp.today() - interval '3 years' * (1 - k::float / last)
from (select (:people * 4.7)::int as last) size, generate_series(1, last) k,
  lateral (select case when k % 10 < 6 then 'thankyou' when k % 10 < 8 then 'reward' when k % 10 = 8 then 'adhoc' else 'payitforward' end as what) kinds;

insert into award_lines (id, award_id, to_id)
overriding system value
select row_number() over (order by a.id, j), a.id,
  case when a.id > :people * 4.7 - 40 and a.id % 4 < 2 and a.by_id <> 120 then 120
    when what in ('thankyou', 'payitforward') and a.id % 3 = 0 then pg_temp.odd(a.id, j) else pg_temp.even(a.id, j) end
from awards a, generate_series(0, (array[0, 0, 1, 3])[1 + a.id % 4]) j;

analyze awards, award_lines, payouts;

insert into words (of, of_id, by_id, about_id, text)
select 'award.message', a.id, a.by_id, l.to_id, 'Thank you for number ' || a.id || ', and for all that came before it.'
from awards a left join award_lines l on l.award_id = a.id and a.id % 4 < 2;

analyze words;

-- Of a hundred cards 85 are seen by everybody, eight by a division, four by a team, three by nobody else.
insert into recognitions (id, kind, from_id, to_id, value, points, nomination_id, award_id, created_at, audience, division_code, country_code, team_id)
overriding system value
select row_number() over (order by sources.created_at, award_id, to_id), kind, from_id, to_id, value, points, nomination_id, award_id, sources.created_at,
  case when to_id * 31 % 100 < 85 then 'everybody' when to_id * 31 % 100 < 93 then 'division' when to_id * 31 % 100 < 97 then 'team' else 'us' end,
  m.division_code, 'ZA', m.manager_id
from (
  select a.what as kind, a.by_id as from_id, l.to_id, a.reason as value, a.points, null::bigint as nomination_id, a.id as award_id, a.created_at
  from awards a join award_lines l on l.award_id = a.id
  union all
  select 'nomination', n.by_id, n.nominee_id, 'Act of Courage, Client Obsession', p.points_each, n.id, null, p.created_at
  from payouts p join nominations n on n.id = p.nomination_id) sources join members m on m.id = to_id;

analyze recognitions;

-- Of the newest cards each has four reactions, and a few have hundreds.
insert into reactions (award_id, nomination_id, member_id, kind, at)
select r.award_id, r.nomination_id, 1 + pg_temp.hashed(r.id * 512 + k) % :people, (array['applause', 'love', 'celebrate', 'brilliant', 'outstanding'])[1 + k % 5], r.created_at
from (select *, row_number() over (order by id desc) as n from recognitions) r, generate_series(1, case when r.n <= 100 then 400 else 4 end) k
where r.n <= :people on conflict do nothing;

-- Every third was thanked for by who received it, which they alone see who see that card.
insert into reactions (award_id, nomination_id, member_id, card_id, kind, at)
select award_id, nomination_id, to_id, id, 'grateful', created_at from recognitions where id % 3 = 0 and id > (select max(id) from recognitions) - :people
on conflict do nothing;

analyze reactions;

-- Every third of them has two comments, and the newest hundred have a hundred and twenty; the second is of who received it.
insert into comments (award_id, nomination_id, by_id, card_id, created_at)
select r.award_id, r.nomination_id, case when k = 2 then r.to_id else 1 + pg_temp.hashed(r.id * 256 + k) % :people end, case when k = 2 then r.id end, r.created_at + k * interval '1 minute'
from (select *, row_number() over (order by id desc) as n from recognitions) r, generate_series(1, case when r.n <= 100 then 120 when r.n % 3 = 0 then 2 else 0 end) k
where r.n <= :people;

insert into words (of, of_id, by_id, text) select 'comment', id, by_id, 'Well done, and thank you from all of us, number ' || id || '.' from comments;

insert into comment_mentions (comment_id, n, member_id) select id, 1, 1 + pg_temp.hashed(id) % :people from comments where id % 5 = 0;

analyze comments, comment_mentions, words;

insert into events (at, type, version, subject, facts, is_act) values ('2023-10-01', 'messages.carried', 1, 'messages:carried', '{"messages": 1}', false);

insert into messages (event_id, letter, about_id, member_id, channel, address, state, attempts, created_at, queued_at, ended_at)
select (select max(id) from events), 'carried card', r.id, r.to_id, 'email', 'p' || r.to_id || '@scale.example', 'sent', 1,
  r.created_at, r.created_at, r.created_at from recognitions r where r.id % 5 = 0;

insert into message_attempts (message_id, attempt, at, outcome) select id, 1, ended_at, 'sent' from messages;

-- To each of the newest cards but those of member 120, who is asked for much else, a hundred and ten have added points.
create temporary table boosting as
select row_number() over (order by r.id, k) as n, r.award_id, r.nomination_id, r.to_id, r.created_at + k * interval '1 minute' as at,
  (r.to_id + k * 7) % :people + 1 as by_id
from (select *, row_number() over (order by id desc) as newest from recognitions) r, generate_series(1, 110) k
where newest <= 60 and r.to_id <> 120 and (r.to_id + k * 7) % :people + 1 <> r.to_id
  -- Who has never registered has no points.
  and ((r.to_id + k * 7) % :people + 1) % 100 <> 0;

insert into awards (id, what, by_id, reason, points, message_length, send_by, created_at)
overriding system value
select (select max(id) from awards) + n, 'payitforward', by_id, 'Client Focus', 5, 0, 'email', at from boosting;

insert into award_lines (id, award_id, to_id)
overriding system value
select (select max(id) from award_lines) + n, (select max(id) from awards) - (select count(*) from boosting) + n, to_id from boosting;

insert into recognitions (id, kind, from_id, to_id, value, points, award_id, created_at, boosts_item)
overriding system value
select (select max(id) from recognitions) + n, 'payitforward', by_id, to_id, 'Client Focus', 5, (select max(id) from awards) - (select count(*) from boosting) + n, at,
  coalesce(award_id * 2, nomination_id * 2 + 1) from boosting;

analyze awards, award_lines, recognitions;
