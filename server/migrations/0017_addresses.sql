-- Telephone numbers are E.164; an address that a member chose and has not confirmed is told apart from the roster's.

-- What the roster said last: it decides who signs on, and who is warned.
alter table members
  add column roster_email text constraint members_roster_email_length check (char_length(roster_email) <= 254),
  add column roster_cell_num text,
  -- When the member showed that the address, which they chose themselves, is theirs.
  add column email_confirmed_at timestamptz;

-- The link in a message to an address that waits for its confirmation.
create table email_confirmations (
  member_id bigint primary key,
  email text not null,
  code_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint email_confirmations_member_known foreign key (member_id) references members (id),
  constraint email_confirmations_code_unique unique (code_hash)
);

-- Numbers as people wrote them: with a calling code, with 00, or as their country writes them.
create temporary table calling_codes (country_code text primary key, calling_code text not null, national_prefix text not null) on commit drop;
insert into calling_codes values
  ('AC','247',''), ('AD','376',''), ('AE','971','0'), ('AF','93','0'), ('AG','1','1'), ('AI','1','1'), ('AL','355','0'), ('AM','374','0'),
  ('AO','244',''), ('AR','54','0'), ('AS','1','1'), ('AT','43','0'), ('AU','61','0'), ('AW','297',''), ('AX','358','0'), ('AZ','994','0'),
  ('BA','387','0'), ('BB','1','1'), ('BD','880','0'), ('BE','32','0'), ('BF','226',''), ('BG','359','0'), ('BH','973',''), ('BI','257',''),
  ('BJ','229',''), ('BL','590','0'), ('BM','1','1'), ('BN','673',''), ('BO','591','0'), ('BQ','599',''), ('BR','55','0'), ('BS','1','1'),
  ('BT','975',''), ('BW','267',''), ('BY','375','8'), ('BZ','501',''), ('CA','1','1'), ('CC','61','0'), ('CD','243','0'), ('CF','236',''),
  ('CG','242',''), ('CH','41','0'), ('CI','225',''), ('CK','682',''), ('CL','56',''), ('CM','237',''), ('CN','86','0'), ('CO','57','0'),
  ('CR','506',''), ('CU','53','0'), ('CV','238',''), ('CW','599',''), ('CX','61','0'), ('CY','357',''), ('CZ','420',''), ('DE','49','0'),
  ('DJ','253',''), ('DK','45',''), ('DM','1','1'), ('DO','1','1'), ('DZ','213','0'), ('EC','593','0'), ('EE','372',''), ('EG','20','0'),
  ('EH','212','0'), ('ER','291','0'), ('ES','34',''), ('ET','251','0'), ('FI','358','0'), ('FJ','679',''), ('FK','500',''), ('FM','691',''),
  ('FO','298',''), ('FR','33','0'), ('GA','241',''), ('GB','44','0'), ('GD','1','1'), ('GE','995','0'), ('GF','594','0'), ('GG','44','0'),
  ('GH','233','0'), ('GI','350',''), ('GL','299',''), ('GM','220',''), ('GN','224',''), ('GP','590','0'), ('GQ','240',''), ('GR','30',''),
  ('GT','502',''), ('GU','1','1'), ('GW','245',''), ('GY','592',''), ('HK','852',''), ('HN','504',''), ('HR','385','0'), ('HT','509',''),
  ('HU','36','06'), ('ID','62','0'), ('IE','353','0'), ('IL','972','0'), ('IM','44','0'), ('IN','91','0'), ('IO','246',''), ('IQ','964','0'),
  ('IR','98','0'), ('IS','354',''), ('IT','39',''), ('JE','44','0'), ('JM','1','1'), ('JO','962','0'), ('JP','81','0'), ('KE','254','0'),
  ('KG','996','0'), ('KH','855','0'), ('KI','686','0'), ('KM','269',''), ('KN','1','1'), ('KP','850','0'), ('KR','82','0'), ('KW','965',''),
  ('KY','1','1'), ('KZ','7','8'), ('LA','856','0'), ('LB','961','0'), ('LC','1','1'), ('LI','423','0'), ('LK','94','0'), ('LR','231','0'),
  ('LS','266',''), ('LT','370','0'), ('LU','352',''), ('LV','371',''), ('LY','218','0'), ('MA','212','0'), ('MC','377','0'), ('MD','373','0'),
  ('ME','382','0'), ('MF','590','0'), ('MG','261','0'), ('MH','692','1'), ('MK','389','0'), ('ML','223',''), ('MM','95','0'), ('MN','976','0'),
  ('MO','853',''), ('MP','1','1'), ('MQ','596','0'), ('MR','222',''), ('MS','1','1'), ('MT','356',''), ('MU','230',''), ('MV','960',''),
  ('MW','265','0'), ('MX','52',''), ('MY','60','0'), ('MZ','258',''), ('NA','264','0'), ('NC','687',''), ('NE','227',''), ('NF','672',''),
  ('NG','234','0'), ('NI','505',''), ('NL','31','0'), ('NO','47',''), ('NP','977','0'), ('NR','674',''), ('NU','683',''), ('NZ','64','0'),
  ('OM','968',''), ('PA','507',''), ('PE','51','0'), ('PF','689',''), ('PG','675',''), ('PH','63','0'), ('PK','92','0'), ('PL','48',''),
  ('PM','508','0'), ('PR','1','1'), ('PS','970','0'), ('PT','351',''), ('PW','680',''), ('PY','595','0'), ('QA','974',''), ('RE','262','0'),
  ('RO','40','0'), ('RS','381','0'), ('RU','7','8'), ('RW','250','0'), ('SA','966','0'), ('SB','677',''), ('SC','248',''), ('SD','249','0'),
  ('SE','46','0'), ('SG','65',''), ('SH','290',''), ('SI','386','0'), ('SJ','47',''), ('SK','421','0'), ('SL','232','0'), ('SM','378',''),
  ('SN','221',''), ('SO','252','0'), ('SR','597',''), ('SS','211','0'), ('ST','239',''), ('SV','503',''), ('SX','1','1'), ('SY','963','0'),
  ('SZ','268',''), ('TA','290',''), ('TC','1','1'), ('TD','235',''), ('TG','228',''), ('TH','66','0'), ('TJ','992',''), ('TK','690',''),
  ('TL','670',''), ('TM','993','8'), ('TN','216',''), ('TO','676',''), ('TR','90','0'), ('TT','1','1'), ('TV','688',''), ('TW','886','0'),
  ('TZ','255','0'), ('UA','380','0'), ('UG','256','0'), ('US','1','1'), ('UY','598','0'), ('UZ','998',''), ('VA','39',''), ('VC','1','1'),
  ('VE','58','0'), ('VG','1','1'), ('VI','1','1'), ('VN','84','0'), ('VU','678',''), ('WF','681',''), ('WS','685',''), ('XK','383','0'),
  ('YE','967','0'), ('YT','262','0'), ('ZA','27','0'), ('ZM','260','0'), ('ZW','263','0');

create temporary table numbers on commit drop as
select m.id, m.cell_num as typed,
  case
    when compact ~ '^\+' then compact
    when compact ~ '^00' then '+' || substr(compact, 3)
    when c.national_prefix <> '' and starts_with(compact, c.national_prefix) then '+' || c.calling_code || substr(compact, char_length(c.national_prefix) + 1)
    else '+' || c.calling_code || compact
  end as e164
from members m join divisions d on d.code = m.division_code left join calling_codes c on c.country_code = d.country_code
  cross join lateral (select regexp_replace(regexp_replace(m.cell_num, '\(0\)', ''), '[^0-9+]', '', 'g') as compact) n
where m.cell_num is not null;

-- A number that cannot be read reached nobody: its owner is asked for it at the next sign-on, and what stood there is kept.
insert into audit_entries (at, actor_id, act, subject, before, previous_hash, hash)
select now(), null, 'mobile number unreadable', 'member:' || id, jsonb_build_object('cellNum', typed), ''::bytea, ''::bytea
from numbers where e164 is null or e164 !~ '^\+[1-9][0-9]{6,14}$' order by id;
update members m set cell_num = case when n.e164 ~ '^\+[1-9][0-9]{6,14}$' then n.e164 end
from numbers n where n.id = m.id and n.e164 is distinct from m.cell_num;

-- Whoever never changed an address in the profile has the roster's.
update members m set
  roster_email = case when changed.email then null else m.email end,
  roster_cell_num = case when changed.cell then null else m.cell_num end
from (
  select m.id, coalesce(bool_or(a.before ->> 'email' is distinct from a.after ->> 'email' and a.after ? 'email'), false) as email,
    coalesce(bool_or(a.before ->> 'cellNum' is distinct from a.after ->> 'cellNum' and a.after ? 'cellNum'), false) as cell
  from members m left join audit_entries a on a.subject = 'member:' || m.id and a.act = 'addresses changed' group by m.id
) changed
where changed.id = m.id;

alter table members
  drop constraint members_mobile_length,
  add constraint members_mobile_form check (cell_num ~ '^\+[1-9][0-9]{6,14}$'),
  add constraint members_roster_mobile_form check (roster_cell_num ~ '^\+[1-9][0-9]{6,14}$');
-- Orders are history: those of before keep what was typed.
alter table orders add constraint orders_mobile_form check (cell_num = '' or cell_num ~ '^\+[1-9][0-9]{6,14}$') not valid;

-- An address that nobody has confirmed keeps no one else's away.
drop index members_email_unique;
create unique index members_roster_email_unique on members (lower(roster_email)) where deactivated_at is null;
create unique index members_email_unique on members (lower(email)) where deactivated_at is null and email_confirmed_at is not null;
create index members_email on members (lower(email)) where deactivated_at is null;
