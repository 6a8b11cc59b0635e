-- When a request was answered: the first time that its status said so, also after it was new again.
begin;
select plan(12);

create function tests.asked(p_number integer, p_status text, p_answered interval default null) returns void language sql as $$
  insert into public.contacts (id, form, first_name, last_name, email, status, answered_at)
    values (tests.row(p_number), 'contact', 'Jan', 'de Wit', 'jan@example.nl', p_status, now() - p_answered)
$$;
create function tests.becomes(p_number integer, p_status text) returns void language sql as $$
  update public.contacts set status = p_status where id = tests.row(p_number)
$$;
create function tests.answered_ago(p_number integer) returns interval language sql as $$
  select now() - c.answered_at from public.contacts c where c.id = tests.row(p_number)
$$;
create function tests.set_by_office(p_seq integer, p_number integer, p_status text) returns text language sql as $$
  select tests.verdicts(tests.push(3, tests.mutation(p_seq, 'patch', 'contacts', tests.row(p_number),
    jsonb_build_object('status', p_status), jsonb_build_object('status', c.rev))))
    from public.contacts c where c.id = tests.row(p_number)
$$;
grant execute on all functions in schema tests to public;

select tests.act_as('owner');
select tests.asked(1, 'contacted', '3 days'), tests.asked(2, 'closed', '3 days'), tests.asked(3, 'new'),
  tests.asked(4, 'new'), tests.asked(5, 'new'), tests.asked(6, 'closed');
-- Two that were answered a while ago, which a transaction has no other way to make.
set constraints all immediate;
alter table public.contacts disable trigger fill_answered_at;
update public.contacts c set status = 'contacted', answered_at = now() - v.ago
  from (values (4, interval '9 minutes'), (5, interval '11 minutes')) v (number, ago) where c.id = tests.row(v.number);
alter table public.contacts enable trigger fill_answered_at;

-- A device of the office sets it to new, and takes that back.
select tests.act_as('second admin');
select is(tests.set_by_office(1, 1, 'new') || ', ' || tests.set_by_office(2, 1, 'contacted'), 'applied, applied', 'R-09 an answered request becomes new, which is undone');
select is(tests.answered_ago(1), '3 days', 'R-09 and it was answered when it was before');
select is(tests.set_by_office(3, 3, 'contacted') || ', ' || tests.set_by_office(4, 3, 'new'), 'applied, applied', 'R-09 a request is said to be answered by mistake, which is undone');
select is(tests.answered_ago(3), null, 'R-09 and it was not answered');

select tests.act_as('owner');
select tests.becomes(3, 'closed');
select is(tests.answered_ago(3), '0', 'R-09 until it really is');
select tests.becomes(2, 'wacht');
select is(tests.answered_ago(2), '3 days', 'R-09 while one that was answered counts as new, its time is kept');
select tests.becomes(2, 'contacted');
select is(tests.answered_ago(2), '3 days', 'R-09 since the first answer is the one that counts');
select tests.becomes(4, 'new'), tests.becomes(5, 'new');
select is(tests.answered_ago(4), null, 'R-09 an answer taken back within ten minutes was a mistake');
select is(tests.answered_ago(5), '11 minutes', 'R-09 one taken back later was an answer');
select tests.becomes(4, 'contacted'), tests.becomes(5, 'contacted');
select is(tests.answered_ago(4), '0', 'R-09 so the first is answered now');
select is(tests.answered_ago(5), '11 minutes', 'R-09 and the second was then');

select tests.becomes(6, 'new'), tests.becomes(6, 'closed');
select is(tests.answered_ago(6), null, 'R-09 a request that came as answered, at a time that is not known, gets none by being undone');

select * from finish();
rollback;
