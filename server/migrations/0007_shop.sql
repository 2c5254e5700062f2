-- The shop: catalogue, baskets, orders, voucher codes, promotional codes.

create table categories (
  id bigint generated always as identity primary key,
  cat1 text not null,
  cat2 text not null,
  cat3 text not null,
  key1 text not null,
  key2 text not null,
  key3 text not null,
  constraint categories_names_unique unique (cat1, cat2, cat3),
  constraint categories_keys_unique unique (key1, key2, key3)
);

create table products (
  id bigint generated always as identity primary key,
  alloc text not null,
  code text not null,
  category_id bigint not null,
  name text not null,
  brand text not null default '',
  model text not null default '',
  description text not null default '',
  features text[] not null default '{}',
  -- In the currency's minor units; null where the product has no price.
  price_minor bigint,
  price_description text not null default '',
  image_file text not null default '',
  kind text not null,
  -- Pieces; null for vouchers, whose stock is their codes.
  stock integer,
  is_no_basket boolean not null default false,
  is_active boolean not null default true,
  is_promo_excluded boolean not null default false,
  updated_at timestamptz not null,
  constraint products_code_unique unique (alloc, code),
  constraint products_alloc_known foreign key (alloc) references countries (alloc),
  constraint products_category_known foreign key (category_id) references categories (id),
  constraint products_kind_known check (kind in ('goods', 'voucher')),
  constraint products_price_range check (price_minor >= 0 and price_minor <= 100000000000),
  constraint products_stock_floor check (stock >= 0),
  constraint products_stock_counted check ((kind = 'goods') = (stock is not null))
);
create index products_category on products (alloc, category_id) where is_active;

create table baskets (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  alloc text not null,
  opened_at timestamptz not null,
  ordered_at timestamptz,
  constraint baskets_member_known foreign key (member_id) references members (id)
);
create unique index baskets_one_open on baskets (member_id) where ordered_at is null;

create table basket_lines (
  id bigint generated always as identity primary key,
  basket_id bigint not null,
  product_id bigint not null,
  qty integer not null,
  -- The price of one when it was added.
  price_minor bigint not null,
  added_at timestamptz not null,
  constraint basket_lines_basket_known foreign key (basket_id) references baskets (id),
  constraint basket_lines_product_known foreign key (product_id) references products (id),
  constraint basket_lines_product_once unique (basket_id, product_id),
  constraint basket_lines_qty_range check (qty >= 1 and qty <= 99)
);

create table promos (
  id bigint generated always as identity primary key,
  code text not null,
  kind text not null,
  percent integer,
  -- Thousandths of a currency unit, in the buyer's currency.
  amount_thousandths bigint,
  alloc text,
  valid_from timestamptz,
  -- The first instant at which it no longer holds.
  valid_to timestamptz,
  limit_total integer,
  limit_per_member integer,
  minimum_thousandths bigint not null default 0,
  uses integer not null default 0,
  constraint promos_alloc_known foreign key (alloc) references countries (alloc),
  constraint promos_kind_known check (kind in ('percent', 'amount')),
  constraint promos_value_whole check ((kind = 'percent') = (percent is not null) and (kind = 'amount') = (amount_thousandths is not null)),
  constraint promos_percent_range check (percent >= 1 and percent <= 100),
  constraint promos_amount_positive check (amount_thousandths > 0),
  constraint promos_uses_limit check (uses >= 0 and uses <= limit_total)
);
create unique index promos_code_unique on promos (lower(code));

create sequence order_numbers start 1000001;

create table orders (
  id bigint generated always as identity primary key,
  order_num text not null,
  basket_id bigint not null,
  member_id bigint not null,
  alloc text not null,
  currency text not null,
  currency_decimals smallint not null,
  point_value_millionths bigint not null,
  subtotal_minor bigint not null,
  discount_minor bigint not null,
  total_minor bigint not null,
  points bigint not null,
  promo_id bigint,
  promo_code text not null default '',
  cell_num text not null,
  delivery_type text not null,
  created_at timestamptz not null,
  constraint orders_num_unique unique (order_num),
  constraint orders_basket_once unique (basket_id),
  constraint orders_basket_known foreign key (basket_id) references baskets (id),
  constraint orders_member_known foreign key (member_id) references members (id),
  constraint orders_promo_known foreign key (promo_id) references promos (id),
  constraint orders_mobile_length check (char_length(cell_num) <= 20),
  constraint orders_discount_range check (discount_minor >= 0 and discount_minor <= subtotal_minor),
  constraint orders_total_adds_up check (total_minor = subtotal_minor - discount_minor),
  -- The total divided by what a point buys, rounded up.
  constraint orders_points_add_up check (
    points = ceil(total_minor * 1000000::numeric / (power(10::numeric, currency_decimals) * point_value_millionths))
  )
);
create index orders_member on orders (member_id, created_at desc);
create index orders_newest on orders (created_at desc);

create table order_lines (
  id bigint generated always as identity primary key,
  order_id bigint not null,
  product_id bigint not null,
  product_code text not null,
  name text not null,
  kind text not null,
  qty integer not null,
  price_minor bigint not null,
  discount_minor bigint not null,
  constraint order_lines_order_known foreign key (order_id) references orders (id),
  constraint order_lines_product_known foreign key (product_id) references products (id),
  constraint order_lines_product_once unique (order_id, product_id),
  constraint order_lines_kind_known check (kind in ('goods', 'voucher')),
  constraint order_lines_qty_range check (qty >= 1 and qty <= 99),
  constraint order_lines_price_floor check (price_minor >= 0),
  constraint order_lines_discount_range check (discount_minor >= 0 and discount_minor <= qty * price_minor)
);
comment on table orders is 'append-only';
comment on table order_lines is 'append-only';
create trigger orders_append_only before update or delete or truncate on orders
  for each statement execute function refuse_change();
create trigger order_lines_append_only before update or delete or truncate on order_lines
  for each statement execute function refuse_change();

-- What changes after the sale stands beside the priced order and lines.
create table order_states (
  order_id bigint primary key,
  status_id smallint not null,
  updated_at timestamptz not null,
  constraint order_states_order_known foreign key (order_id) references orders (id),
  constraint order_states_status_known check (status_id in (10, 20, 30, 40, 90))
);

create table order_line_states (
  order_line_id bigint primary key,
  dispatch_status smallint not null,
  carrier text not null default '',
  reference text not null default '',
  qty_refunded integer not null default 0,
  updated_at timestamptz not null,
  constraint order_line_states_line_known foreign key (order_line_id) references order_lines (id),
  constraint order_line_states_status_known check (dispatch_status in (0, 1, 2, 3, 4)),
  constraint order_line_states_refund_floor check (qty_refunded >= 0)
);
create index order_line_states_waiting on order_line_states (dispatch_status, order_line_id) where dispatch_status < 2;

create table refunds (
  id bigint generated always as identity primary key,
  order_line_id bigint not null,
  qty integer not null,
  points bigint not null,
  reason text not null,
  by_id bigint not null,
  created_at timestamptz not null,
  constraint refunds_line_known foreign key (order_line_id) references order_lines (id),
  constraint refunds_by_known foreign key (by_id) references members (id),
  constraint refunds_qty_positive check (qty >= 1),
  constraint refunds_points_floor check (points >= 0),
  constraint refunds_reason_length check (char_length(reason) <= 200)
);
create index refunds_line on refunds (order_line_id);
comment on table refunds is 'append-only';
create trigger refunds_append_only before update or delete or truncate on refunds
  for each statement execute function refuse_change();

create table voucher_codes (
  id bigint generated always as identity primary key,
  product_id bigint not null,
  -- Encrypted with AES-256-GCM: nonce, tag, ciphertext.
  sealed bytea not null,
  key_id text not null,
  code_hash bytea not null,
  order_line_id bigint,
  seq integer,
  loaded_at timestamptz not null,
  issued_at timestamptz,
  constraint voucher_codes_product_known foreign key (product_id) references products (id),
  constraint voucher_codes_line_known foreign key (order_line_id) references order_lines (id),
  constraint voucher_codes_code_unique unique (code_hash),
  constraint voucher_codes_place_unique unique (order_line_id, seq),
  constraint voucher_codes_issued_whole check (
    (order_line_id is null) = (seq is null) and (order_line_id is null) = (issued_at is null)
  )
);
create index voucher_codes_free on voucher_codes (product_id, id) where order_line_id is null;

create table promo_uses (
  promo_id bigint not null,
  member_id bigint not null,
  -- The how-manieth use by this member.
  n integer not null,
  order_id bigint not null,
  created_at timestamptz not null,
  constraint promo_uses_pkey primary key (promo_id, member_id, n),
  constraint promo_uses_order_once unique (order_id),
  constraint promo_uses_promo_known foreign key (promo_id) references promos (id),
  constraint promo_uses_member_known foreign key (member_id) references members (id),
  constraint promo_uses_order_known foreign key (order_id) references orders (id),
  constraint promo_uses_n_positive check (n >= 1)
);

create table adverts (
  id bigint generated always as identity primary key,
  what text not null,
  href text not null,
  img text not null,
  constraint adverts_what_unique unique (what),
  constraint adverts_href_inside check (href ~ '^/[^/\\]'),
  constraint adverts_img_inside check (img ~ '^[A-Za-z0-9][A-Za-z0-9._-]*$')
);
