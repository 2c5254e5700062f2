-- Points that somebody adds to what a colleague was given: a card of its own for each who gets them, which stands in no feed.
alter table recognitions
  -- What its points were added to, as items are numbered in the feed; null where it stands for itself.
  add column boosts_item bigint;
alter table recognitions
  add constraint recognitions_boost_kind check (boosts_item is null or (kind = 'payitforward' and audience is null)) not valid;
create index recognitions_boosts on recognitions (boosts_item, award_id) where boosts_item is not null;

-- What everybody may know of.
drop index recognitions_with_points;
create index recognitions_with_points on recognitions (created_at desc, id desc) include (to_id)
  where kind <> 'thankyou' and (audience is null or audience = 'everybody') and boosts_item is null;
