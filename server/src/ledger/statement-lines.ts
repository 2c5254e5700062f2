/** Looked up for each line alone: as joins they would be too many for the planner to order. */
const name = (id: string) => `(select display_name from people where people.id = ${id})`;
const title = `coalesce((select text from words where of = 'idea.title' and of_id = t.source_id::bigint), '')`;

/** Of the other account. */
const number = `(select m.member_number from mergers g join members m on m.id = case when l.amount > 0 then g.doubled_id else g.stays_id end
  where g.id = t.source_id::bigint)`;

/**
 * Legs with what there is to tell of each, by its kind: who, what for, which order. What the statements say, and what the
 * invariant I18 adds up. Which legs is asked first: all of them, or a name for those of one account, so that only theirs are
 * looked up. The cases keep one kind's source from being read as another's id.
 */
export const statementLines = (legs: string) => `
  select l.account_id, l.version, l.at, l.amount, t.kind, case
      when t.kind = 'nomination' then array[${name('n.by_id')}, array_to_string(n.categories, ', ')]
      when t.kind in ('payitforward', 'adhoc') and l.amount < 0 then array[${name('line.to_id')}, award.reason]
      when t.kind in ('payitforward', 'adhoc', 'reward') then array[${name('award.by_id')}, award.reason]
      when t.kind = 'anniversary' then array['', award.reason]
      when t.kind = 'idea' then array[${title}]
      when t.kind in ('order', 'cancel') then array[o.order_num]
      when t.kind = 'refund' then array[refunded_order.order_num, refund.qty::text, refunded.name]
      when t.kind = 'budget' then array[split_part(t.source_id, ':', 1)]
      when t.kind = 'move' then array[${name('case when l.amount < 0 then pot_move.to_id else pot_move.member_id end')}]
      when t.kind = 'merger' then array[${number}]
      when t.kind in ('reserve', 'release') then array[coalesce(${name('waits.concerns[1]')}, ''), cardinality(waits.concerns)::text]
      when t.kind = 'return' then array[lot.period, pot_act.kind]
      when t.kind = 'correction' and t.source_id ^@ 'line:' then array[corrected.kind, coalesce(${name('coalesce(back.by_id, back_of.by_id)')}, ''),
        coalesce(back.reason, array_to_string(back_of.categories, ', '), '')]
      else array[]::text[]
    end as told
  from ${legs} l join ledger_transactions t on t.id = l.transaction_id
  left join nominations n on n.id = case when t.kind = 'nomination' then split_part(t.source_id, ':', 1)::bigint end
  left join award_lines line on line.id = case when t.kind in ('adhoc', 'reward', 'payitforward', 'anniversary') then t.source_id::bigint end
  left join awards award on award.id = line.award_id
  left join orders o on o.basket_id = case when t.kind in ('order', 'cancel') then t.source_id::bigint end
  left join refunds refund on refund.id = case when t.kind = 'refund' then t.source_id::bigint end
  left join correction_lines set_right on set_right.id = case when t.kind = 'correction' and t.source_id ^@ 'line:' then split_part(t.source_id, ':', 2)::bigint end
  left join corrections corrected on corrected.id = set_right.correction_id
  left join awards back on back.id = case when corrected.kind in ('award', 'undo') then corrected.subject_id end
  left join nominations back_of on back_of.id = case when corrected.kind = 'nomination' then corrected.subject_id end
  left join reservations reserved on reserved.id = case when t.kind in ('reserve', 'release') then t.source_id::bigint end
  left join approvals waits on waits.id = reserved.approval_id
  left join pot_moves pot_move on pot_move.id = case when t.kind in ('move', 'return') then t.source_id::bigint end
  left join pot_acts pot_act on pot_act.id = pot_move.act_id
  left join pot_lots lot on lot.id = pot_move.lot_id
  left join order_lines refunded on refunded.id = refund.order_line_id
  left join orders refunded_order on refunded_order.id = refunded.order_id`;
