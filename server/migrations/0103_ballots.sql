-- The committee votes for who wins a quarter, among some of those who stand in its summary.
create table ballots (
  id bigint generated always as identity constraint ballots_pkey primary key,
  quarter_id bigint not null constraint ballots_quarter_known references quarters (id),
  state text not null default 'open' constraint ballots_state_known check (state in ('open', 'closed', 'withdrawn')),
  opened_by_id bigint not null constraint ballots_opener_known references members (id),
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  -- When those who had not voted were reminded.
  reminded_at timestamptz,
  closed_at timestamptz,
  -- A line of the summary; null until the vote has ended, where nobody voted, and until somebody has decided between equals.
  winner_id bigint constraint ballots_winner_known references quarter_summaries (id),
  -- Who decided between equals; null where the votes did.
  decided_by_id bigint constraint ballots_decider_known references members (id),
  withdrawn_by_id bigint constraint ballots_withdrawer_known references members (id),
  withdrawn_at timestamptz,
  -- The winner is announced by it, or was.
  announcement_id bigint,
  constraint ballots_closes_later check (closes_at > opened_at),
  constraint ballots_closed_whole check (case state when 'open' then closed_at is null when 'closed' then closed_at is not null else true end),
  constraint ballots_withdrawn_whole check ((state = 'withdrawn') = (withdrawn_at is not null) and (withdrawn_at is null) = (withdrawn_by_id is null)),
  constraint ballots_winner_when_closed check (winner_id is null or closed_at is not null),
  constraint ballots_decided_a_winner check (decided_by_id is null or winner_id is not null)
);
create unique index ballots_one_of_a_quarter on ballots (quarter_id) where state <> 'withdrawn';
create index ballots_open on ballots (closes_at) where state = 'open';

-- Who stands for election.
create table ballot_entries (
  ballot_id bigint not null constraint ballot_entries_ballot_known references ballots (id),
  summary_id bigint not null constraint ballot_entries_summary_known references quarter_summaries (id),
  constraint ballot_entries_pkey primary key (ballot_id, summary_id)
);
create index ballot_entries_summary on ballot_entries (summary_id);
create trigger ballot_entries_append_only before update or delete or truncate on ballot_entries
  for each statement execute function refuse_change();
comment on table ballot_entries is 'append-only';

-- One of each voter; it is changed as often as they like until the vote has ended.
create table ballot_votes (
  id bigint generated always as identity constraint ballot_votes_pkey primary key,
  ballot_id bigint not null,
  voter_id bigint not null constraint ballot_votes_voter_known references members (id),
  summary_id bigint not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint ballot_votes_once unique (ballot_id, voter_id),
  constraint ballot_votes_for_who_stands foreign key (ballot_id, summary_id) references ballot_entries (ballot_id, summary_id)
);

-- An award that is the prize of a vote.
alter table awards add column ballot_id bigint;
alter table awards add constraint awards_ballot_known foreign key (ballot_id) references ballots (id) not valid;
alter table awards add constraint awards_ballot_recognises check (ballot_id is null or what = 'reward') not valid;
create index awards_ballot on awards (ballot_id) where ballot_id is not null;
create unique index approvals_prize_once on approvals (subject_id) where kind = 'recognise' and state = 'waiting';

alter table words drop constraint words_of_known;
alter table words add constraint words_of_known check (of in (
  'nomination.reason', 'review.motivation', 'award.message', 'idea.title', 'idea.text', 'idea.comment', 'refund.reason',
  'approval.message', 'approval.reason', 'correction.reason', 'circle.note', 'pots.reason', 'card.report', 'card.talk', 'debt.reason',
  'undo.reason', 'merger.reason', 'vote.words', 'ballot.decision', 'ballot.withdrawal')) not valid;
alter table words add constraint words_vote_words_length check (of <> 'vote.words' or char_length(text) <= 500) not valid;
alter table words add constraint words_ballot_decision_length check (of <> 'ballot.decision' or char_length(text) <= 500) not valid;
alter table words add constraint words_ballot_withdrawal_length check (of <> 'ballot.withdrawal' or char_length(text) <= 500) not valid;
