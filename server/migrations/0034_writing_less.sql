-- What an award writes is written by one function of the portal, from rows that it has just read and locked. The references below
-- were looked up anew for each row, and prevented nothing that the ledger's triggers or the nightly proof (I21) would not find; those
-- that would still tell somebody's mistake, from an award to who it is for and by, stay.
alter table ledger_legs drop constraint ledger_legs_account_known, drop constraint ledger_legs_transaction_known;
alter table ledger_transactions drop constraint ledger_transactions_actor_known;
alter table award_lines drop constraint award_lines_award_known;
alter table recognitions drop constraint recognitions_award_known, drop constraint recognitions_from_known;
alter table words drop constraint words_by_known;

-- Nobody asks for awards by their giver, or for lines by who they are for: cards are what is shown.
drop index awards_by;
drop index award_lines_to;

-- The elements of a short list. Planned as a few whatever its length, so that one plan is kept for all lengths.
create function each_of(list anyarray) returns setof anyelement language plpgsql immutable rows 4 as $$
begin
  return query select unnest(list);
end
$$;
