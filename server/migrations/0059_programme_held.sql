-- What migration 0058 demands of what is written is true of what was written before: told without keeping anybody from writing.
alter table nominations validate constraint nominations_categories_some;
alter table reviews validate constraint reviews_custom_range, validate constraint reviews_stars_range, validate constraint reviews_rating_range;
alter table awards validate constraint awards_points_range, validate constraint awards_message_length;
alter table ideas validate constraint ideas_category_length, validate constraint ideas_reward_range;
alter table payouts validate constraint payouts_points_range;
alter table words validate constraint words_approval_message_length, validate constraint words_award_message_length, validate constraint words_idea_comment_length, validate constraint words_idea_text_length, validate constraint words_idea_title_length, validate constraint words_nomination_reason_length, validate constraint words_review_motivation_length;
