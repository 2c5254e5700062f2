-- A card to many has one body. What in it is each reader's own (the name, the card's address) stands beside their message as
-- `parts`, and is put in its place, marked {name} or {link} in the body, when the message is delivered.

create table message_bodies (
  id bigint generated always as identity primary key,
  subject text not null,
  body_text text not null,
  body_html text,
  picture text,
  constraint message_bodies_picture_form check (picture ~ '^[a-z0-9-]{1,60}$')
);

alter table messages
  add column body_id bigint,
  add column parts jsonb,
  add constraint messages_body_known foreign key (body_id) references message_bodies (id),
  add constraint messages_parts_with_body check (body_id is null or parts is not null),
  add constraint messages_body_once check (body_id is null or (body_text = '' and body_html is null));
create index messages_body on messages (body_id) where body_id is not null;
