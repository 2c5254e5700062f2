-- Points that went round among a few people, as somebody has judged it. What was said of it lies in words.
create table circle_judgements (
  id bigint generated always as identity constraint circle_judgements_pkey primary key,
  -- Their ids, the smallest first.
  people bigint[] not null constraint circle_judgements_people_few check (cardinality(people) between 2 and 5),
  verdict text not null constraint circle_judgements_verdict_known check (verdict in ('fine', 'watch', 'wrong')),
  by_id bigint not null constraint circle_judgements_by_known references members (id),
  note_length integer not null,
  created_at timestamptz not null,
  constraint circle_judgements_not_own check (by_id <> all (people)),
  constraint circle_judgements_note_length check (note_length between 1 and 300)
);
create index circle_judgements_newest on circle_judgements (people, id desc);
create trigger circle_judgements_append_only before update or delete or truncate on circle_judgements
  for each statement execute function refuse_change();
comment on table circle_judgements is 'append-only';

alter table words drop constraint words_of_known;
alter table words add constraint words_of_known check (of in (
  'nomination.reason', 'review.motivation', 'award.message', 'idea.title', 'idea.text', 'idea.comment', 'refund.reason',
  'approval.message', 'approval.reason', 'correction.reason', 'circle.note')) not valid;
alter table words add constraint words_circle_note_length check (of <> 'circle.note' or char_length(text) <= 300) not valid;
