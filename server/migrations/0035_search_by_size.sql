-- As in 0031: what a statement changed is joined by a plan that is made for it.
create or replace function search_words_follow_update() returns trigger language plpgsql as $$
declare
  ids bigint[];
begin
  execute 'select array(
    select n.member_id from before_update o join after_update n on n.member_id = o.member_id
    where (o.is_active, o.division_code, o.search_text) is distinct from (n.is_active, n.division_code, n.search_text))' into ids;
  if cardinality(ids) > 0 then
    delete from search_words where member_id = any(ids);
    perform search_words_add(ids);
  end if;
  return null;
end
$$;
