-- What people wrote lies in one table, by whom and about whom, where a delete by id reaches it; what it was written on stays.

create table words (
  of text not null,
  of_id bigint not null,
  by_id bigint,
  -- Null where it is about nobody, or about several.
  about_id bigint,
  text text not null,
  constraint words_pkey primary key (of, of_id),
  constraint words_by_known foreign key (by_id) references members (id),
  constraint words_about_known foreign key (about_id) references members (id),
  constraint words_of_known check (of in ('nomination.reason', 'review.motivation', 'award.message', 'idea.title', 'idea.text', 'idea.comment', 'refund.reason')),
  constraint words_some check (text <> ''),
  constraint words_nomination_reason_length check (of <> 'nomination.reason' or char_length(text) <= 750),
  constraint words_review_motivation_length check (of <> 'review.motivation' or char_length(text) <= 500),
  constraint words_award_message_length check (of <> 'award.message' or char_length(text) <= 600),
  constraint words_idea_title_length check (of <> 'idea.title' or char_length(text) <= 50),
  constraint words_idea_text_length check (of <> 'idea.text' or char_length(text) <= 2000),
  constraint words_idea_comment_length check (of <> 'idea.comment' or char_length(text) <= 100),
  constraint words_refund_reason_length check (of <> 'refund.reason' or char_length(text) <= 200)
);
comment on table words is 'written once';

insert into words (of, of_id, by_id, about_id, text)
select 'nomination.reason', id, by_id, nominee_id, reason from nominations where reason <> ''
union all
select 'review.motivation', r.id, r.reviewer_id, n.nominee_id, r.motivation from reviews r join nominations n on n.id = r.nomination_id where r.motivation <> ''
union all
select 'award.message', a.id, a.by_id, case l.people when 1 then l.to_id end, a.message
  from awards a left join (select award_id, count(*) as people, min(to_id) as to_id from award_lines group by award_id) l on l.award_id = a.id where a.message <> ''
union all
select 'idea.title', id, by_id, null, title from ideas where title <> ''
union all
select 'idea.text', id, by_id, null, idea from ideas where idea <> ''
union all
select 'idea.comment', id, reviewed_by_id, by_id, comment from ideas where comment <> ''
union all
select 'refund.reason', r.id, r.by_id, o.member_id, r.reason
  from refunds r join order_lines l on l.id = r.order_line_id join orders o on o.id = l.order_id where r.reason <> '';

create index words_by on words (by_id) where by_id is not null;
create index words_about on words (about_id) where about_id is not null;
create trigger words_written_once before update or truncate on words for each statement execute function refuse_change();

alter table nominations drop column reason;
alter table reviews drop column motivation;
alter table ideas drop column title, drop column idea, drop column comment;
alter table refunds drop column reason;
-- A card says what its award or nomination says; a summary, what its nominations and reviews say.
alter table recognitions drop column message;
alter table quarter_summaries drop column reason_summary, drop column motivation_summary;

-- How much was written is evidence, and bound by the way in which it went.
alter table awards drop constraint awards_message_length;
alter table awards add column message_length integer not null generated always as (char_length(message)) stored;
alter table awards alter column message_length drop expression;
alter table awards drop column message;
alter table awards add constraint awards_message_length
  check (message_length <= case when send_by = 'sms' then 150 when what = 'reward' then 600 else 350 end);

create table order_contacts (
  order_id bigint primary key,
  member_id bigint not null,
  cell_num text not null,
  constraint order_contacts_order_known foreign key (order_id) references orders (id),
  constraint order_contacts_member_known foreign key (member_id) references members (id),
  constraint order_contacts_mobile_length check (char_length(cell_num) <= 20)
);
comment on table order_contacts is 'written once';
insert into order_contacts (order_id, member_id, cell_num) select id, member_id, cell_num from orders where cell_num <> '';
-- Orders are history: those of before keep what was typed.
alter table order_contacts add constraint order_contacts_mobile_form check (cell_num ~ '^\+[1-9][0-9]{6,14}$') not valid;
create index order_contacts_member on order_contacts (member_id);
create trigger order_contacts_written_once before update or truncate on order_contacts for each statement execute function refuse_change();
alter table orders drop column cell_num;

-- Whoever is erased is found by an index wherever something of theirs lies.
create index contact_messages_member on contact_messages (member_id);
create index contact_messages_email on contact_messages (lower(email));
create index identities_member on identities (member_id);
create index login_codes_member on login_codes (member_id);
drop index tokens_member;
create index tokens_member on tokens (member_id);
