/**
 * Every leg of every account as a member reads it: what the statements show, and what the invariant I18 adds up. The cases
 * keep one kind's source from being read as another's id.
 */
export const statementLines = `
  select l.account_id, l.version, l.at, l.amount, t.kind, case t.kind
      when 'nomination' then 'Nominated by ' || nominator.display_name || ': ' || array_to_string(n.categories, ', ')
      when 'payitforward' then case when l.amount < 0 then 'Paid forward to ' || taker.display_name else 'Paid forward by ' || giver.display_name end
        || ': ' || award.reason
      when 'adhoc' then case when l.amount < 0 then 'Award to ' || taker.display_name else 'Award from ' || giver.display_name end || ': ' || award.reason
      when 'reward' then 'Recognised by ' || giver.display_name || ': ' || award.reason
      when 'idea' then 'Idea rewarded: ' || coalesce(title.text, '')
      when 'order' then 'Order ' || o.order_num
      when 'cancel' then 'Order ' || o.order_num || ' cancelled'
      when 'refund' then 'Refund of order ' || refunded_order.order_num || ': ' || refund.qty || ' × ' || refunded.name
      when 'budget' then 'Budget ' || split_part(t.source_id, ':', 1)
      when 'leaver' then 'Forfeited on leaving'
      else 'Correction'
    end as description
  from ledger_legs l join ledger_transactions t on t.id = l.transaction_id
  left join nominations n on n.id = case when t.kind = 'nomination' then split_part(t.source_id, ':', 1)::bigint end
  left join people nominator on nominator.id = n.by_id
  left join award_lines line on line.id = case when t.kind in ('adhoc', 'reward', 'payitforward') then t.source_id::bigint end
  left join awards award on award.id = line.award_id
  left join people giver on giver.id = award.by_id
  left join people taker on taker.id = line.to_id
  left join words title on title.of = 'idea.title' and title.of_id = case when t.kind = 'idea' then t.source_id::bigint end
  left join orders o on o.basket_id = case when t.kind in ('order', 'cancel') then t.source_id::bigint end
  left join refunds refund on refund.id = case when t.kind = 'refund' then t.source_id::bigint end
  left join order_lines refunded on refunded.id = refund.order_line_id
  left join orders refunded_order on refunded_order.id = refunded.order_id`;
