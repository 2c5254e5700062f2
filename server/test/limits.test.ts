import * as limits from '@laurel/contract/limits';
import { itemNameMax } from '@laurel/contract/shapes/programme';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalsByConstraint } from '#db/constraints';
import { type TestDatabase, testDatabase } from './database.ts';

const { itemsMost, pointsMost, starsLeast, starsMost, textsMost } = limits;

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const checks = (constraint: string, words: string) => [constraint, `CHECK (${words})`] as const;
const text = (constraint: string, column: string, max: number) =>
  checks(constraint, `(char_length(${column}) <= ${max})`);
const words = (of: string, max: number) =>
  checks(`words_${of.replace('.', '_')}_length`, `((of <> '${of}'::text) OR (char_length(text) <= ${max}))`);
/** Of what nobody wrote before: no row was looked at for it. */
const lately = ([constraint, check]: readonly [string, string]) => [constraint, `${check} NOT VALID`] as const;
const between = (constraint: string, column: string, [min, max]: [number, number]) =>
  checks(constraint, `((${column} >= ${min}) AND (${column} <= ${max}))`);
// The whole of each check is compared: a number that only stands somewhere in it proves nothing.
test.each([
  words('nomination.reason', textsMost.nomination),
  words('review.motivation', Math.max(textsMost.decline, textsMost.quarterly)),
  words('award.message', textsMost.email),
  checks('awards_message_length', `(message_length <= ${textsMost.email})`),
  words('idea.title', textsMost.ideaTitle),
  words('idea.text', textsMost.idea),
  words('idea.comment', textsMost.ideaComment),
  lately(words('signature', limits.signatureMax)),
  lately(words('signature.script', limits.scriptMax)),
  lately(words('groupcard.thanks', limits.signatureMax)),
  text('competitions_title_length', 'title', limits.competitionTitleMax),
  text('competitions_description_length', 'description', limits.competitionDescriptionMax),
  text('competitions_textbox_title_length', 'textbox_title', limits.competitionTextboxTitleMax),
  text('competitions_textbox_description_length', 'textbox_description', limits.competitionTextboxDescriptionMax),
  text('order_contacts_mobile_length', 'cell_num', limits.mobileMax),
  text('profiles_known_as_length', 'known_as', limits.knownAsMax),
  text('profiles_hobbies_length', 'hobbies', limits.hobbiesMax),
  text('profiles_dreams_length', 'dreams', limits.dreamsMax),
  text('profiles_email_length', 'email', limits.emailMax),
  text('contact_messages_name_length', 'name', limits.contactNameMax),
  text('contact_messages_email_length', 'email', limits.emailMax),
  text('contact_messages_message_length', 'message', limits.contactMessageMax),
  text('content_drafts_title_length', 'title', limits.contentTitleMax),
  text('content_drafts_markdown_length', 'markdown', limits.contentMarkdownMax),
  text('content_versions_reason_length', 'reason', limits.contentReasonMax),
  words('refund.reason', limits.refundReasonMax),
  between('idempotency_keys_key_length', 'char_length(key)', [1, limits.idempotencyKeyMax]),
  checks(
    'reviews_custom_range',
    `(((custom_points >= 0) AND (custom_points <= ${pointsMost})) AND ((custom_points IS NULL) OR (rating IS NOT NULL)))`,
  ),
  between('payouts_points_range', 'points_each', [0, pointsMost]),
  checks('reviews_rating_range', '((rating >= 1) AND (rating <= stars))'),
  between('reviews_stars_range', 'stars', [starsLeast, starsMost]),
  between('nominations_categories_some', 'cardinality(categories)', [1, itemsMost]),
  between('basket_lines_qty_range', 'qty', [1, limits.basketQtyMax]),
  between('order_lines_qty_range', 'qty', [1, limits.basketQtyMax]),
  checks(
    'awards_points_range',
    `((points >= CASE WHEN (what = 'thankyou'::text) THEN 0 ELSE 1 END) AND (points <= ${pointsMost}))`,
  ),
  between('ideas_reward_range', 'reward_points', [0, pointsMost]),
  between('ideas_category_length', 'char_length(category)', [1, itemNameMax]),
])('%s is %s, as the contract says', async (constraint, words) => {
  const { rows } = await sql<{ words: string }>`
      select pg_get_constraintdef(oid) as words from pg_constraint where conname = ${constraint}`.execute(database.db);
  expect(rows.map((row) => row.words.replace(/\s+/g, ' '))).toEqual([words]);
});

test('every refusal of a constraint belongs to one that exists', async () => {
  const { rows } = await sql<{ name: string }>`
      select conname as name from pg_constraint union select indexname from pg_indexes where schemaname = 'public'`.execute(
    database.db,
  );
  const names = new Set(rows.map(({ name }) => name));
  expect(Object.keys(refusalsByConstraint).filter((name) => !names.has(name))).toEqual([]);
});
