-- A report of a division asks for all who belong to it, also for those who have left. Who is active is found by the same index.
create index members_of_division on members (division_code);
drop index members_division;
