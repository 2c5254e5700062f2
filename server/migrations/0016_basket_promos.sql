-- The promotional code that the basket's owner last saw accepted: only of such a code is said later why it no longer is.
alter table baskets add column promo_id bigint;
alter table baskets add constraint baskets_promo_known foreign key (promo_id) references promos (id);
