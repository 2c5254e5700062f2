select award(gen_random_uuid(), 77, (select array_agg(n) from generate_series(201, 1205) n), 5);
