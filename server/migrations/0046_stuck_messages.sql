-- What does not get through waits for somebody: it is stuck until an operator has it tried again or gives it up. Nobody sends what
-- another has in hand, and nobody gives it up meanwhile. Behind a Message-ID stands a number drawn for the message alone: copies of a
-- database count on from the same row.
alter table messages
  add column random_id uuid not null default gen_random_uuid(),
  add column in_hand_until timestamptz,
  drop constraint messages_state_known,
  add constraint messages_state_known check (state in ('promised', 'held', 'sent', 'undeliverable', 'stuck', 'givenUp')),
  drop constraint messages_ended,
  add constraint messages_ended check ((state in ('promised', 'held')) = (ended_at is null));
create index messages_open on messages (state, channel, created_at) where state in ('promised', 'held', 'stuck', 'givenUp');

-- While its one row is there, what is promised is held: a restored portal sends nothing until an operator says so.
create table outbox_hold (
  is_on boolean not null default true constraint outbox_hold_pkey primary key constraint outbox_hold_one_row check (is_on),
  since timestamptz not null
);
