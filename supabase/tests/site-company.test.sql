-- What the company says of itself on the site: visitors read it, the office changes it, nobody adds or deletes the one row.
begin;
select plan(39);

select tests.act_as('anonymous');
select throws_ok($$ update public.company_settings set founding_places = 0 $$, '42501', null, 'R-17 anonymous changes nothing');
select throws_ok($$ insert into public.company_settings (id) values (tests.row(1)) $$, '42501', null, 'R-17 nor adds a row');
select throws_ok($$ delete from public.company_settings $$, '42501', null, 'R-17 nor deletes it');
select throws_ok($$ select updated_by from public.company_settings $$, '42501', null, 'S4 nor sees who changed it');
select results_eq($$ select founding_year, founding_places from public.company_settings $$, $$ values (2025, 7) $$,
  'R-08 anonymous reads the founding places from the beginning');

select tests.act_as('guest');
select is_empty($$ select 1 from public.company_settings $$, 'R-17 signed in without being staff reads none as staff');
select is_empty($$ update public.company_settings set founding_places = 0 returning 1 $$, 'R-17 and changes nothing');
select tests.act_as('technician');
select is_empty($$ select 1 from public.company_settings $$, 'R-13 a technician''s device has none of it');
select is_empty($$ update public.company_settings set founding_places = 0 returning 1 $$, 'R-17 a technician changes nothing');
select is(cardinality(tests.pulled(tests.pull(), 'company_settings')), 0, 'R-13 and pulls none');
select is(
  tests.verdicts(tests.push(2, tests.mutation(1, 'patch', 'company_settings', '00000000-0000-4000-8000-0000000c0de0', '{"founding_places": 0}', '{"founding_places": 1}'))),
  'rejected FORBIDDEN', 'R-17 nor does a push');
select tests.act_as('admin');
select throws_ok($$ insert into public.company_settings (id) values (tests.row(1)) $$, '42501', null, 'S5 not even an admin adds a row');
select throws_ok($$ delete from public.company_settings $$, '42501', null, 'S7 nor deletes it');
select throws_ok($$ update public.company_settings set deleted_at = now() $$, '42501', null, 'S7 nor marks it as deleted');

select is(cardinality(tests.pulled(tests.pull(), 'company_settings')), 1, 'R-13 an admin''s device pulls it');
select is(
  tests.verdicts(tests.push(1, tests.mutation(2, 'patch', 'company_settings', '00000000-0000-4000-8000-0000000c0de0', '{"founding_places": 3}', '{"founding_places": 1}'))),
  'applied', 'R-08 an admin changes the places, offline or on');
select throws_ok($$ update public.company_settings set founding_places = -1 $$, '23514', null, 'R-46 within bounds');
select throws_ok($$ update public.company_settings set founding_year = 1999 $$, '23514', null, 'R-46 both of them');
select throws_ok($$ update public.company_settings set phone = '020 123;ext=1' $$, '23514', null, 'R-46 a telephone is digits');
select throws_ok($$ update public.company_settings set whatsapp = 'app ons' $$, '23514', null, 'R-46 and so is that of WhatsApp');
select throws_ok($$ update public.company_settings set kvk_number = '1234' $$, '23514', null, 'R-46 the trade register gives eight digits');
select lives_ok($$ update public.company_settings set kvk_number = '12345678' $$, 'R-13 which the office gives');
select throws_ok($$ update public.company_settings set vat_number = '123456789' $$, '23514', null, 'R-46 a VAT number says its country');
select throws_ok($$ update public.company_settings set email = 'a?cc=b@x.nl' $$, '23514', null, 'R-46 mail is one plain address');
select throws_ok($$ update public.company_settings set street = 'Kade 1' $$, '23514', null, 'R-46 an address is whole');
select throws_ok($$ update public.company_settings set street = 'Kade 1', postal_code = 'AB 1011' $$, '23514', null, 'R-46 with a postal code');
select throws_ok($$ update public.company_settings set weekdays_from = '25:00' $$, '23514', null, 'R-46 hours are times of a day');
select throws_ok($$ update public.company_settings set weekdays_to = '08:00' $$, '23514', null, 'R-46 and end after they begin');
select throws_ok($$ update public.company_settings set saturday_to = null $$, '23514', null, 'R-46 Saturday has both or none');
select lives_ok($$ update public.company_settings set saturday_from = null, saturday_to = null $$, 'R-13 none is taken');
select throws_ok($$ update public.company_settings set rating_score = '5,1' $$, '23514', null, 'R-46 a score is of five');
select throws_ok($$ update public.company_settings set team_experience = repeat('x', 21) $$, '23514', null, 'R-46 a figure is short');
select throws_ok($$ update public.company_settings set expertise_since = 1900 $$, '23514', null, 'R-46 a year is of our time');
select is(
  tests.verdicts(tests.push(1, tests.mutation(3, 'patch', 'company_settings', '00000000-0000-4000-8000-0000000c0de0', '{"phone": "06 12 34 56 78"}', '{"phone": 1}'))),
  'merged', 'R-13 an admin changes the telephone, over a change of the places');
select tests.act_as('owner');
select ok(has_table_privilege('service_role', 'public.company_settings', 'SELECT'), 'R-19 what sends mail reads telephone and mail');
select throws_ok($$ insert into public.company_settings (id) values (tests.row(1)) $$, '23514', null, 'R-08 there is one row, and nobody adds another');
select tests.act_as('anonymous');
select is((select founding_places from public.company_settings), 3, 'R-08 and visitors read it at once');
select is((select phone from public.company_settings), '06 12 34 56 78', 'R-13 and the telephone');

select is((select kvk_number from public.company_settings), '12345678', 'L-002 and the number of the register once it is given');

select * from finish();
rollback;
