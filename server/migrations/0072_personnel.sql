-- The directory of people is read by whoever looks after them: in the order of names, leavers among them, by addresses, by who is
-- without something, and whose acts these are.
create index profiles_by_name on profiles (search_text collate "C", member_id);
create index profiles_addresses on profiles using gin (lower(email) gin_trgm_ops, lower(roster_email) gin_trgm_ops);
create index profiles_without_mobile on profiles (member_id) where cell_num is null;
create index members_left on members (deactivated_at) where deactivated_at is not null;
create index members_never_registered on members (id) where registered_at is null;
create index members_without_manager on members (id) where manager_id is null;
create index audit_entries_actor on audit_entries (actor_id, id) where actor_id is not null;

-- When somebody signed on last is known longer than their tokens are kept. A trigger writes it, so that instances of the former
-- release do while they are replaced.
create table last_sign_ons (
  member_id bigint not null constraint last_sign_ons_pkey primary key constraint last_sign_ons_member_known references members (id),
  at timestamptz not null
);
insert into last_sign_ons (member_id, at) select member_id, max(created_at) from tokens group by member_id;

create function last_sign_ons_follow() returns trigger language plpgsql as $$
begin
  insert into last_sign_ons (member_id, at) values (new.member_id, new.created_at)
    on conflict (member_id) do update set at = greatest(last_sign_ons.at, excluded.at);
  return null;
end
$$;
create trigger tokens_last_sign_on after insert on tokens for each row execute function last_sign_ons_follow();
