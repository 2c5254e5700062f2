import { nominationThings, promoUses, things } from './things.ts';

/** What becomes of a column that names a person when two accounts are merged. */
export type Fate =
  /** Its rows go to who stays. */
  | 'moves'
  /** It is dealt with by itself: added up, ended, forgotten or taken over. */
  | 'settled'
  /** It keeps the id that it was written with: who did what, and points as they were posted. Read with who stands for it. */
  | 'evidence';

const settled = [
  // Closed, with who stays in it.
  'members.merged_into_id',
  'profiles.member_id',
  // Follows profiles by itself.
  'search_words.member_id',
  'ledger_accounts.member_id',
  'pot_lots.member_id',
  'approvals.concerns',
  // Ended, and told, when the account is closed.
  'delegations.away_id',
  'delegations.delegate_id',
  // Computed of the one who holds the role.
  'role_assignments.boss_id',
  'tokens.member_id',
  'last_sign_ons.member_id',
  'login_codes.member_id',
  'email_confirmations.member_id',
  // Of who stays; links of e-mails to the other stop nothing any more.
  'notice_choices.member_id',
  // Switched on anew by who stays, once they have signed on there.
  'push_devices.member_id',
  // Of who stays; what the other had chosen stands on the cards.
  'visibility_choices.member_id',
  // Who got one of a day has got it.
  'digests.member_id',
  'viewings.member_id',
  'viewings.viewer_id',
] as const;

const evidence = [
  // Who changed, decided, uploaded or wrote for the portal.
  ...['announcements.changed_by_id', 'approvals.decided_by_id', 'by_hand.changed_by_id', 'competitions.updated_by_id'],
  ...['competition_winners.named_by_id', 'competition_winners.announced_by_id', 'competition_winners.withdrawn_by_id'],
  ...[
    'content_drafts.changed_by_id',
    'content_versions.published_by_id',
    'contact_entries.by_id',
    'contact_entries.to_id',
  ],
  ...[
    'contact_spam.by_id',
    'card_deeds.by_id',
    'card_deeds.to_id',
    'card_reports.mentioned_ids',
    'circle_judgements.by_id',
    'circle_judgements.people',
  ],
  ...[
    'fed_files.by_id',
    'fed_files.decided_by_id',
    'feed_tokens.by_id',
    'ideas.reviewed_by_id',
    'look_versions.saved_by_id',
  ],
  ...['mail_tests.by_id', 'own_text_versions.saved_by_id', 'own_text_versions.withdrawn_by_id', 'pot_plans.by_id'],
  ...['pot_plans.second_id', 'programme_versions.saved_by_id', 'quarters.created_by_id', 'refunds.by_id'],
  ...['ballots.opened_by_id', 'ballots.decided_by_id', 'ballots.withdrawn_by_id'],
  ...['role_assignments.given_by', 'role_assignments.ended_by', 'setup.administrator_id', 'setup.finished_by_id'],
  ...[
    'setup_marks.marked_by_id',
    'translations.by_id',
    'upload_progress.by_id',
    'upload_sources.by_id',
    'upload_differences.thing_id',
    'uploads.by_id',
  ],
  // What happened, as it was told and sealed; the erasure of who stays reaches it under both ids.
  ...['audit_entries.actor_id', 'audit_values.about', 'events.actor_id', 'events.concerns', 'event_particulars.about'],
  'carried_words.about',
  // What points were posted by.
  ...['ledger_transactions.actor_id', 'budget_grants.member_id', 'budget_grants.by_id', 'correction_lines.member_id'],
  ...['corrections.by_id', 'corrections.second_id', 'corrections.giver_id', 'pot_acts.by_id', 'pot_acts.second_id'],
  // Named and ended a delegate; for whom a delegate decided or gave.
  ...['delegations.named_by_id', 'delegations.ended_by_id', 'ideas.reviewed_for_id', 'approvals.decided_for_id'],
  'awards.for_id',
  // Who confirmed, and whose points were set aside: given back to who stays.
  ...[
    'approval_decisions.by_id',
    'approval_decisions.for_id',
    'reservations.member_id',
    'reservation_releases.member_id',
  ],
  ...['pot_moves.member_id', 'pot_moves.to_id'],
  ...['debt_changes.by_id', 'debt_changes.second_id', 'uploads.second_id'],
  ...['mergers.doubled_id', 'mergers.stays_id', 'mergers.by_id', 'mergers.second_id'],
] as const;

/** Every column that names a person, by table and column. */
export const fates: ReadonlyMap<string, Fate> = new Map<string, Fate>([
  ...[...nominationThings, promoUses, ...things].map(({ of }) => [of, 'moves'] as const),
  ...settled.map((of) => [of, 'settled'] as const),
  ...evidence.map((of) => [of, 'evidence'] as const),
]);
