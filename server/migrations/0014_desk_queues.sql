-- What the order desk asks for, each question with an index of its own.

-- Pieces that the buyer still has a claim to: what was refunded is taken off, and after a cancel it is 0.
alter table order_line_states add column qty_open integer;
update order_line_states s set qty_open = case when o.status_id = 90 then 0 else l.qty - s.qty_refunded end
from order_lines l join order_states o on o.order_id = l.order_id where l.id = s.order_line_id;
alter table order_line_states alter column qty_open set not null;
alter table order_line_states add constraint order_line_states_open_floor check (qty_open >= 0);

drop index order_line_states_waiting;
create index order_line_states_waiting on order_line_states (order_line_id) where dispatch_status < 2 and qty_open > 0;
create index order_line_states_undelivered on order_line_states (order_line_id) where dispatch_status < 3 and qty_open > 0;
create index order_line_states_by_status on order_line_states (dispatch_status, order_line_id) where qty_open > 0;
create index order_line_states_refunded on order_line_states (order_line_id) where qty_open = 0 and qty_refunded > 0;
