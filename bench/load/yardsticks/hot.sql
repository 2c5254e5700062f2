\set to random(102, :people)
select transfer(gen_random_uuid(), 101, :to, 5);
