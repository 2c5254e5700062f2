-- What Home and Recent Recognition show are the newest that carry points: found at once, however many thanks came after them.
create index recognitions_with_points on recognitions (created_at desc, id desc) include (to_id) where kind <> 'thankyou';
