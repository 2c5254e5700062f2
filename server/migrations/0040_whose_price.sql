-- Who gave a product its price and a code its terms, by upload; null: the operator, or confirmed by somebody else who uploaded the same.
-- Nobody orders by what they set themselves. The rows of members stay, so no foreign key watches over them.
alter table products add column price_by_id bigint;
alter table promos add column by_id bigint;
