-- What is searched for at the order desk is found by an index, once the head of a queue does not fill a page: a line by parts of
-- what it says, an order by how its number begins.
alter table order_lines add column search_text text not null generated always as
  (replace(lower(regexp_replace(normalize(name || ' ' || product_code, NFKD), '[\u0300-\u036f]', '', 'g')), 'ß', 'ss')) stored;
create index order_lines_search on order_lines using gin (search_text gin_trgm_ops);
alter table orders alter column order_num type text collate "C";
