-- What people write to what was given: their words lie in words, as 'comment'; those named in them stand as @{1}, @{2} there.
create table comments (
  id bigint generated always as identity constraint comments_pkey primary key,
  award_id bigint constraint comments_award_known references awards (id),
  nomination_id bigint constraint comments_nomination_known references nominations (id),
  -- As items are numbered in the feed.
  item bigint not null generated always as (coalesce(award_id * 2, nomination_id * 2 + 1)) stored,
  by_id bigint not null constraint comments_by_known references members (id),
  -- Their own card of it, where they received one: who does not see that does not see what they wrote.
  card_id bigint constraint comments_card_known references recognitions (id),
  created_at timestamptz not null,
  edited_at timestamptz,
  -- By who wrote it.
  removed_at timestamptz,
  -- By who decides about what is reported.
  hidden_at timestamptz,
  constraint comments_one_source check ((award_id is null) <> (nomination_id is null))
);
-- One that is hidden is still its writer's.
create index comments_newest on comments (item, id) where removed_at is null;
create index comments_by on comments (by_id);
create index comments_card on comments (card_id) where card_id is not null;
create index comments_time on comments (created_at) include (by_id);

create table comment_mentions (
  comment_id bigint not null constraint comment_mentions_comment_known references comments (id),
  -- From 1, as it stands in the words.
  n smallint not null,
  member_id bigint not null constraint comment_mentions_member_known references members (id),
  constraint comment_mentions_pkey primary key (comment_id, n)
);
create index comment_mentions_member on comment_mentions (member_id);

-- What is reported is a card or a comment. Its case is numbered by it: an even number a card's, an odd one a comment's.
alter table card_reports drop constraint card_reports_case_known;
alter table card_deeds drop constraint card_deeds_case_known;
alter table card_cases drop constraint card_cases_pkey;
alter table card_cases alter column card_id drop not null,
  add column comment_id bigint constraint card_cases_comment_known references comments (id),
  add column case_id bigint not null generated always as (coalesce(card_id * 2, comment_id * 2 + 1)) stored,
  add constraint card_cases_one_thing check ((card_id is null) <> (comment_id is null)),
  add constraint card_cases_pkey primary key (case_id),
  add constraint card_cases_card_once unique (card_id),
  add constraint card_cases_comment_once unique (comment_id);
alter table card_reports alter column card_id drop not null,
  add column comment_id bigint,
  -- Who was named in the comment as it was reported, from the first on: its words lie in words, as 'comment.reported'.
  add column mentioned_ids bigint[] not null default '{}',
  add column case_id bigint not null generated always as (coalesce(card_id * 2, comment_id * 2 + 1)) stored,
  add constraint card_reports_one_thing check ((card_id is null) <> (comment_id is null)),
  add constraint card_reports_case_known foreign key (case_id) references card_cases (case_id);
alter table card_deeds alter column card_id drop not null,
  add column comment_id bigint,
  add column case_id bigint not null generated always as (coalesce(card_id * 2, comment_id * 2 + 1)) stored,
  add constraint card_deeds_one_thing check ((card_id is null) <> (comment_id is null)),
  add constraint card_deeds_case_known foreign key (case_id) references card_cases (case_id);
drop index card_cases_newest, card_cases_of_state, card_deeds_card;
create index card_cases_newest on card_cases (opened_at desc, case_id desc);
create index card_cases_of_state on card_cases (state, opened_at desc, case_id desc);
create unique index card_reports_once_of_case on card_reports (case_id, by_id) where withdrawn_at is null;
create index card_deeds_case on card_deeds (case_id, id);
-- What waits goes by the same number.
update work_stages set item_id = item_id * 2 where kind = 'card';

alter table words drop constraint words_of_known;
alter table words add constraint words_of_known check (of in (
  'nomination.reason', 'review.motivation', 'award.message', 'idea.title', 'idea.text', 'idea.comment', 'refund.reason',
  'approval.message', 'approval.reason', 'correction.reason', 'circle.note', 'pots.reason', 'card.report', 'card.talk', 'debt.reason',
  'undo.reason', 'merger.reason', 'vote.words', 'ballot.decision', 'ballot.withdrawal', 'comment', 'comment.reported')) not valid;
alter table words add constraint words_comment_length check (of not in ('comment', 'comment.reported') or char_length(text) <= 500) not valid;
