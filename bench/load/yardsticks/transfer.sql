\set from random(1, :people)
\set to 1 + (:from + random(0, :people - 2)) % :people
select transfer(gen_random_uuid(), :from, :to, 5);
