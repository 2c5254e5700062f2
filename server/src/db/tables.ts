// Written by npm run db:dump from the migrated database; not edited by hand.
import type { Generated, GeneratedAlways } from 'kysely';

export type AcceptancesTable = {
  member_id: number;
  key: string;
  language: string;
  version: number;
  accepted_at: Date;
};

export type ActivityDaysTable = {
  day: string;
  type: string;
  events: number;
  points: number;
};

export type AdvertsTable = {
  id: GeneratedAlways<number>;
  what: string;
  href: string;
  img: string;
};

export type AnniversaryAwardsTable = {
  member_id: number;
  years: number;
  day: string;
  award_id: number;
};

export type AnnouncementDismissalsTable = {
  member_id: number;
  announcement_id: number;
  dismissed_at: Date;
};

export type AnnouncementTextsTable = {
  announcement_id: number;
  language: 'en' | 'de' | 'it' | 'pt-BR' | 'ar';
  title: string;
  words: string;
  alt: string;
};

export type AnnouncementsTable = {
  id: GeneratedAlways<number>;
  place: 'home' | 'shop';
  position: number;
  language: 'en' | 'de' | 'it' | 'pt-BR' | 'ar';
  picture: string;
  link: string;
  from_at: Date;
  until_at: Date | null;
  sites: Generated<string[]>;
  countries: Generated<string[]>;
  clusters: Generated<string[]>;
  divisions: Generated<string[]>;
  managers_only: Generated<boolean>;
  revision: number;
  changed_at: Date;
  changed_by_id: number | null;
  removed_at: Date | null;
};

export type ApprovalDecisionsTable = {
  approval_id: number;
  step_n: number;
  by_id: number;
  for_id: number | null;
  at: Date;
};

export type ApprovalStepsTable = {
  approval_id: number;
  n: number;
  approver: 'giversManager' | 'nextManager' | 'recipientsManagers' | 'committee' | 'finance' | 'people' | 'programme' | 'adminReports' | 'ideaReviewer';
  is_all: Generated<boolean>;
  four_eyes: Generated<boolean>;
  is_instead: Generated<boolean>;
  begun_at: Date | null;
  ended_at: Date | null;
};

export type ApprovalsTable = {
  id: GeneratedAlways<number>;
  kind: 'recognise' | 'idea' | 'budgets' | 'prices' | 'codes' | 'programme' | 'correction' | 'pots' | 'merger' | 'adhoc' | 'payitforward' | 'nomination';
  asked_by_id: number;
  asked_at: Date;
  concerns: number[];
  points: number;
  subject_id: number | null;
  wish: unknown;
  file: Buffer | null;
  state: Generated<'waiting' | 'confirmed' | 'declined' | 'withdrawn' | 'expired'>;
  decided_by_id: number | null;
  decided_at: Date | null;
  asked_for_id: number | null;
  decided_for_id: number | null;
  step_n: Generated<number>;
  until_at: Date | null;
};

export type AuditEntriesTable = {
  id: GeneratedAlways<number>;
  at: Date;
  actor_id: number | null;
  act: string;
  subject: string;
  previous_hash: Buffer;
  hash: Buffer;
  before_digest: Buffer | null;
  after_digest: Buffer | null;
  event_id: number | null;
  format: number;
};

export type AuditValuesTable = {
  entry_id: number;
  about: number[];
  before: unknown;
  after: unknown;
};

export type AwardLinesTable = {
  id: GeneratedAlways<number>;
  award_id: number;
  to_id: number;
};

export type AwardsTable = {
  id: GeneratedAlways<number>;
  what: string;
  by_id: number | null;
  reason: string;
  points: number;
  send_by: 'email' | 'sms';
  created_at: Date;
  message_length: number;
  programme_version: Generated<number>;
  for_id: number | null;
  delegation_id: number | null;
  ballot_id: number | null;
};

export type BallotEntriesTable = {
  ballot_id: number;
  summary_id: number;
};

export type BallotVotesTable = {
  id: GeneratedAlways<number>;
  ballot_id: number;
  voter_id: number;
  summary_id: number;
  created_at: Date;
  changed_at: Date;
};

export type BallotsTable = {
  id: GeneratedAlways<number>;
  quarter_id: number;
  state: Generated<'open' | 'closed' | 'withdrawn'>;
  opened_by_id: number;
  opened_at: Date;
  closes_at: Date;
  reminded_at: Date | null;
  closed_at: Date | null;
  winner_id: number | null;
  decided_by_id: number | null;
  withdrawn_by_id: number | null;
  withdrawn_at: Date | null;
  announcement_id: number | null;
};

export type BasketLinesTable = {
  id: GeneratedAlways<number>;
  basket_id: number;
  product_id: number;
  qty: number;
  price_minor: number;
  added_at: Date;
};

export type BasketsTable = {
  id: GeneratedAlways<number>;
  member_id: number;
  alloc: string;
  opened_at: Date;
  ordered_at: Date | null;
  promo_id: number | null;
};

export type BudgetGrantsTable = {
  id: GeneratedAlways<number>;
  period: string;
  member_id: number;
  points: number;
  by_id: number | null;
  created_at: Date;
  ends_on: string | null;
  carries: Generated<boolean>;
  act_id: number | null;
};

export type ByHandTable = {
  member_id: number;
  field: 'firstName' | 'surname' | 'familyNameFirst' | 'email' | 'cellNum' | 'divisionCode' | 'siteTemplate' | 'costCentre' | 'managerNumber' | 'hireDate' | 'birthDay' | 'birthMonth' | 'language' | 'standing';
  roster_value: unknown;
  changed_by_id: number | null;
  changed_at: Date;
};

export type CardCasesTable = {
  card_id: number | null;
  state: 'open' | 'kept' | 'hidden' | 'dropped';
  opened_at: Date;
  revision: Generated<number>;
  comment_id: number | null;
  idea_id: number | null;
  signature_id: number | null;
  case_id: GeneratedAlways<number>;
};

export type CardDeedsTable = {
  id: GeneratedAlways<number>;
  card_id: number | null;
  kind: 'hidden' | 'kept' | 'shown' | 'talked';
  by_id: number;
  to_id: number | null;
  created_at: Date;
  comment_id: number | null;
  idea_id: number | null;
  signature_id: number | null;
  case_id: GeneratedAlways<number>;
};

export type CardReportsTable = {
  id: GeneratedAlways<number>;
  card_id: number | null;
  by_id: number;
  reason: 'offensive' | 'untrue' | 'private' | 'advert' | 'other';
  created_at: Date;
  withdrawn_at: Date | null;
  comment_id: number | null;
  mentioned_ids: Generated<number[]>;
  idea_id: number | null;
  signature_id: number | null;
  case_id: GeneratedAlways<number>;
};

export type CarriedWordsTable = {
  message_id: number;
  about: number[];
  address: string | null;
  reply_to: string | null;
  subject: string;
  body_text: string;
  body_html: string | null;
  picture: string | null;
};

export type CategoriesTable = {
  id: GeneratedAlways<number>;
  cat1: string;
  cat2: string;
  cat3: string;
  key1: string;
  key2: string;
  key3: string;
};

export type CircleJudgementsTable = {
  id: GeneratedAlways<number>;
  people: number[];
  verdict: 'fine' | 'watch' | 'wrong';
  by_id: number;
  note_length: number;
  created_at: Date;
};

export type CommentMentionsTable = {
  comment_id: number;
  n: number;
  member_id: number;
};

export type CommentsTable = {
  id: GeneratedAlways<number>;
  award_id: number | null;
  nomination_id: number | null;
  by_id: number;
  card_id: number | null;
  created_at: Date;
  edited_at: Date | null;
  removed_at: Date | null;
  hidden_at: Date | null;
  idea_id: number | null;
  item: GeneratedAlways<number>;
};

export type CompetitionTable = {
  id: Generated<number>;
  start_date: string;
  end_date: string;
  title: string;
  description: string;
  textbox_title: string;
  textbox_description: string;
  is_enabled: boolean;
  banner_id: string | null;
  updated_at: Date;
  competition_id: number | null;
};

export type CompetitionWinnersTable = {
  id: GeneratedAlways<number>;
  competition_id: number;
  member_id: number;
  sentence: string;
  named_at: Date;
  named_by_id: number;
  announced_at: Date | null;
  announced_by_id: number | null;
  withdrawn_at: Date | null;
  withdrawn_by_id: number | null;
};

export type CompetitionsTable = {
  id: GeneratedAlways<number>;
  start_date: string;
  end_date: string;
  title: string;
  description: string;
  textbox_title: string;
  textbox_description: string;
  is_enabled: boolean;
  sites: string[] | null;
  banner_id: string | null;
  revision: Generated<number>;
  updated_at: Date;
  updated_by_id: number | null;
};

export type ContactEntriesTable = {
  id: GeneratedAlways<number>;
  contact_id: number;
  kind: 'answer' | 'note' | 'taken' | 'givenBack' | 'handed' | 'closed' | 'reopened' | 'spam' | 'notSpam';
  by_id: number;
  to_id: number | null;
  text: Generated<string>;
  created_at: Date;
};

export type ContactMessagesTable = {
  id: GeneratedAlways<number>;
  member_id: number | null;
  name: string;
  email: string;
  message: string;
  created_at: Date;
  state: Generated<'open' | 'answered' | 'closed' | 'spam'>;
  taken_by_id: number | null;
  language: string | null;
  revision: Generated<number>;
  search_text: GeneratedAlways<string>;
};

export type ContactSpamTable = {
  email: string;
  by_id: number;
  created_at: Date;
};

export type ContentBlocksTable = {
  key: string;
  title: string;
  markdown: string;
  html: string;
  access: Generated<'open' | 'member' | 'adminReports'>;
  updated_at: Date;
  language: Generated<'en' | 'de' | 'it' | 'pt-BR' | 'ar'>;
  retired_at: Date | null;
};

export type ContentDraftsTable = {
  key: string;
  language: 'en' | 'de' | 'it' | 'pt-BR' | 'ar';
  revision: number;
  changed_at: Date;
  changed_by_id: number;
  title: string | null;
  markdown: string | null;
};

export type ContentTextsTable = {
  key: string;
  language: 'en' | 'de' | 'it' | 'pt-BR' | 'ar';
  title: string;
  markdown: string;
  html: string;
  updated_at: Date;
};

export type ContentVersionsTable = {
  key: string;
  language: 'en' | 'de' | 'it' | 'pt-BR' | 'ar';
  version: number;
  title: string;
  markdown: string;
  html: string;
  from_at: Date;
  published_at: Date;
  published_by_id: number | null;
  reason: Generated<string>;
  asks_again: Generated<boolean>;
  withdrawn_at: Date | null;
};

export type CorrectionLinesTable = {
  id: GeneratedAlways<number>;
  correction_id: number;
  member_id: number;
  account: 'wallet' | 'pot';
  transaction_id: number | null;
  points: number;
  points_asked: number;
};

export type CorrectionsTable = {
  id: GeneratedAlways<number>;
  kind: 'award' | 'nomination' | 'idea' | 'budget' | 'forfeit' | 'card' | 'credit' | 'debit' | 'undo';
  subject_id: number | null;
  by_id: number;
  second_id: number | null;
  giver_id: number | null;
  reason_length: number;
  created_at: Date;
};

export type CountedYearsTable = {
  year: number;
  counted_at: Date;
};

export type CountriesTable = {
  code: string;
  name: string;
  time_zone: string;
  currency: string;
  currency_symbol: string;
  currency_decimals: number;
  is_truncate_cents: Generated<boolean>;
  is_symbol_suffix: Generated<boolean>;
  point_value_millionths: number;
  alloc: string;
  points_name: string;
  delivery_type: Generated<'C' | 'Z'>;
  language: 'en' | 'de' | 'it' | 'pt-BR' | 'ar' | null;
};

export type DebtChangesTable = {
  id: GeneratedAlways<number>;
  debt_id: number;
  kind: 'repaid' | 'forgiven' | 'writtenOff';
  points: number;
  earned_id: number | null;
  by_id: number | null;
  second_id: number | null;
  reason_length: Generated<number>;
  created_at: Date;
  written_at: Generated<Date>;
};

export type DebtsTable = {
  id: GeneratedAlways<number>;
  correction_line_id: number;
  member_id: number;
  account_id: number;
  points: number;
  repaid_points: Generated<number>;
  forgiven_points: Generated<number>;
  written_off_points: Generated<number>;
  left_points: GeneratedAlways<number>;
  created_at: Date;
  ended: 'repaid' | 'forgiven' | 'writtenOff' | null;
  ended_at: Date | null;
};

export type DelegationsTable = {
  id: GeneratedAlways<number>;
  away_id: number;
  delegate_id: number;
  scopes: string[];
  points_most: number | null;
  points_used: Generated<number>;
  from_at: Date;
  until_at: Date;
  first_day: string;
  last_day: string;
  named_by_id: number;
  named_at: Date;
  revision: Generated<number>;
  ended_at: Date | null;
  ended_by_id: number | null;
  ended_why: 'away' | 'delegate' | 'people' | 'left' | null;
};

export type DigestsTable = {
  id: GeneratedAlways<number>;
  member_id: number;
  day: string;
  run_id: number;
  made_at: Date;
};

export type DivisionsTable = {
  code: string;
  name: string;
  country_code: string;
  cluster_code: string;
};

export type DownloadTicketsTable = {
  ticket_hash: Buffer;
  token_hash: Buffer;
  call: string;
  wish: unknown;
  expires_at: Date;
};

export type EmailConfirmationsTable = {
  member_id: number;
  email: string;
  code_hash: Buffer;
  created_at: Date;
  expires_at: Date;
  sealed_code: Buffer | null;
  key_id: string | null;
};

export type EscalationsTable = {
  nomination_id: number;
  member_id: number;
  at: Date;
};

export type EventParticularsTable = {
  event_id: number;
  about: number[];
  particulars: unknown;
  salt: Buffer;
};

export type EventsTable = {
  id: Generated<number>;
  at: Date;
  type: string;
  version: number;
  actor_id: number | null;
  subject: string;
  concerns: Generated<number[]>;
  facts: unknown;
  is_act: boolean;
  particulars_digest: Buffer | null;
};

export type EventsSetAsideTable = {
  subscriber: string;
  event_id: number;
  subject: string;
  tries: Generated<number>;
  try_at: Date;
  error: string;
};

export type FedFilesTable = {
  id: GeneratedAlways<number>;
  source_id: number;
  source: string;
  kind: string;
  by_id: number;
  last_four: string;
  file_name: string;
  sha256: Buffer;
  state: 'done' | 'waiting' | 'failed' | 'replaced' | 'confirmed' | 'declined';
  words: string;
  errors: unknown;
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  left_out: number;
  file: Buffer | null;
  at: Date;
  decided_by_id: number | null;
  decided_at: Date | null;
};

export type FeedTokensTable = {
  id: GeneratedAlways<number>;
  source_id: number;
  token_hash: Buffer;
  last_four: string;
  by_id: number;
  made_at: Date;
  ends_at: Date;
  last_used_at: Date | null;
};

export type GroupCardPeopleTable = {
  card_id: number;
  member_id: number;
  asked_by_id: number | null;
  asked_at: Date;
};

export type GroupCardSignaturesTable = {
  id: GeneratedAlways<number>;
  card_id: number;
  by_id: number;
  picture_id: string | null;
  strokes: unknown;
  created_at: Date;
  changed_at: Date;
  removed_at: Date | null;
  hidden_at: Date | null;
};

export type GroupCardsTable = {
  id: GeneratedAlways<number>;
  member_id: number;
  occasion: 'birthday' | 'anniversary' | 'farewell' | 'welcome';
  years: number | null;
  day: string;
  begun_by_id: number | null;
  begun_at: Date;
  reminded_at: Date | null;
  delivered_at: Date | null;
  ended_at: Date | null;
  thanked_at: Date | null;
};

export type IdeaStagesTable = {
  id: GeneratedAlways<number>;
  idea_id: number;
  stage: 'new' | 'discussed' | 'planned' | 'doing' | 'done' | 'notNow';
  by_id: number;
  for_id: number | null;
  created_at: Date;
};

export type IdeaVotesTable = {
  id: GeneratedAlways<number>;
  idea_id: number;
  member_id: number;
  created_at: Date;
};

export type IdeasTable = {
  id: GeneratedAlways<number>;
  by_id: number;
  category: string;
  state: Generated<'awaiting' | 'rewarded' | 'concluded'>;
  reward_points: Generated<number>;
  reviewed_by_id: number | null;
  reviewed_at: Date | null;
  created_at: Date;
  programme_version: Generated<number>;
  reward_programme_version: number | null;
  reviewed_for_id: number | null;
  shared_site: string | null;
  search_text: Generated<string>;
  stage: Generated<string>;
  votes: Generated<number>;
  hidden_at: Date | null;
};

export type IdempotencyKeysTable = {
  scope: string;
  route: string;
  key: string;
  body_hash: Buffer;
  status: number | null;
  answer: unknown;
  created_at: Date;
};

export type IdentitiesTable = {
  issuer: string;
  subject: string;
  member_id: number;
  bound_at: Date;
};

export type JobRunsTable = {
  job: string;
  done: Generated<number>;
  failed: Generated<number>;
  last_success_at: Date | null;
  last_seconds: number | null;
};

export type LastSignOnsTable = {
  member_id: number;
  at: Date;
};

export type LedgerAccountsTable = {
  id: GeneratedAlways<number>;
  kind: 'wallet' | 'pot' | 'issuance' | 'programme' | 'redeemed' | 'forfeited' | 'reserved';
  member_id: number | null;
  balance: number | null;
  version: number | null;
  opened_at: Generated<Date>;
  closed_at: Date | null;
};

export type LedgerLegsTable = {
  transaction_id: number;
  account_id: number;
  amount: number;
  after: number | null;
  version: number | null;
  at: Date;
};

export type LedgerSealsTable = {
  id: GeneratedAlways<number>;
  through_id: number;
  leg_count: number;
  digest: Buffer;
  sealed_at: Generated<Date>;
};

export type LedgerTransactionsTable = {
  id: GeneratedAlways<number>;
  kind: string;
  source_id: string;
  actor_id: number | null;
  at: Date;
  posted_at: Generated<Date>;
};

export type LoginCodesTable = {
  code_hash: Buffer;
  cookie_hash: Buffer;
  browser_hash: Buffer;
  member_id: number;
  return_to: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  state_hash: Buffer;
  subject_hash: Buffer | null;
  sid_hash: Buffer | null;
};

export type LogoutsTable = {
  jti_hash: Buffer;
  ended_hash: Buffer;
  issued_at: Date;
  expires_at: Date;
};

export type LookVersionsTable = {
  id: number;
  site: string;
  document: unknown;
  saved_at: Date;
  saved_by_id: number | null;
  reason: string;
};

export type MailTestsTable = {
  id: GeneratedAlways<number>;
  tested_at: Date;
  by_id: number;
};

export type MembersTable = {
  id: GeneratedAlways<number>;
  member_number: string;
  public_id: string;
  division_code: string;
  site_template: Generated<string>;
  manager_id: number | null;
  registered_at: Date | null;
  agreed_at: Date | null;
  deactivated_at: Date | null;
  erased_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  cost_centre: string | null;
  merged_into_id: number | null;
};

export type MergerMovesTable = {
  merger_id: number;
  what: string;
  row_id: number;
};

export type MergersTable = {
  id: GeneratedAlways<number>;
  doubled_id: number;
  stays_id: number;
  by_id: number;
  second_id: number | null;
  reason_length: number;
  wallet_points: number;
  pot_points: number;
  account: unknown;
  created_at: Date;
};

export type MessageAttemptsTable = {
  message_id: number;
  attempt: number;
  at: Date;
  outcome: 'sent' | 'failed' | 'refused';
  detail: string | null;
  code: string | null;
};

export type MessagesTable = {
  id: GeneratedAlways<number>;
  channel: 'email' | 'sms' | 'push';
  member_id: number | null;
  address: string | null;
  state: Generated<'promised' | 'held' | 'sent' | 'undeliverable' | 'stuck' | 'givenUp'>;
  attempts: Generated<number>;
  last_error: string | null;
  created_at: Date;
  queued_at: Date | null;
  ended_at: Date | null;
  event_id: number;
  letter: string;
  about_id: number;
  random_id: Generated<string>;
  in_hand_until: Date | null;
  not_before: Date | null;
  folded_into: number | null;
};

export type MissedFilesTable = {
  id: GeneratedAlways<number>;
  source_id: number;
  source: string;
  kind: string;
  due_at: Date;
  told_at: Date;
  arrived_at: Date | null;
};

export type NameWordsTable = {
  word: string;
};

export type NominationsTable = {
  id: GeneratedAlways<number>;
  kind: 'behaviour' | 'competition';
  by_id: number;
  nominee_id: number | null;
  division_code: string | null;
  categories: string[];
  state: Generated<'open' | 'waiting' | 'rated' | 'declined' | 'closed'>;
  rating_count: Generated<number>;
  created_at: Date;
  closed_at: Date | null;
  closed_why: 'nominee left' | 'merged' | null;
  programme_version: Generated<number>;
  competition_id: number | null;
  may_be_seen: Generated<boolean>;
};

export type NoticeChoicesTable = {
  member_id: number;
  revision: Generated<number>;
  ways: Generated<unknown>;
  digest_hour: number | null;
  digest_days: 'every' | 'working' | null;
  quiet_from: number | null;
  quiet_until: number | null;
  time_zone: string | null;
  handle: Generated<string>;
  secret: Generated<Buffer>;
  pushes: Generated<unknown>;
};

export type NoticesTable = {
  id: GeneratedAlways<number>;
  member_id: number;
  event_id: number;
  letter: string;
  about_id: number;
  at: Date;
  read_at: Date | null;
  for_digest: Generated<boolean>;
  digest_id: number | null;
};

export type OrderContactsTable = {
  order_id: number;
  member_id: number;
  cell_num: string;
};

export type OrderLineStatesTable = {
  order_line_id: number;
  dispatch_status: number;
  carrier: Generated<string>;
  reference: Generated<string>;
  qty_refunded: Generated<number>;
  updated_at: Date;
  qty_open: number;
};

export type OrderLinesTable = {
  id: GeneratedAlways<number>;
  order_id: number;
  product_id: number;
  product_code: string;
  name: string;
  kind: 'goods' | 'voucher';
  qty: number;
  price_minor: number;
  discount_minor: number;
  search_text: string;
};

export type OrderStatesTable = {
  order_id: number;
  status_id: number;
  updated_at: Date;
};

export type OrdersTable = {
  id: GeneratedAlways<number>;
  order_num: string;
  basket_id: number;
  member_id: number;
  alloc: string;
  currency: string;
  currency_decimals: number;
  point_value_millionths: number;
  subtotal_minor: number;
  discount_minor: number;
  total_minor: number;
  points: number;
  promo_id: number | null;
  promo_code: Generated<string>;
  delivery_type: string;
  created_at: Date;
};

export type OutboxHoldTable = {
  is_on: Generated<boolean>;
  since: Date;
};

export type OwnSecretsTable = {
  name: string;
  value: unknown;
  created_at: Generated<Date>;
};

export type OwnTextVersionsTable = {
  id: GeneratedAlways<number>;
  language: 'en' | 'de' | 'it' | 'pt-BR' | 'ar';
  key: string;
  english: string;
  text: string | null;
  saved_at: Date;
  saved_by_id: number | null;
  from_at: Date | null;
  withdrawn_at: Date | null;
  withdrawn_by_id: number | null;
};

export type OwnTextsTable = {
  language: 'en' | 'de' | 'it' | 'pt-BR' | 'ar';
  key: string;
  english: string;
  text: string;
  updated_at: Date;
};

export type PayoutsTable = {
  nomination_id: number;
  review_id: number;
  points_each: number;
  people: number;
  created_at: Date;
};

export type PicturesTable = {
  id: string;
  kind: string;
  mime_type: string;
  width: number;
  height: number;
  bytes: Buffer;
  created_at: Generated<Date>;
};

export type PotActsTable = {
  id: GeneratedAlways<number>;
  kind: 'grant' | 'move' | 'takeBack' | 'change' | 'end' | 'plan' | 'merge';
  by_id: number | null;
  second_id: number | null;
  period: Generated<string>;
  reason_length: number;
  created_at: Date;
};

export type PotChangesTable = {
  act_id: number;
  lot_id: number;
  ended_on: string | null;
  carried: boolean;
  points: number;
};

export type PotLotsTable = {
  id: GeneratedAlways<number>;
  account_id: number;
  member_id: number;
  transaction_id: number;
  parent_id: number | null;
  period: string;
  points: number;
  used_points: Generated<number>;
  returned_points: Generated<number>;
  moved_points: Generated<number>;
  left_points: GeneratedAlways<number>;
  ends_on: string | null;
  carries: Generated<boolean>;
  created_at: Date;
};

export type PotMarksTable = {
  lot_id: number;
  mark: 'ends30' | 'ends7' | 'used80';
  at: Date;
};

export type PotMovesTable = {
  id: GeneratedAlways<number>;
  act_id: number;
  lot_id: number;
  member_id: number;
  to_id: number | null;
  points: number;
};

export type PotPlanRunsTable = {
  plan_id: number;
  month: string;
  act_id: number | null;
  people: number;
  points: number;
  run_at: Date;
};

export type PotPlansTable = {
  id: GeneratedAlways<number>;
  name: string;
  points: number;
  per_report: boolean;
  site: Generated<string>;
  division: Generated<string>;
  cost_centre: Generated<string>;
  first_month: string;
  last_month: string | null;
  ends: 'never' | 'month' | 'quarter' | 'year';
  carries: boolean;
  is_on: boolean;
  by_id: number;
  second_id: number | null;
  saved_at: Date;
  revision: Generated<number>;
};

export type PotUsesTable = {
  transaction_id: number;
  lot_id: number;
  points: number;
};

export type PriceListsTable = {
  alloc: string;
  currency: string;
  currency_decimals: number;
};

export type ProductPicturesTable = {
  name: string;
  picture_id: string;
  width: number;
  bytes: Buffer;
  updated_at: Date;
};

export type ProductsTable = {
  id: GeneratedAlways<number>;
  alloc: string;
  code: string;
  category_id: number;
  name: string;
  brand: Generated<string>;
  model: Generated<string>;
  description: Generated<string>;
  features: Generated<string[]>;
  price_minor: number | null;
  price_description: Generated<string>;
  image_file: Generated<string>;
  kind: 'goods' | 'voucher';
  stock: number | null;
  is_no_basket: Generated<boolean>;
  is_active: Generated<boolean>;
  is_promo_excluded: Generated<boolean>;
  updated_at: Date;
  price_by_id: number | null;
  price_confirmed_by_id: number | null;
  price_from_minor: number | null;
};

export type ProfilesTable = {
  member_id: number;
  is_active: boolean;
  division_code: string;
  firstname: string;
  known_as: string | null;
  surname: string;
  roster_name: Generated<string>;
  called: GeneratedAlways<string>;
  display_name: Generated<string>;
  email: string | null;
  roster_email: string | null;
  email_confirmed_at: Date | null;
  cell_num: string | null;
  roster_cell_num: string | null;
  hire_date: string | null;
  dob_day: number | null;
  dob_month: number | null;
  get_to_know: Generated<boolean>;
  hobbies: Generated<string>;
  dreams: Generated<string>;
  picture_id: string | null;
  search_text: string;
  shuffle_key: Generated<number>;
  language: 'en' | 'de' | 'it' | 'pt-BR' | 'ar' | null;
  roster_language: 'en' | 'de' | 'it' | 'pt-BR' | 'ar' | null;
  browser_language: 'en' | 'de' | 'it' | 'pt-BR' | 'ar' | null;
  family_first: Generated<boolean>;
  shows_anniversary: Generated<boolean>;
  asks_picture: Generated<boolean>;
};

export type ProgrammeVersionsTable = {
  version: number;
  document: unknown;
  valid_from: Date;
  saved_at: Date;
  saved_by_id: number | null;
  reason: string;
  withdrawn_at: Date | null;
};

export type PromoUsesTable = {
  promo_id: number;
  member_id: number;
  n: number;
  order_id: number;
  created_at: Date;
};

export type PromosTable = {
  id: GeneratedAlways<number>;
  code: string;
  kind: 'percent' | 'amount';
  percent: number | null;
  amount_thousandths: number | null;
  alloc: string | null;
  valid_from: Date | null;
  valid_to: Date | null;
  limit_total: number | null;
  limit_per_member: number | null;
  minimum_thousandths: Generated<number>;
  uses: Generated<number>;
  by_id: number | null;
  confirmed_by_id: number | null;
};

export type ProofsTable = {
  of: 'ledger' | 'audit';
  last_success_at: Date | null;
  last_seconds: number;
  findings: number;
};

export type ProviderRecordsTable = {
  model: string;
  id: string;
  payload: unknown;
  grant_id: string | null;
  user_code: string | null;
  uid: string | null;
  consumed_at: Date | null;
  expires_at: Date | null;
};

export type PushDevicesTable = {
  id: GeneratedAlways<number>;
  member_id: number;
  browser_hash: Buffer;
  endpoint: string;
  public_key: Buffer;
  auth: Buffer;
  browser: string | null;
  system: string | null;
  since: Date;
  told_at: Date | null;
};

export type PushKeysTable = {
  is_only: Generated<boolean>;
  public_key: Buffer;
  sealed: Buffer;
  made_at: Date;
};

export type PushToldTable = {
  message_id: number;
  device_id: number;
};

export type QuarterSummariesTable = {
  id: GeneratedAlways<number>;
  quarter_id: number;
  nominee_id: number;
  ref: number;
  total_nominations: number;
  rating_average: string;
  category_counts: unknown;
  detail: Generated<string>;
  stars: Generated<number>;
};

export type QuartersTable = {
  id: GeneratedAlways<number>;
  year: number;
  num: number;
  period: string;
  summarised_at: Date | null;
  created_by_id: number | null;
  created_at: Date;
};

export type RateCountersTable = {
  name: string;
  subject: string;
  window_start: Date;
  hits: number;
};

export type ReactionsTable = {
  id: GeneratedAlways<number>;
  award_id: number | null;
  nomination_id: number | null;
  item: GeneratedAlways<number>;
  member_id: number;
  card_id: number | null;
  kind: 'applause' | 'love' | 'celebrate' | 'brilliant' | 'outstanding' | 'grateful' | null;
  at: Date;
};

export type RecognitionsTable = {
  id: GeneratedAlways<number>;
  kind: string;
  from_id: number | null;
  to_id: number;
  value: string;
  points: number;
  nomination_id: number | null;
  award_id: number | null;
  created_at: Date;
  sent_by: 'email' | 'sms' | null;
  is_prize: Generated<boolean>;
  withdrawn_at: Date | null;
  hidden_at: Date | null;
  audience: 'everybody' | 'division' | 'team' | 'us' | null;
  audience_most: 'everybody' | 'division' | 'team' | 'us' | null;
  shows_points: Generated<boolean>;
  division_code: string | null;
  country_code: string | null;
  team_id: number | null;
  boosts_item: number | null;
};

export type RefundsTable = {
  id: GeneratedAlways<number>;
  order_line_id: number;
  qty: number;
  points: number;
  by_id: number;
  created_at: Date;
};

export type ReservationReleasesTable = {
  reservation_id: number;
  member_id: number | null;
  at: Date;
};

export type ReservationsTable = {
  id: GeneratedAlways<number>;
  approval_id: number;
  account: 'wallet' | 'pot' | 'programme';
  member_id: number | null;
  delegation_id: number | null;
  points: number;
  made_at: Date;
};

export type ReviewsTable = {
  id: GeneratedAlways<number>;
  nomination_id: number;
  reviewer_id: number;
  kind: 'rating' | 'decline';
  rating: number | null;
  custom_points: number | null;
  is_include_in_quarterly: Generated<boolean>;
  created_at: Date;
  programme_version: Generated<number>;
  stars: Generated<number>;
  for_id: number | null;
  is_chair: Generated<boolean>;
};

export type RoleAssignmentsTable = {
  id: GeneratedAlways<number>;
  member_id: number;
  capability: 'manager' | 'clusterAdmin' | 'committee' | 'ideaReviewer' | 'inv' | 'administrator' | 'finance' | 'shop' | 'content' | 'people' | 'programme' | 'auditor' | 'moderator';
  scope_kind: 'everything' | 'site' | 'cluster' | 'division' | 'costCentre' | 'ownReports';
  scope_code: Generated<string>;
  from_at: Date;
  until_at: Date | null;
  source: 'roster' | 'given';
  given_by: number | null;
  given_at: Date;
  ended_by: number | null;
  ended_at: Date | null;
  boss_id: GeneratedAlways<number>;
};

export type SchemaMigrationsTable = {
  version: number;
  name: string;
  sha256: string;
  applied_at: Generated<Date>;
};

export type SearchWordsTable = {
  member_id: number;
  word: string;
  place: number;
  division_code: string;
  search_text: string;
};

export type SettingsTable = {
  is_only: Generated<boolean>;
  language: Generated<'en' | 'de' | 'it' | 'pt-BR' | 'ar'>;
};

export type SetupTable = {
  is_only: Generated<boolean>;
  administrator_id: number | null;
  finished_at: Date | null;
  finished_by_id: number | null;
};

export type SetupLinksTable = {
  is_only: Generated<boolean>;
  secret_hash: Buffer;
  expires_at: Date;
  issuer: string | null;
  subject: string | null;
  email: string | null;
  member_number: string | null;
};

export type SetupMarksTable = {
  step: 'roster' | 'programme' | 'budgets' | 'words' | 'looks' | 'rewards' | 'mail' | 'signOn';
  marked_at: Date;
  marked_by_id: number;
};

export type SharedChangesTable = {
  id: GeneratedAlways<number>;
  name: string;
};

export type SharedVersionsTable = {
  name: string;
  version: number;
};

export type SubscribersTable = {
  name: string;
  position: Generated<number>;
};

export type TokensTable = {
  token_hash: Buffer;
  member_id: number;
  browser_hash: Buffer;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  subject_hash: Buffer | null;
  sid_hash: Buffer | null;
  browser: string | null;
  system: string | null;
  asks_again: Generated<boolean>;
};

export type TranslationsTable = {
  kind: 'product' | 'category' | 'advert' | 'competition';
  text_hash: Buffer;
  language: 'en' | 'de' | 'it' | 'pt-BR' | 'ar';
  text: string;
  translated: string;
  by_id: number | null;
  updated_at: Date;
};

export type UploadDifferencesTable = {
  upload_id: number;
  n: number;
  thing: 'member' | 'byHand' | 'division' | 'grant' | 'product' | 'code' | 'promo' | 'translation';
  thing_id: number | null;
  line: number;
  key: string;
  before: unknown;
  after: unknown;
  stays: unknown;
};

export type UploadProgressTable = {
  upload_id: string;
  by_id: number;
  done: number;
  total: number;
  is_finished: Generated<boolean>;
  updated_at: Date;
};

export type UploadSourcesTable = {
  id: GeneratedAlways<number>;
  kind: 'countries' | 'roster' | 'budgets' | 'products' | 'vouchers' | 'promos' | 'translations';
  name: string;
  columns: unknown;
  headers: string[];
  dates: 'ymd' | 'dmy' | 'mdy' | null;
  sheet: string;
  is_part: boolean;
  version: Generated<number>;
  by_id: number | null;
  changed_at: Date;
  leaves_out: Generated<boolean>;
  expects: Generated<'none' | 'daily' | 'weekdays' | 'weekly'>;
  expects_hour: Generated<number>;
  expects_weekday: Generated<number>;
  expects_zone: Generated<string>;
  expects_since: Date | null;
};

export type UploadsTable = {
  id: GeneratedAlways<number>;
  kind: 'countries' | 'roster' | 'budgets' | 'products' | 'vouchers' | 'promos' | 'translations';
  file_name: string;
  sha256: Buffer;
  by_id: number | null;
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  created_at: Date;
  is_part: Generated<boolean>;
  left_out: Generated<number>;
  source: string | null;
  way: Generated<'screen' | 'command' | 'token' | 'folder'>;
  differences: number | null;
  second_id: number | null;
  undo_of: number | null;
};

export type VerdictsTable = {
  nomination_id: number;
  review_id: number;
  decided_by: 'mean' | 'majority' | 'chair';
  rating: number;
  stars: number;
  people: number;
  created_at: Date;
};

export type ViewingsTable = {
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  session_hash: Buffer;
  viewer_id: number;
  member_id: number | null;
  role: string | null;
  began_at: Date;
  until: Date;
  ended_at: Date | null;
};

export type VisibilityChoicesTable = {
  member_id: number;
  audience: 'everybody' | 'division' | 'team' | 'us' | null;
  shows_points: boolean;
  changed_at: Date;
};

export type VoucherCodesTable = {
  id: GeneratedAlways<number>;
  product_id: number;
  sealed: Buffer;
  key_id: string;
  code_hash: Buffer;
  order_line_id: number | null;
  seq: number | null;
  loaded_at: Date;
  issued_at: Date | null;
  read_at: Date | null;
  voided_at: Date | null;
};

export type WordsTable = {
  of: string;
  of_id: number;
  by_id: number | null;
  about_id: number | null;
  text: string;
  language: string | null;
};

export type WorkClockTable = {
  is_one: Generated<boolean>;
  country_code: string;
};

export type WorkRoundsTable = {
  id: GeneratedAlways<number>;
  at: Date;
};

export type WorkStagesTable = {
  kind: 'nomination' | 'idea' | 'approval' | 'order' | 'file' | 'contact' | 'card';
  item_id: number;
  stage: 'soon' | 'overdue' | 'escalated' | 'unowned';
  round_id: number;
};

export type WorkingDaysTable = {
  country_code: string;
  day: string;
  number: number;
  is_worked: boolean;
};

export type YearCountsTable = {
  year: number;
  month: number;
  value: string;
  cards: number;
  givers: number;
  receivers: number;
};

export type AuditActsTable = {
  id: number | null;
  event_id: number | null;
  at: Date | null;
  actor_id: number | null;
  act: string | null;
  subject: string | null;
  before: unknown;
  after: unknown;
  facts: unknown;
  particulars: unknown;
};

export type PeopleTable = {
  id: number | null;
  member_number: string | null;
  public_id: string | null;
  division_code: string | null;
  site_template: string | null;
  manager_id: number | null;
  registered_at: Date | null;
  deactivated_at: Date | null;
  erased_at: Date | null;
  firstname: string | null;
  known_as: string | null;
  surname: string | null;
  roster_name: string | null;
  called: string | null;
  display_name: string | null;
  email: string | null;
  roster_email: string | null;
  email_confirmed_at: Date | null;
  cell_num: string | null;
  roster_cell_num: string | null;
  hire_date: string | null;
  dob_day: number | null;
  dob_month: number | null;
  get_to_know: boolean | null;
  hobbies: string | null;
  dreams: string | null;
  picture_id: string | null;
  search_text: string | null;
  language: string | null;
  roster_language: string | null;
  browser_language: string | null;
  family_first: boolean | null;
};

export type Database = {
  acceptances: AcceptancesTable;
  activity_days: ActivityDaysTable;
  adverts: AdvertsTable;
  anniversary_awards: AnniversaryAwardsTable;
  announcement_dismissals: AnnouncementDismissalsTable;
  announcement_texts: AnnouncementTextsTable;
  announcements: AnnouncementsTable;
  approval_decisions: ApprovalDecisionsTable;
  approval_steps: ApprovalStepsTable;
  approvals: ApprovalsTable;
  audit_entries: AuditEntriesTable;
  audit_values: AuditValuesTable;
  award_lines: AwardLinesTable;
  awards: AwardsTable;
  ballot_entries: BallotEntriesTable;
  ballot_votes: BallotVotesTable;
  ballots: BallotsTable;
  basket_lines: BasketLinesTable;
  baskets: BasketsTable;
  budget_grants: BudgetGrantsTable;
  by_hand: ByHandTable;
  card_cases: CardCasesTable;
  card_deeds: CardDeedsTable;
  card_reports: CardReportsTable;
  carried_words: CarriedWordsTable;
  categories: CategoriesTable;
  circle_judgements: CircleJudgementsTable;
  comment_mentions: CommentMentionsTable;
  comments: CommentsTable;
  competition: CompetitionTable;
  competition_winners: CompetitionWinnersTable;
  competitions: CompetitionsTable;
  contact_entries: ContactEntriesTable;
  contact_messages: ContactMessagesTable;
  contact_spam: ContactSpamTable;
  content_blocks: ContentBlocksTable;
  content_drafts: ContentDraftsTable;
  content_texts: ContentTextsTable;
  content_versions: ContentVersionsTable;
  correction_lines: CorrectionLinesTable;
  corrections: CorrectionsTable;
  counted_years: CountedYearsTable;
  countries: CountriesTable;
  debt_changes: DebtChangesTable;
  debts: DebtsTable;
  delegations: DelegationsTable;
  digests: DigestsTable;
  divisions: DivisionsTable;
  download_tickets: DownloadTicketsTable;
  email_confirmations: EmailConfirmationsTable;
  escalations: EscalationsTable;
  event_particulars: EventParticularsTable;
  events: EventsTable;
  events_set_aside: EventsSetAsideTable;
  fed_files: FedFilesTable;
  feed_tokens: FeedTokensTable;
  group_card_people: GroupCardPeopleTable;
  group_card_signatures: GroupCardSignaturesTable;
  group_cards: GroupCardsTable;
  idea_stages: IdeaStagesTable;
  idea_votes: IdeaVotesTable;
  ideas: IdeasTable;
  idempotency_keys: IdempotencyKeysTable;
  identities: IdentitiesTable;
  job_runs: JobRunsTable;
  last_sign_ons: LastSignOnsTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_legs: LedgerLegsTable;
  ledger_seals: LedgerSealsTable;
  ledger_transactions: LedgerTransactionsTable;
  login_codes: LoginCodesTable;
  logouts: LogoutsTable;
  look_versions: LookVersionsTable;
  mail_tests: MailTestsTable;
  members: MembersTable;
  merger_moves: MergerMovesTable;
  mergers: MergersTable;
  message_attempts: MessageAttemptsTable;
  messages: MessagesTable;
  missed_files: MissedFilesTable;
  name_words: NameWordsTable;
  nominations: NominationsTable;
  notice_choices: NoticeChoicesTable;
  notices: NoticesTable;
  order_contacts: OrderContactsTable;
  order_line_states: OrderLineStatesTable;
  order_lines: OrderLinesTable;
  order_states: OrderStatesTable;
  orders: OrdersTable;
  outbox_hold: OutboxHoldTable;
  own_secrets: OwnSecretsTable;
  own_text_versions: OwnTextVersionsTable;
  own_texts: OwnTextsTable;
  payouts: PayoutsTable;
  pictures: PicturesTable;
  pot_acts: PotActsTable;
  pot_changes: PotChangesTable;
  pot_lots: PotLotsTable;
  pot_marks: PotMarksTable;
  pot_moves: PotMovesTable;
  pot_plan_runs: PotPlanRunsTable;
  pot_plans: PotPlansTable;
  pot_uses: PotUsesTable;
  price_lists: PriceListsTable;
  product_pictures: ProductPicturesTable;
  products: ProductsTable;
  profiles: ProfilesTable;
  programme_versions: ProgrammeVersionsTable;
  promo_uses: PromoUsesTable;
  promos: PromosTable;
  proofs: ProofsTable;
  provider_records: ProviderRecordsTable;
  push_devices: PushDevicesTable;
  push_keys: PushKeysTable;
  push_told: PushToldTable;
  quarter_summaries: QuarterSummariesTable;
  quarters: QuartersTable;
  rate_counters: RateCountersTable;
  reactions: ReactionsTable;
  recognitions: RecognitionsTable;
  refunds: RefundsTable;
  reservation_releases: ReservationReleasesTable;
  reservations: ReservationsTable;
  reviews: ReviewsTable;
  role_assignments: RoleAssignmentsTable;
  schema_migrations: SchemaMigrationsTable;
  search_words: SearchWordsTable;
  settings: SettingsTable;
  setup: SetupTable;
  setup_links: SetupLinksTable;
  setup_marks: SetupMarksTable;
  shared_changes: SharedChangesTable;
  shared_versions: SharedVersionsTable;
  subscribers: SubscribersTable;
  tokens: TokensTable;
  translations: TranslationsTable;
  upload_differences: UploadDifferencesTable;
  upload_progress: UploadProgressTable;
  upload_sources: UploadSourcesTable;
  uploads: UploadsTable;
  verdicts: VerdictsTable;
  viewings: ViewingsTable;
  visibility_choices: VisibilityChoicesTable;
  voucher_codes: VoucherCodesTable;
  words: WordsTable;
  work_clock: WorkClockTable;
  work_rounds: WorkRoundsTable;
  work_stages: WorkStagesTable;
  working_days: WorkingDaysTable;
  year_counts: YearCountsTable;
  audit_acts: AuditActsTable;
  people: PeopleTable;
};
