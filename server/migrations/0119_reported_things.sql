-- What is reported is a card, a comment, an idea or a signature. Its case is numbered by it: an even number is a card's, an odd one a
-- comment's; those of ideas begin at 4,000,000,000,000,000, those of signatures at 2^52.
alter table card_reports drop constraint card_reports_case_known, drop constraint card_reports_one_thing, drop column case_id;
alter table card_deeds drop constraint card_deeds_case_known, drop constraint card_deeds_one_thing, drop column case_id;
alter table card_cases drop constraint card_cases_one_thing, drop column case_id;
alter table card_cases
  add column idea_id bigint constraint card_cases_idea_known references ideas (id),
  add column signature_id bigint constraint card_cases_signature_known references group_card_signatures (id),
  add column case_id bigint not null generated always as
    (coalesce(card_id * 2, comment_id * 2 + 1, idea_id + 4000000000000000, signature_id + 4503599627370496)) stored,
  add constraint card_cases_one_thing check (num_nonnulls(card_id, comment_id, idea_id, signature_id) = 1),
  add constraint card_cases_pkey primary key (case_id),
  add constraint card_cases_idea_once unique (idea_id),
  add constraint card_cases_signature_once unique (signature_id);
alter table card_reports
  add column idea_id bigint,
  add column signature_id bigint,
  add column case_id bigint not null generated always as
    (coalesce(card_id * 2, comment_id * 2 + 1, idea_id + 4000000000000000, signature_id + 4503599627370496)) stored,
  add constraint card_reports_one_thing check (num_nonnulls(card_id, comment_id, idea_id, signature_id) = 1),
  add constraint card_reports_case_known foreign key (case_id) references card_cases (case_id);
alter table card_deeds
  add column idea_id bigint,
  add column signature_id bigint,
  add column case_id bigint not null generated always as
    (coalesce(card_id * 2, comment_id * 2 + 1, idea_id + 4000000000000000, signature_id + 4503599627370496)) stored,
  add constraint card_deeds_one_thing check (num_nonnulls(card_id, comment_id, idea_id, signature_id) = 1),
  add constraint card_deeds_case_known foreign key (case_id) references card_cases (case_id);
create index card_cases_newest on card_cases (opened_at desc, case_id desc);
create index card_cases_of_state on card_cases (state, opened_at desc, case_id desc);
create unique index card_reports_once_of_case on card_reports (case_id, by_id) where withdrawn_at is null;
create index card_deeds_case on card_deeds (case_id, id);

alter table words drop constraint words_of_known;
alter table words add constraint words_of_known check (of in (
  'nomination.reason', 'review.motivation', 'award.message', 'idea.title', 'idea.text', 'idea.comment', 'idea.stage', 'refund.reason',
  'approval.message', 'approval.reason', 'correction.reason', 'circle.note', 'pots.reason', 'card.report', 'card.talk', 'debt.reason',
  'undo.reason', 'merger.reason', 'vote.words', 'ballot.decision', 'ballot.withdrawal', 'comment', 'comment.reported',
  'signature', 'signature.script', 'groupcard.thanks')) not valid;
