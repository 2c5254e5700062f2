create table content_blocks (
  key text primary key,
  title text not null,
  markdown text not null,
  -- Rendered and sanitised when saved, and sanitised again when read.
  html text not null,
  access text not null default 'member',
  updated_at timestamptz not null,
  constraint content_blocks_key_form check (key ~ '^[a-z0-9-]{1,60}$'),
  constraint content_blocks_access_known check (access in ('open', 'member', 'adminReports'))
);

create table contact_messages (
  id bigint generated always as identity primary key,
  member_id bigint,
  name text not null,
  email text not null,
  message text not null,
  created_at timestamptz not null,
  constraint contact_messages_member_known foreign key (member_id) references members (id),
  constraint contact_messages_name_length check (char_length(name) <= 80),
  constraint contact_messages_email_length check (char_length(email) <= 254),
  constraint contact_messages_message_length check (char_length(message) <= 2000)
);
