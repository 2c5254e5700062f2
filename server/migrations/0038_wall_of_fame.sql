-- The wall of fame shows the newest of both, and looks at no more than these.
create index reviews_for_quarters on reviews (created_at desc) where is_include_in_quarterly;
create index recognitions_of_winners on recognitions (created_at desc) where kind = 'reward' and value like 'Quarterly Winner%';
