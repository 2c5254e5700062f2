-- Once, by a superuser of the server, PostgreSQL 15 or newer:
--   psql -d postgres -v ON_ERROR_STOP=1 -f deploy/dba.sql
--   psql -d postgres -c '\password laurel'
-- Then DATABASE_URL=postgresql://laurel:…@host:5432/laurel, and `npm run laurel -- doctor --fix` makes the tables and finds nothing.

-- Signs on, migrates, and owns the tables.
create role laurel login nosuperuser nocreatedb nocreaterole;
-- Whose rights the portal's own work takes: it may not change what is append-only. Nobody signs on as it.
create role laurel_app nologin;
grant laurel_app to laurel;

-- C is what the portal's own PostgreSQL has: its order does not change with the system's libraries, which would break indexes.
create database laurel owner laurel template template0 encoding 'UTF8' locale 'C';
-- Other users of the server have no business in it.
revoke all on database laurel from public;

\connect laurel
create extension pg_trgm;
