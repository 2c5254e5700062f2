-- A voucher's last code raises the version of its shelf where the one who takes it sees that none is left. Of two who take the last
-- two at once neither may see it: then the shelf is read again within a minute (record 42), and the order refuses meanwhile.
create or replace function shared_codes_issued() returns trigger language plpgsql as $$
begin
  perform shared_changed(array(
    select distinct 'catalogue:' || p.alloc
    from (select distinct n.product_id from after_update n join before_update o on o.id = n.id
      where (o.order_line_id is null) <> (n.order_line_id is null) or o.product_id <> n.product_id) issued
    join products p on p.id = issued.product_id
    where not exists (select from voucher_codes v where v.product_id = p.id and v.order_line_id is null)));
  return null;
end
$$;
