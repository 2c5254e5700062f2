-- A report of a division asks for all who were ever in it. Who is in it today is found by the same index.
create index members_of_division on members (division_code);
drop index members_division;
