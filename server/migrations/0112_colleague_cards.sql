-- What one person received or gave is read in the order of the feed, of each audience by itself: cards that the reader does not see cost nothing.
create index recognitions_of_receiver on recognitions (to_id, created_at desc, (coalesce(award_id * 2, nomination_id * 2 + 1)) desc)
  where audience = 'everybody' and withdrawn_at is null and hidden_at is null;
create index recognitions_of_receiver_by_division on recognitions (to_id, division_code, created_at desc, (coalesce(award_id * 2, nomination_id * 2 + 1)) desc)
  where audience = 'division' and withdrawn_at is null and hidden_at is null;
create index recognitions_of_receiver_by_team on recognitions (to_id, team_id, created_at desc, (coalesce(award_id * 2, nomination_id * 2 + 1)) desc)
  where audience in ('division', 'team') and withdrawn_at is null and hidden_at is null;
create index recognitions_of_giver on recognitions (from_id, created_at desc, (coalesce(award_id * 2, nomination_id * 2 + 1)) desc)
  where audience = 'everybody' and withdrawn_at is null and hidden_at is null;
create index recognitions_of_giver_by_division on recognitions (from_id, division_code, created_at desc, (coalesce(award_id * 2, nomination_id * 2 + 1)) desc)
  where audience = 'division' and withdrawn_at is null and hidden_at is null;
create index recognitions_of_giver_by_team on recognitions (from_id, team_id, created_at desc, (coalesce(award_id * 2, nomination_id * 2 + 1)) desc)
  where audience in ('division', 'team') and withdrawn_at is null and hidden_at is null;
create index recognitions_of_two on recognitions (to_id, from_id, created_at desc, (coalesce(award_id * 2, nomination_id * 2 + 1)) desc)
  where audience in ('division', 'team') and withdrawn_at is null and hidden_at is null;
