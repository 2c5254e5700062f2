-- What is written to the company is answered in the portal. What was written before was answered by mail: it is closed. A former instance
-- goes on keeping messages, which are open then.
alter table contact_messages
  add column state text not null default 'closed' constraint contact_messages_state_known check (state in ('open', 'answered', 'closed', 'spam')),
  -- Who answers it.
  add column taken_by_id bigint,
  -- In which somebody from outside reads, as their browser said.
  add column language text,
  -- How often it was changed: who changes it says what they saw.
  add column revision integer not null default 0,
  add column search_text text not null generated always as (lower(name || ' ' || email || ' ' || message)) stored;
alter table contact_messages alter column state set default 'open';

create index contact_messages_newest on contact_messages (created_at desc, id desc);
create index contact_messages_of_state on contact_messages (state, created_at desc, id desc);
create index contact_messages_search on contact_messages using gin (search_text gin_trgm_ops);

-- What was done with a message, and what was written about it. It goes with the message.
create table contact_entries (
  id bigint generated always as identity constraint contact_entries_pkey primary key,
  contact_id bigint not null constraint contact_entries_contact_known references contact_messages (id) on delete cascade,
  kind text not null constraint contact_entries_kind_known
    check (kind in ('answer', 'note', 'taken', 'givenBack', 'handed', 'closed', 'reopened', 'spam', 'notSpam')),
  by_id bigint not null,
  -- To whom it was handed over.
  to_id bigint,
  -- An answer or a note; '' when who wrote it was erased.
  text text not null default '',
  created_at timestamptz not null,
  constraint contact_entries_handed_to check ((kind = 'handed') = (to_id is not null)),
  constraint contact_entries_text_length check (char_length(text) <= 4000),
  constraint contact_entries_text_of check (text = '' or kind in ('answer', 'note'))
);
create index contact_entries_contact on contact_entries (contact_id, id);
create index contact_entries_by on contact_entries (by_id) where text <> '';

-- Addresses whose messages from outside are spam from the first moment.
create table contact_spam (
  email text constraint contact_spam_pkey primary key,
  by_id bigint not null,
  created_at timestamptz not null,
  constraint contact_spam_email_form check (email = lower(email) and char_length(email) <= 254)
);
