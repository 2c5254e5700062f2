-- Pictures of products as administrators upload them, each in several widths. Catalogues name them in image_file.

create table product_pictures (
  name text not null,
  -- In its address; a new picture has a new one, so that browsers may keep it for ever.
  picture_id text not null,
  width integer not null,
  bytes bytea not null,
  updated_at timestamptz not null,
  constraint product_pictures_pkey primary key (name, width),
  constraint product_pictures_address_unique unique (picture_id, width),
  constraint product_pictures_name_form check (name ~ '^[a-z0-9][a-z0-9._-]{0,99}$'),
  constraint product_pictures_id_form check (picture_id ~ '^[0-9a-f]{32}$')
);
