-- Ideas that their authors share with the colleagues of their site. Those of before stay between author and office.
alter table ideas
  -- With whom it is shared: the site of its author then; null where it is between author and office.
  add column shared_site text,
  -- What it says, as it is looked for, for as long as it is shared.
  add column search_text text not null default '',
  add column stage text not null default 'new',
  -- As many as there are in idea_votes.
  add column votes integer not null default 0,
  -- By who decides about what is reported.
  add column hidden_at timestamptz;
alter table ideas
  add constraint ideas_stage_known check (stage in ('new', 'discussed', 'planned', 'doing', 'done', 'notNow')) not valid,
  add constraint ideas_votes_floor check (votes >= 0) not valid,
  add constraint ideas_search_while_shared check (search_text = '' or shared_site is not null) not valid;
create index ideas_open_newest on ideas (shared_site, id) where shared_site is not null and hidden_at is null;
create index ideas_open_wanted on ideas (shared_site, votes, id) where shared_site is not null and hidden_at is null;
create index ideas_open_of_stage on ideas (shared_site, stage, id) where shared_site is not null and hidden_at is null;
create index ideas_open_of_category on ideas (shared_site, category, id) where shared_site is not null and hidden_at is null;
-- Without a list of what is pending, which every search would have to read.
create index ideas_open_words on ideas using gin (search_text gin_trgm_ops) with (fastupdate = off) where shared_site is not null and hidden_at is null;

create table idea_votes (
  id bigint generated always as identity constraint idea_votes_pkey primary key,
  idea_id bigint not null constraint idea_votes_idea_known references ideas (id),
  member_id bigint not null constraint idea_votes_member_known references members (id),
  created_at timestamptz not null,
  constraint idea_votes_one_of_each unique (idea_id, member_id)
);
create index idea_votes_newest on idea_votes (idea_id, id);
create index idea_votes_member on idea_votes (member_id);

-- Whatever gives a vote or takes it: a touch, erasing, two accounts that become one.
create function idea_votes_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update ideas set votes = votes + 1 where id = new.idea_id;
  else
    update ideas set votes = votes - 1 where id = old.idea_id;
  end if;
  return null;
end
$$;
create trigger idea_votes_counted after insert or delete on idea_votes for each row execute function idea_votes_counted();

-- To which stages it was put: what was said of it to everybody lies in words, as 'idea.stage'.
create table idea_stages (
  id bigint generated always as identity constraint idea_stages_pkey primary key,
  idea_id bigint not null constraint idea_stages_idea_known references ideas (id),
  stage text not null constraint idea_stages_stage_known check (stage in ('new', 'discussed', 'planned', 'doing', 'done', 'notNow')),
  by_id bigint not null constraint idea_stages_by_known references members (id),
  -- Who was away, and in whose place it was done.
  for_id bigint constraint idea_stages_for_known references members (id),
  created_at timestamptz not null,
  constraint idea_stages_for_other check (for_id <> by_id)
);
create index idea_stages_of_idea on idea_stages (idea_id, id);
create index idea_stages_by on idea_stages (by_id);
create index idea_stages_for on idea_stages (for_id) where for_id is not null;

-- People write to ideas too. They are numbered behind all awards and nominations.
alter table comments drop column item;
alter table comments drop constraint comments_one_source;
alter table comments
  add column idea_id bigint constraint comments_idea_known references ideas (id),
  add column item bigint not null generated always as (coalesce(award_id * 2, nomination_id * 2 + 1, idea_id + 4000000000000000)) stored,
  add constraint comments_one_source check (num_nonnulls(award_id, nomination_id, idea_id) = 1);
create index comments_newest on comments (item, id) where removed_at is null;

alter table words add constraint words_idea_stage_length check (of <> 'idea.stage' or char_length(text) <= 500) not valid;
