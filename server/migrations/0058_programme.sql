-- What the company offers, pays and allows: its behaviours, values, points, ratings and limits of text, a whole document for each
-- version. The one that goes is the last whose day has come. What a document leaves out is as the specification has it.
create table programme_versions (
  version integer not null,
  document jsonb not null,
  valid_from timestamptz not null,
  saved_at timestamptz not null,
  saved_by_id bigint,
  reason text not null,
  withdrawn_at timestamptz,
  constraint programme_versions_pkey primary key (version),
  constraint programme_versions_saved_by_known foreign key (saved_by_id) references members (id),
  constraint programme_versions_document_object check (jsonb_typeof(document) = 'object'),
  constraint programme_versions_reason_length check (char_length(reason) <= 500),
  constraint programme_versions_version_positive check (version > 0)
);
insert into programme_versions (version, document, valid_from, saved_at, reason) values (1, '{}', 'epoch', now(), '');
create trigger programme_versions_shared after insert or update or delete on programme_versions for each statement execute function shared_named('programme');

-- By which of them something was decided; former instances decide by the first. Without foreign keys: whoever gives anything would
-- lock the one row of the version that goes, and none is ever deleted.
alter table nominations add column programme_version integer not null default 1;
alter table reviews add column programme_version integer not null default 1;
alter table awards add column programme_version integer not null default 1;
alter table ideas add column programme_version integer not null default 1, add column reward_programme_version integer;

-- Of how many stars a rating is.
alter table reviews add column stars smallint not null default 7;
alter table quarter_summaries add column stars smallint not null default 7;

-- Who won a prize stands on the wall of fame, whatever the prize is called. Former instances know one by its name alone.
alter table recognitions add column is_prize boolean not null default false;
update recognitions set is_prize = true where kind = 'reward' and value like 'Quarterly Winner%';
create function recognition_is_prize() returns trigger language plpgsql as $$
begin
  new.is_prize := true;
  return new;
end $$;
create trigger recognitions_prize before insert on recognitions for each row
  when (new.kind = 'reward' and not new.is_prize and new.value like 'Quarterly Winner%') execute function recognition_is_prize();
drop index recognitions_of_winners;
create index recognitions_of_winners on recognitions (created_at desc) where is_prize;

-- The programme says what may be given; these are the bounds of any programme.
alter table awards drop constraint awards_adhoc_points, drop constraint awards_pay_it_forward_points, drop constraint awards_reward_points,
  drop constraint awards_message_length;
alter table awards
  add constraint awards_points_range check (points between case when what = 'thankyou' then 0 else 1 end and 100000) not valid,
  add constraint awards_message_length check (message_length <= 2000) not valid;
alter table ideas drop constraint ideas_category_known, drop constraint ideas_reward_known;
alter table ideas
  add constraint ideas_category_length check (char_length(category) between 1 and 60) not valid,
  add constraint ideas_reward_range check (reward_points between 0 and 100000) not valid;
alter table nominations drop constraint nominations_categories_some;
alter table nominations add constraint nominations_categories_some check (cardinality(categories) between 1 and 30) not valid;
alter table payouts drop constraint payouts_points_range;
alter table payouts add constraint payouts_points_range check (points_each between 0 and 100000) not valid;
alter table reviews drop constraint reviews_custom_range, drop constraint reviews_rating_range;
alter table reviews
  add constraint reviews_custom_range check (custom_points between 0 and 100000 and (custom_points is null or rating is not null)) not valid,
  add constraint reviews_stars_range check (stars between 2 and 10) not valid,
  add constraint reviews_rating_range check (rating between 1 and stars) not valid;
alter table words drop constraint words_approval_message_length, drop constraint words_award_message_length, drop constraint words_idea_comment_length,
  drop constraint words_idea_text_length, drop constraint words_idea_title_length, drop constraint words_nomination_reason_length,
  drop constraint words_review_motivation_length;
alter table words
  add constraint words_approval_message_length check (of <> 'approval.message' or char_length(text) <= 2000) not valid,
  add constraint words_award_message_length check (of <> 'award.message' or char_length(text) <= 2000) not valid,
  add constraint words_idea_comment_length check (of <> 'idea.comment' or char_length(text) <= 2000) not valid,
  add constraint words_idea_text_length check (of <> 'idea.text' or char_length(text) <= 10000) not valid,
  add constraint words_idea_title_length check (of <> 'idea.title' or char_length(text) <= 200) not valid,
  add constraint words_nomination_reason_length check (of <> 'nomination.reason' or char_length(text) <= 4000) not valid,
  add constraint words_review_motivation_length check (of <> 'review.motivation' or char_length(text) <= 4000) not valid;
