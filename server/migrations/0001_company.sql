-- Who is who: countries, divisions, members, and the identities that sign on as them.

create extension if not exists pg_trgm;

create table countries (
  code text primary key,
  name text not null,
  time_zone text not null,
  currency text not null,
  currency_symbol text not null,
  currency_decimals smallint not null,
  is_truncate_cents boolean not null default false,
  is_symbol_suffix boolean not null default false,
  -- What one point buys, in millionths of a currency unit.
  point_value_millionths bigint not null,
  -- The price list of the country.
  alloc text not null,
  points_name text not null,
  delivery_type text not null default 'C',
  constraint countries_code_form check (code ~ '^[A-Z]{2}$'),
  constraint countries_currency_form check (currency ~ '^[A-Z]{3}$'),
  constraint countries_decimals_range check (currency_decimals >= 0 and currency_decimals <= 3),
  constraint countries_point_value_positive check (point_value_millionths > 0),
  constraint countries_delivery_type_known check (delivery_type in ('C', 'Z')),
  constraint countries_alloc_unique unique (alloc)
);

create table divisions (
  code text primary key,
  name text not null,
  country_code text not null,
  cluster_code text not null,
  constraint divisions_code_form check (code ~ '^[A-Za-z0-9][A-Za-z0-9_.-]{0,35}$'),
  constraint divisions_country_known foreign key (country_code) references countries (code)
);
create index divisions_country on divisions (country_code, name);
create index divisions_cluster on divisions (cluster_code);

create table pictures (
  id text primary key,
  kind text not null,
  mime_type text not null,
  width integer not null,
  height integer not null,
  bytes bytea not null,
  created_at timestamptz not null default now(),
  constraint pictures_id_form check (id ~ '^[0-9a-f]{32}$'),
  constraint pictures_kind_known check (kind in ('profile', 'banner'))
);

create table members (
  id bigint generated always as identity primary key,
  member_number text not null,
  -- Random decimal digits: what stands behind the dot of a memberId.
  public_id text not null,
  firstname text not null,
  known_as text,
  surname text not null,
  email text,
  cell_num text,
  division_code text not null,
  site_template text not null default '',
  manager_id bigint,
  hire_date date,
  dob_day smallint,
  dob_month smallint,
  is_manager boolean not null default false,
  is_admin_reports boolean not null default false,
  role_ca boolean not null default false,
  role_cc boolean not null default false,
  role_idea boolean not null default false,
  role_inv boolean not null default false,
  get_to_know boolean not null default false,
  hobbies text not null default '',
  dreams text not null default '',
  picture_id text,
  -- Lower-case names without diacritics, and the member number: what the directory search reads.
  search_text text not null,
  registered_at timestamptz,
  agreed_at timestamptz,
  deactivated_at timestamptz,
  erased_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint members_number_unique unique (member_number),
  constraint members_public_id_unique unique (public_id),
  constraint members_public_id_form check (public_id ~ '^[0-9]{6,18}$'),
  constraint members_division_known foreign key (division_code) references divisions (code),
  constraint members_manager_known foreign key (manager_id) references members (id),
  constraint members_manager_other check (manager_id <> id),
  constraint members_picture_known foreign key (picture_id) references pictures (id),
  constraint members_number_length check (char_length(member_number) between 1 and 40),
  constraint members_firstname_length check (char_length(firstname) <= 80),
  constraint members_known_as_length check (char_length(known_as) <= 80),
  constraint members_surname_length check (char_length(surname) <= 120),
  constraint members_email_length check (char_length(email) <= 254),
  constraint members_mobile_length check (char_length(cell_num) <= 20),
  constraint members_hobbies_length check (char_length(hobbies) <= 50),
  constraint members_dreams_length check (char_length(dreams) <= 50),
  constraint members_birthday_whole check ((dob_day is null) = (dob_month is null)),
  constraint members_birthday_exists check (
    dob_month >= 1 and dob_month <= 12 and dob_day >= 1
    and dob_day <= case when dob_month = 2 then 29 when dob_month in (4, 6, 9, 11) then 30 else 31 end
  ),
  constraint members_interests_need_participation check (get_to_know or (hobbies = '' and dreams = ''))
);
create unique index members_email_unique on members (lower(email)) where deactivated_at is null;
create index members_division on members (division_code, surname, firstname) where deactivated_at is null;
create index members_manager on members (manager_id) where deactivated_at is null;
create index members_search on members using gin (search_text gin_trgm_ops);
create index members_birthday on members (dob_month, dob_day) where deactivated_at is null;
create index members_anniversary on members ((extract(month from hire_date)), (extract(day from hire_date)))
  where deactivated_at is null;
create index members_get_to_know on members (id) where get_to_know and deactivated_at is null;
create index members_picture on members (picture_id) where picture_id is not null;
create index members_admins on members (id) where is_admin_reports and deactivated_at is null;

create table identities (
  issuer text not null,
  subject text not null,
  member_id bigint not null,
  bound_at timestamptz not null,
  constraint identities_pkey primary key (issuer, subject),
  constraint identities_one_per_member unique (issuer, member_id),
  constraint identities_member_known foreign key (member_id) references members (id)
);
