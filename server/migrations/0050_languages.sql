-- In which language somebody is spoken to: what they chose themselves, what the roster says, what their browser asked for when they
-- signed on last, what their country speaks, what the company speaks. The first of these that is known decides.
create table settings (
  is_only boolean not null default true,
  language text not null default 'en',
  constraint settings_pkey primary key (is_only),
  constraint settings_one_row check (is_only),
  constraint settings_language_known check (language in ('en', 'de', 'it', 'pt-BR', 'ar'))
);
insert into settings default values;

alter table countries
  add column language text constraint countries_language_known check (language in ('en', 'de', 'it', 'pt-BR', 'ar'));
-- What everybody sees the same is the same after it.
alter table countries disable trigger countries_shared;
update countries set language = case
  when code in ('DE', 'AT', 'LI') then 'de'
  when code in ('IT', 'SM') then 'it'
  when code in ('BR', 'PT', 'AO', 'MZ') then 'pt-BR'
  when code in ('AE', 'BH', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LB', 'LY', 'MA', 'OM', 'QA', 'SA', 'SY', 'TN', 'YE') then 'ar'
end;
alter table countries enable trigger countries_shared;

alter table profiles
  add column language text constraint profiles_language_known check (language in ('en', 'de', 'it', 'pt-BR', 'ar')),
  add column roster_language text constraint profiles_roster_language_known check (roster_language in ('en', 'de', 'it', 'pt-BR', 'ar')),
  add column browser_language text constraint profiles_browser_language_known check (browser_language in ('en', 'de', 'it', 'pt-BR', 'ar'));

create function language_read(chosen text, roster text, browser text, country text) returns text stable language sql as $$
  select coalesce(chosen, roster, browser, country, (select language from settings))
$$;

create or replace view people as
 SELECT m.id,
    m.member_number,
    m.public_id,
    m.division_code,
    m.site_template,
    m.manager_id,
    m.registered_at,
    m.deactivated_at,
    m.erased_at,
    COALESCE(p.firstname, 'Former'::text) AS firstname,
    p.known_as,
    COALESCE(p.surname, 'colleague'::text) AS surname,
    COALESCE(p.roster_name, 'Former colleague'::text) AS roster_name,
    COALESCE(p.called, 'Former'::text) AS called,
    COALESCE(p.display_name, 'Former colleague'::text) AS display_name,
    p.email,
    p.roster_email,
    p.email_confirmed_at,
    p.cell_num,
    p.roster_cell_num,
    p.hire_date,
    p.dob_day,
    p.dob_month,
    COALESCE(p.get_to_know, false) AS get_to_know,
    COALESCE(p.hobbies, ''::text) AS hobbies,
    COALESCE(p.dreams, ''::text) AS dreams,
    p.picture_id,
    p.search_text,
    p.language,
    p.roster_language,
    p.browser_language
   FROM members m
     LEFT JOIN profiles p ON p.member_id = m.id;
