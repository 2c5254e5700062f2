-- A message is a row without words: which letter, about what, to whom, by which way. It is written when it is delivered, from its
-- event and the rows that it speaks of, for the reader as they are then.

-- By which way the card goes, decided when it is given; null where no way leads to its reader.
alter table recognitions add column sent_by text constraint recognitions_sent_by_known check (sent_by = any (array['email'::text, 'sms'::text]));
create index recognitions_award on recognitions (award_id) where award_id is not null;
create index recognitions_nomination on recognitions (nomination_id) where nomination_id is not null;

-- The code of the link, sealed until its letter is sent.
alter table email_confirmations add column sealed_code bytea, add column key_id text,
  add constraint email_confirmations_sealed check ((sealed_code is null) = (key_id is null));

insert into events (at, type, version, subject, facts, is_act)
select now(), 'messages.carried', 1, 'messages:carried', jsonb_build_object('messages', count(*)), false from messages having count(*) > 0;

-- What was promised with words of its own and is not sent yet keeps them until it is; and when somebody is erased of whom they are, they go.
create table carried_words (
  message_id bigint constraint carried_words_pkey primary key,
  about bigint[] not null,
  address text,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text,
  picture text
);
create function pg_temp.filled(body text, link text, name text) returns text language sql as $$
  select replace(replace(replace(replace(body, '{{', U&'\E000'), '{link}', link), '{name}', name), U&'\E000', '{')
$$;
create function pg_temp.escaped(text text) returns text language sql as $$
  select replace(replace(replace(replace(replace(text, '&', '&#38;'), '<', '&#60;'), '>', '&#62;'), '"', '&#34;'), '''', '&#39;')
$$;
insert into carried_words (message_id, about, address, reply_to, subject, body_text, body_html, picture)
select m.id, array_remove(p.about || m.member_id, null), case when m.member_id is null or m.event ~ '^(addresses|confirm-email):' then m.address end, m.reply_to,
  case when b.id is null then m.subject else pg_temp.filled(b.subject, m.parts ->> 'link', m.parts ->> 'name') end,
  case when b.id is null then m.body_text else pg_temp.filled(b.body_text, m.parts ->> 'link', m.parts ->> 'name') end,
  case when b.id is null then m.body_html
    else pg_temp.filled(b.body_html, pg_temp.escaped(m.parts ->> 'link'), pg_temp.escaped(m.parts ->> 'name')) end,
  coalesce(b.picture, m.picture)
from messages m left join message_bodies b on b.id = m.body_id
left join lateral (
  select array[r.from_id, r.to_id, n.by_id, n.nominee_id, v.reviewer_id, c.member_id] as about
  from (select split_part(m.event, ':', 1) as noun, case when m.event ~ '^[^:]+:\d{1,18}$' then split_part(m.event, ':', 2)::bigint end as id) s
  left join recognitions r on s.noun = 'card' and r.id = s.id
  left join nominations n on s.noun in ('nomination', 'nomination waits', 'nominations') and n.id = s.id
  left join lateral (select reviewer_id from reviews where nomination_id = n.id order by id desc limit 1) v on s.noun = 'nomination'
  left join contact_messages c on s.noun = 'contact' and c.id = s.id
) p on true
where m.state = 'promised';

-- Of a contact message, whose reader is no member, nothing stands here but that it was sent.
alter table messages add column event_id bigint, add column letter text, add column about_id bigint, alter column address drop not null;
update messages set event_id = (select id from events where subject = 'messages:carried'), letter = 'carried ' || split_part(event, ':', 1), about_id = id,
  address = case when member_id is not null then address end;
alter table messages alter column event_id set not null, alter column letter set not null, alter column about_id set not null,
  drop constraint messages_said_once,
  drop constraint messages_body_once,
  drop constraint messages_parts_with_body,
  drop column event, drop column recipient, drop column reply_to, drop column subject, drop column body_text, drop column body_html,
  drop column picture, drop column body_id, drop column parts,
  add constraint messages_said_once unique nulls not distinct (letter, about_id, member_id, channel);
drop table message_bodies;

insert into subscribers (name, position) values ('mail', coalesce(pg_sequence_last_value('event_ids'), 0));
