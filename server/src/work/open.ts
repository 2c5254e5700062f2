import { sql } from 'kysely';
import { joinStep } from '#asking/seconds';
import { isIdeaAsked, isNominationAsked } from '#asking/subject-asked';
import { nominationSince } from './sources.ts';

/** All that waits in the company by a day that is agreed, as rows `kind, item_id, since, country`: null for the company's own clock. */
export const openWork = () => sql`
  select 'nomination' as kind, n.id as item_id, ${nominationSince()} as since, d.country_code as country
  from nominations n left join members nominee on nominee.id = n.nominee_id
  join divisions d on d.code = coalesce(n.division_code, nominee.division_code) where n.state in ('open', 'waiting') and not ${isNominationAsked}
  union all select 'idea', i.id, i.created_at, d.country_code
  from ideas i join members m on m.id = i.by_id join divisions d on d.code = m.division_code where i.state = 'awaiting' and not ${isIdeaAsked}
  union all select 'approval', a.id, step.begun_at, d.country_code
  from approvals a ${joinStep} join members m on m.id = a.asked_by_id join divisions d on d.code = m.division_code where a.state = 'waiting'
  union all select 'order', s.order_line_id, o.created_at, null
  from order_line_states s join order_lines l on l.id = s.order_line_id join orders o on o.id = l.order_id
  where s.dispatch_status < 2 and s.qty_open > 0
  union all select 'file', f.id, f.at, null from fed_files f where f.state = 'waiting'
  union all select 'contact', c.id, c.created_at, null from contact_messages c where c.state = 'open'
  union all select 'card', k.case_id, k.opened_at, null from card_cases k where k.state = 'open'`;
