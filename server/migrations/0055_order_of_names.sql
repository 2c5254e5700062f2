-- People stand in the order of the alphabet, as their names are read: by their folded text, whatever collation the database has.
create index profiles_birthday_by_name on profiles (dob_month, dob_day, search_text collate "C", member_id) where is_active;
create index profiles_anniversary_by_name on profiles (extract(month from hire_date), extract(day from hire_date), search_text collate "C", member_id)
  where is_active;
create index profiles_division_by_name on profiles (division_code, search_text collate "C", member_id) where is_active;
drop index profiles_birthday;
drop index profiles_anniversary;
drop index profiles_division;
