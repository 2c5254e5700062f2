-- A catalogue of one length for all sizes; for each two people one order of two things, the last ones member 120's; and an open
-- basket for every twentieth.

insert into categories (id, cat1, cat2, cat3, key1, key2, key3)
overriding system value
select c, 'Home', 'Group ' || c / 10, 'Shelf ' || c, 'home', 'group-' || c / 10, 'shelf-' || c from generate_series(1, 50) c;

insert into products (id, alloc, code, category_id, name, price_minor, kind, stock, updated_at)
overriding system value
select p, 'ZA', 'P' || p, 1 + (p - 1) / 10, 'Thing ' || p, 5000, case p % 10 when 0 then 'voucher' else 'goods' end,
  case when p % 10 > 0 then 1000000 end, pg_temp.today()
from generate_series(1, 500) p;

insert into baskets (id, member_id, alloc, opened_at, ordered_at)
overriding system value
select o, case when o > last - 4 then 120 else pg_temp.even(o) end, 'ZA', at, at
from (select :people / 2 as last) size, generate_series(1, last) o,
  lateral (select pg_temp.today() - interval '1 hour' - interval '2 years' * (1 - o::float / last) as at) times;

analyze baskets, products;

insert into orders (id, order_num, basket_id, member_id, alloc, currency, currency_decimals, point_value_millionths, subtotal_minor, discount_minor,
  total_minor, points, delivery_type, created_at)
overriding system value
select id, nextval('order_numbers')::text, id, member_id, 'ZA', 'ZAR', 2, 1000000, 10000, 0, 10000, 100, 'C', ordered_at
from baskets order by id;

insert into order_contacts (order_id, member_id, cell_num) select id, member_id, '+2782' || lpad(member_id::text, 7, '0') from orders;

analyze orders;

-- One in ten holds a voucher; one in fifty was cancelled; what is old was delivered, the newest twentieth waits.
insert into order_states (order_id, status_id, updated_at)
select id, case when id % 50 = 7 then 90 when id % 10 = 0 then 30 when age > 0.10 then 40 when age > 0.08 then 30 when age > 0.05 then 20 else 10 end, created_at
from (select *, 1 - id::float / (:people / 2) as age from orders) o;

insert into order_lines (id, order_id, product_id, product_code, name, kind, qty, price_minor, discount_minor, search_text)
overriding system value
select 2 * o.id - 1 + second, o.id, p.id, p.code, p.name, p.kind, 1, 5000, 0, lower(p.name || ' ' || p.code)
from orders o, generate_series(0, 1) second, lateral (select case when second = 1 then 10 * (o.id * 11 % 50) + 5 + o.id % 4
    when o.id % 10 = 0 then 10 * (1 + o.id / 10 % 50) else 10 * (o.id * 7 % 50) + 1 + o.id % 4 end as id) chosen
  join products p using (id);

analyze order_states, order_lines;

insert into refunds (order_line_id, qty, points, by_id, created_at)
select l.id, 1, 50, 77, o.created_at + interval '1 hour' from orders o join order_states s on s.order_id = o.id
  join order_lines l on l.order_id = o.id and l.id % 2 = 0 where o.id % 100 = 13 and s.status_id = 40;

insert into words (of, of_id, by_id, about_id, text)
select 'refund.reason', r.id, 77, o.member_id, 'Broken' from refunds r join order_lines l on l.id = r.order_line_id join orders o on o.id = l.order_id;

insert into order_line_states (order_line_id, dispatch_status, qty_open, qty_refunded, updated_at)
select l.id, case when l.kind = 'voucher' then 4 when s.status_id = 90 then 0 when age > 0.10 then 3 when age > 0.08 then 2 when age > 0.05 then 1 else 0 end,
  case when s.status_id = 90 or r.id is not null then 0 else 1 end, case when r.id is null then 0 else 1 end, o.created_at
from order_lines l join (select *, 1 - id::float / (:people / 2) as age from orders) o on o.id = l.order_id
  join order_states s on s.order_id = o.id left join refunds r on r.order_line_id = l.id;

insert into voucher_codes (product_id, sealed, key_id, code_hash, order_line_id, seq, loaded_at, issued_at)
select product_id, '\x00'::bytea, 'none', sha256(('sold' || l.id)::bytea), l.id, 1, o.created_at, o.created_at
from order_lines l join orders o on o.id = l.order_id where l.kind = 'voucher'
union all
select p.id, '\x00'::bytea, 'none', sha256(('free' || p.id || ':' || n)::bytea), null, null, pg_temp.today(), null
from products p, generate_series(1, 20) n where p.kind = 'voucher';

insert into baskets (id, member_id, alloc, opened_at)
overriding system value
select 10000000 + id, id, 'ZA', pg_temp.today() from members where id % 20 = 0 and registered_at is not null;

insert into basket_lines (basket_id, product_id, qty, price_minor, added_at)
select b.id, p, 1, 5000, pg_temp.today() from baskets b, generate_series(1, 3) p where ordered_at is null;
