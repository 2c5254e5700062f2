-- Points that were set right: what was given and is taken back, what a leaver forfeited and gets again, what is credited or debited. Nothing of
-- the ledger changes; a correction is one more transaction, and says which one it reverses.
create table corrections (
  id bigint generated always as identity constraint corrections_pkey primary key,
  kind text not null constraint corrections_kind_known check (kind in ('award', 'nomination', 'idea', 'budget', 'forfeit', 'credit', 'debit', 'undo')),
  -- The award, nomination, idea or grant, or the transaction by which a leaver forfeited; none of a credit or a debit.
  subject_id bigint,
  by_id bigint not null constraint corrections_by_known references members (id),
  second_id bigint constraint corrections_second_known references members (id),
  -- Who had given what is taken back.
  giver_id bigint constraint corrections_giver_known references members (id),
  -- Why lies in words.
  reason_length integer not null,
  created_at timestamptz not null,
  constraint corrections_subject_named check ((kind in ('credit', 'debit')) = (subject_id is null)),
  constraint corrections_second_person check (second_id <> by_id),
  constraint corrections_undone_by_giver check (kind <> 'undo' or giver_id = by_id),
  constraint corrections_reason_length check (reason_length between 0 and 300)
);
create index corrections_newest on corrections (created_at desc, id desc);

-- One for each person whose points it concerns.
create table correction_lines (
  id bigint generated always as identity constraint correction_lines_pkey primary key,
  correction_id bigint not null constraint correction_lines_correction_known references corrections (id),
  member_id bigint not null constraint correction_lines_member_known references members (id),
  account text not null constraint correction_lines_account_known check (account in ('wallet', 'pot')),
  -- Which it reverses; none of a credit, a debit, or a card without points.
  transaction_id bigint constraint correction_lines_transaction_known references ledger_transactions (id),
  -- Into that account; below 0 out of it. 0 where nothing was left to be taken.
  points bigint not null,
  -- That the act was about: more than were taken where some were spent.
  points_asked bigint not null,
  constraint correction_lines_within check (abs(points) <= points_asked)
);
-- Whatever happens, nothing is reversed twice.
create unique index correction_lines_once on correction_lines (transaction_id) where transaction_id is not null;
create index correction_lines_correction on correction_lines (correction_id);
create index correction_lines_member on correction_lines (member_id, correction_id desc);

create trigger corrections_append_only before update or delete or truncate on corrections
  for each statement execute function refuse_change();
create trigger correction_lines_append_only before update or delete or truncate on correction_lines
  for each statement execute function refuse_change();
comment on table corrections is 'append-only';
comment on table correction_lines is 'append-only';

-- What it stood for was taken back. A former instance shows it as before, for as long as there is one.
alter table recognitions add column withdrawn_at timestamptz;
create index recognitions_withdrawn on recognitions (nomination_id) where withdrawn_at is not null and nomination_id is not null;
create trigger recognitions_shared_withdrawn after update of withdrawn_at on recognitions
  for each statement execute function shared_named('recognised');

alter table approvals drop constraint approvals_kind_known;
alter table approvals add constraint approvals_kind_known
  check (kind in ('recognise', 'idea', 'budgets', 'prices', 'codes', 'programme', 'correction'));

alter table words drop constraint words_of_known;
alter table words add constraint words_of_known check (of in (
  'nomination.reason', 'review.motivation', 'award.message', 'idea.title', 'idea.text', 'idea.comment', 'refund.reason',
  'approval.message', 'approval.reason', 'correction.reason')) not valid;
alter table words add constraint words_correction_reason_length check (of <> 'correction.reason' or char_length(text) <= 300) not valid;
