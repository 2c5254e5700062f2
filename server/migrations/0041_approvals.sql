-- What one person does not do alone: kept as it was asked, until a second person confirms or declines it, or its asker withdraws it.
create table approvals (
  id bigint generated always as identity constraint approvals_pkey primary key,
  kind text not null constraint approvals_kind_known check (kind in ('recognise', 'idea', 'budgets', 'prices', 'codes')),
  asked_by_id bigint not null constraint approvals_asked_by_known references members (id),
  asked_at timestamptz not null,
  -- Whom it would give something; they do not decide about it.
  concerns bigint[] not null,
  -- That it would give in all.
  points bigint not null constraint approvals_points_positive check (points >= 0),
  -- The idea.
  subject_id bigint,
  -- Numbers, ids and words of closed sets; what was written lies in words.
  wish jsonb not null,
  file bytea,
  state text not null default 'waiting' constraint approvals_state_known check (state in ('waiting', 'confirmed', 'declined', 'withdrawn')),
  decided_by_id bigint constraint approvals_decided_by_known references members (id),
  decided_at timestamptz,
  constraint approvals_decided_whole check ((state = 'waiting') = (decided_at is null) and (state = 'waiting') = (decided_by_id is null)),
  constraint approvals_second_person check (state not in ('confirmed', 'declined') or (decided_by_id <> asked_by_id and decided_by_id <> all (concerns))),
  constraint approvals_withdrawn_by_asker check (state <> 'withdrawn' or decided_by_id = asked_by_id),
  constraint approvals_file_while_waiting check (file is null or state = 'waiting')
);
create unique index approvals_idea_once on approvals (subject_id) where kind = 'idea' and state = 'waiting';
create index approvals_waiting on approvals (id) where state = 'waiting';
create index approvals_asked_by on approvals (asked_by_id, id);
create index approvals_decided_by on approvals (decided_by_id, id) where decided_by_id is not null;

alter table words drop constraint words_of_known;
alter table words add constraint words_of_known check (of in (
  'nomination.reason', 'review.motivation', 'award.message', 'idea.title', 'idea.text', 'idea.comment', 'refund.reason',
  'approval.message', 'approval.reason'));
alter table words add constraint words_approval_message_length check (of <> 'approval.message' or char_length(text) <= 600);
alter table words add constraint words_approval_reason_length check (of <> 'approval.reason' or char_length(text) <= 200);

-- Who confirmed it orders with it as little as who uploaded it.
alter table products add column price_confirmed_by_id bigint;
alter table promos add column confirmed_by_id bigint;
-- The highest price since two people agreed on one, where it is above today's: many small steps are one.
alter table products add column price_from_minor bigint;
