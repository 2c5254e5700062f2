-- A card that somebody finds out of place: reported by who can see it, decided by moderators, and, if so, shown to nobody but those whose it is.
alter table role_assignments drop constraint role_assignments_capability_known;
alter table role_assignments add constraint role_assignments_capability_known check (capability in ('manager', 'clusterAdmin', 'committee',
  'ideaReviewer', 'inv', 'administrator', 'finance', 'shop', 'content', 'people', 'programme', 'auditor', 'moderator'));

-- A former instance shows it as before, for as long as there is one.
alter table recognitions add column hidden_at timestamptz;
create trigger recognitions_shared_hidden after update of hidden_at on recognitions
  for each statement execute function shared_named('recognised');
-- Of cards that stand in no list there are few.
create index recognitions_unseen on recognitions (nomination_id) where nomination_id is not null and (withdrawn_at is not null or hidden_at is not null);

-- A card that was reported, and how that stands: dropped where nobody reports it any more.
create table card_cases (
  card_id bigint constraint card_cases_pkey primary key,
  state text not null constraint card_cases_state_known check (state in ('open', 'kept', 'hidden', 'dropped')),
  -- Since when it is open, or was last.
  opened_at timestamptz not null,
  -- How often it was changed: who decides says what they saw.
  revision integer not null default 0
);
create index card_cases_newest on card_cases (opened_at desc, card_id desc);
create index card_cases_of_state on card_cases (state, opened_at desc, card_id desc);

create table card_reports (
  id bigint generated always as identity constraint card_reports_pkey primary key,
  card_id bigint not null constraint card_reports_case_known references card_cases (card_id),
  by_id bigint not null,
  reason text not null constraint card_reports_reason_known check (reason in ('offensive', 'untrue', 'private', 'advert', 'other')),
  created_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index card_reports_once on card_reports (card_id, by_id) where withdrawn_at is null;
create index card_reports_by on card_reports (by_id);

-- What moderators did: what they wrote to somebody lies in words.
create table card_deeds (
  id bigint generated always as identity constraint card_deeds_pkey primary key,
  card_id bigint not null constraint card_deeds_case_known references card_cases (card_id),
  kind text not null constraint card_deeds_kind_known check (kind in ('hidden', 'kept', 'shown', 'talked')),
  by_id bigint not null,
  -- To whom was written.
  to_id bigint,
  created_at timestamptz not null,
  constraint card_deeds_talked_to check ((kind = 'talked') = (to_id is not null))
);
create index card_deeds_card on card_deeds (card_id, id);

alter table words drop constraint words_of_known;
alter table words add constraint words_of_known check (of in (
  'nomination.reason', 'review.motivation', 'award.message', 'idea.title', 'idea.text', 'idea.comment', 'refund.reason',
  'approval.message', 'approval.reason', 'correction.reason', 'circle.note', 'pots.reason', 'card.report', 'card.talk')) not valid;
alter table words add constraint words_card_report_length check (of <> 'card.report' or char_length(text) <= 500) not valid;
alter table words add constraint words_card_talk_length check (of <> 'card.talk' or char_length(text) <= 2000) not valid;
