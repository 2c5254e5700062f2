-- One human who was delivered twice is one again: all that the doubled account has goes to the one who stays. What is evidence of its time,
-- the audit, the ledger, signed statements, keeps the id that it was written with.
create table mergers (
  id bigint generated always as identity constraint mergers_pkey primary key,
  doubled_id bigint not null constraint mergers_doubled_known references members (id),
  stays_id bigint not null constraint mergers_stays_known references members (id),
  by_id bigint not null constraint mergers_by_known references members (id),
  -- Null where nobody else could have confirmed it.
  second_id bigint constraint mergers_second_known references members (id),
  -- Why lies in words.
  reason_length integer not null constraint mergers_reason_length check (reason_length between 1 and 300),
  wallet_points bigint not null constraint mergers_wallet_points check (wallet_points >= 0),
  pot_points bigint not null constraint mergers_pot_points check (pot_points >= 0),
  -- By kind of thing how many moved, and how many fell together.
  account jsonb not null,
  created_at timestamptz not null,
  constraint mergers_other check (doubled_id <> stays_id),
  constraint mergers_second_person check (second_id <> by_id),
  constraint mergers_not_own check (by_id not in (doubled_id, stays_id) and second_id not in (doubled_id, stays_id))
);
-- Whatever happens, nobody is merged twice.
create unique index mergers_once on mergers (doubled_id);
create index mergers_stays on mergers (stays_id);

-- Which rows moved, by the table and column that names the person: so the ids of before can be told.
create table merger_moves (
  merger_id bigint not null constraint merger_moves_merger_known references mergers (id),
  what text not null,
  row_id bigint not null,
  constraint merger_moves_pkey primary key (what, row_id, merger_id)
);
create index merger_moves_merger on merger_moves (merger_id);

create trigger mergers_append_only before update or delete or truncate on mergers
  for each statement execute function refuse_change();
create trigger merger_moves_append_only before update or delete or truncate on merger_moves
  for each statement execute function refuse_change();
comment on table mergers is 'append-only';
comment on table merger_moves is 'append-only';

-- Who stands for somebody: always one who is merged into nobody else.
alter table members add column merged_into_id bigint;
alter table members add constraint members_merged_known foreign key (merged_into_id) references members (id) not valid;
alter table members add constraint members_merged_other check (merged_into_id <> id) not valid;
-- Nothing brings a doubled account back.
alter table members add constraint members_merged_gone check (merged_into_id is null or deactivated_at is not null) not valid;
create index members_merged on members (merged_into_id) where merged_into_id is not null;

-- Of what is written once, whose it is follows a merger. Nothing else of it ever changes: the columns are named by the trigger.
create function refuse_change_but_merged() returns trigger language plpgsql as $$
declare
  was jsonb := to_jsonb(old);
  becomes jsonb := to_jsonb(new);
  name text;
begin
  foreach name in array tg_argv loop
    if was -> name is distinct from becomes -> name and not exists (
      select from members m where m.id = (was ->> name)::bigint and m.merged_into_id = (becomes ->> name)::bigint
    ) then
      raise exception 'Table % is append-only.', tg_table_name using errcode = 'restrict_violation';
    end if;
    was := was - name;
    becomes := becomes - name;
  end loop;
  if was <> becomes then
    raise exception 'Table % is append-only.', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

drop trigger awards_append_only on awards;
create trigger awards_append_only before delete or truncate on awards for each statement execute function refuse_change();
create trigger awards_follow_merger before update on awards for each row execute function refuse_change_but_merged('by_id');
drop trigger award_lines_append_only on award_lines;
create trigger award_lines_append_only before delete or truncate on award_lines for each statement execute function refuse_change();
create trigger award_lines_follow_merger before update on award_lines for each row execute function refuse_change_but_merged('to_id');
drop trigger orders_append_only on orders;
create trigger orders_append_only before delete or truncate on orders for each statement execute function refuse_change();
create trigger orders_follow_merger before update on orders for each row execute function refuse_change_but_merged('member_id');
drop trigger order_contacts_written_once on order_contacts;
create trigger order_contacts_written_once before truncate on order_contacts for each statement execute function refuse_change();
create trigger order_contacts_follow_merger before update on order_contacts for each row execute function refuse_change_but_merged('member_id');
drop trigger words_written_once on words;
create trigger words_written_once before truncate on words for each statement execute function refuse_change();
create trigger words_follow_merger before update on words for each row execute function refuse_change_but_merged('by_id', 'about_id');

-- The only way to it for who may not update these tables.
create function owner_follows_merger(p_of text, p_ids bigint[], p_doubled bigint, p_stays bigint) returns void
language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
begin
  case p_of
    when 'awards.by_id' then update awards set by_id = p_stays where by_id = p_doubled and id = any (p_ids);
    when 'award_lines.to_id' then update award_lines set to_id = p_stays where to_id = p_doubled and id = any (p_ids);
    when 'orders.member_id' then update orders set member_id = p_stays where member_id = p_doubled and id = any (p_ids);
    when 'order_contacts.member_id' then
      update order_contacts set member_id = p_stays where member_id = p_doubled and order_id = any (p_ids);
    when 'words.by_id' then update words set by_id = p_stays where by_id = p_doubled;
    when 'words.about_id' then update words set about_id = p_stays where about_id = p_doubled;
  end case;
end
$$;

-- A nomination of one account by the other is of nobody else.
alter table nominations drop constraint nominations_closed_why_known;
alter table nominations add constraint nominations_closed_why_known check (closed_why in ('nominee left', 'merged')) not valid;

alter table ledger_transactions drop constraint ledger_transactions_kind_known;
alter table ledger_transactions add constraint ledger_transactions_kind_known check (kind in (
  'budget', 'nomination', 'adhoc', 'reward', 'payitforward', 'idea', 'order', 'cancel', 'refund', 'leaver', 'correction', 'move', 'return',
  'debt', 'repayment', 'merger')) not valid;

alter table pot_acts drop constraint pot_acts_kind_known;
alter table pot_acts add constraint pot_acts_kind_known
  check (kind in ('grant', 'move', 'takeBack', 'change', 'end', 'plan', 'merge')) not valid;

alter table approvals drop constraint approvals_kind_known;
alter table approvals add constraint approvals_kind_known
  check (kind in ('recognise', 'idea', 'budgets', 'prices', 'codes', 'programme', 'correction', 'pots', 'merger')) not valid;

alter table words drop constraint words_of_known;
alter table words add constraint words_of_known check (of in (
  'nomination.reason', 'review.motivation', 'award.message', 'idea.title', 'idea.text', 'idea.comment', 'refund.reason',
  'approval.message', 'approval.reason', 'correction.reason', 'circle.note', 'pots.reason', 'card.report', 'card.talk', 'debt.reason', 'undo.reason',
  'merger.reason')) not valid;
alter table words add constraint words_merger_reason_length check (of <> 'merger.reason' or char_length(text) <= 300) not valid;
