-- Who tells about themselves is read in the order of names, and found by a part of what they tell.
create index profiles_to_know_by_name on profiles (search_text collate "C", member_id)
  where get_to_know and is_active and (hobbies <> '' or dreams <> '');
create index profiles_told on profiles using gin (searched(hobbies || ' ' || dreams) gin_trgm_ops)
  where get_to_know and is_active and (hobbies <> '' or dreams <> '');
