-- What somebody changed by hand of what the roster says, until a roster says something of it again.
create table by_hand (
  member_id bigint not null,
  -- A column of the roster; `standing` is whether somebody is here at all.
  field text not null,
  -- What the roster says; null where it says nothing. Of `standing` 'here' or 'gone': it is the other by hand.
  roster_value jsonb,
  changed_by_id bigint,
  changed_at timestamptz not null,
  constraint by_hand_pkey primary key (member_id, field),
  constraint by_hand_member_known foreign key (member_id) references members (id),
  constraint by_hand_changer_known foreign key (changed_by_id) references members (id),
  constraint by_hand_field_known check (field in ('firstName', 'surname', 'familyNameFirst', 'email', 'cellNum', 'divisionCode', 'siteTemplate',
    'costCentre', 'managerNumber', 'hireDate', 'birthDay', 'birthMonth', 'language', 'standing')),
  constraint by_hand_standing_known check (field <> 'standing' or roster_value in ('"here"', '"gone"'))
);
