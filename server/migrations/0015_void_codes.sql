-- A refunded code is void: nobody is shown it any more. Which codes were read decides what a refund may take back unasked.
alter table voucher_codes add column read_at timestamptz;
alter table voucher_codes add column voided_at timestamptz;
alter table voucher_codes add constraint voucher_codes_read_issued check (read_at is null or order_line_id is not null);
alter table voucher_codes add constraint voucher_codes_void_issued check (voided_at is null or order_line_id is not null);

update voucher_codes v set read_at = r.at
from (select subject, min(at) as at from audit_entries where act = 'voucher code read' group by subject) r
where r.subject = 'orderLine:' || v.order_line_id;

-- Of the lines refunded so far, as many codes: unread ones first, as a refund takes them.
update voucher_codes v set voided_at = c.refunded_at
from (
  select v.id, row_number() over (partition by v.order_line_id order by v.read_at nulls first, v.seq desc) as n, s.qty_refunded,
    (select max(created_at) from refunds r where r.order_line_id = v.order_line_id) as refunded_at
  from voucher_codes v join order_line_states s on s.order_line_id = v.order_line_id where s.qty_refunded > 0
) c
where c.id = v.id and c.n <= c.qty_refunded;
