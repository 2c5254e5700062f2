-- What people said to what was given, with one touch: one of each person to an award or a nomination.
create table reactions (
  id bigint generated always as identity constraint reactions_pkey primary key,
  award_id bigint constraint reactions_award_known references awards (id),
  nomination_id bigint constraint reactions_nomination_known references nominations (id),
  -- As items are numbered in the feed.
  item bigint not null generated always as (coalesce(award_id * 2, nomination_id * 2 + 1)) stored,
  member_id bigint not null constraint reactions_member_known references members (id),
  -- Their own card of it, where they received one: who does not see that does not learn of their reaction.
  card_id bigint constraint reactions_card_known references recognitions (id),
  -- Null: taken back; what was told of it keeps its row.
  kind text constraint reactions_kind_known check (kind in ('applause', 'love', 'celebrate', 'brilliant', 'outstanding', 'grateful')),
  -- When they first reacted.
  at timestamptz not null,
  constraint reactions_one_source check ((award_id is null) <> (nomination_id is null)),
  constraint reactions_one_of_each unique (item, member_id)
);
create index reactions_newest on reactions (item, id);
create index reactions_member on reactions (member_id);
create index reactions_card on reactions (card_id) where card_id is not null;
create index reactions_time on reactions (at) include (member_id);
