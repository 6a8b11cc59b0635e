-- Who has an article open: admins say it and see it, nobody else, and nothing but presence passes on an article's topic.
begin;
select plan(22);

-- As the realtime service asks: a message of each kind lies on the topic, and is looked for with the caller's rights.
create function tests.on_topic(p_topic text) returns void language plpgsql as $$
begin
  perform set_config('realtime.topic', p_topic, true);
  delete from realtime.messages;
  insert into realtime.messages (topic, extension) values (p_topic, 'broadcast'), (p_topic, 'presence');
end $$;
create function tests.heard() returns text language sql as $$
  select coalesce(string_agg(extension, ', ' order by extension), '') from realtime.messages
$$;
grant execute on all functions in schema tests to public;
select tests.on_topic('article:' || tests.row(1));

-- Refusals.
select tests.act_as('anonymous');
select is(tests.heard(), '', 'A-070 R-17 a visitor sees nobody');
select throws_ok($$ insert into realtime.messages (topic, extension) values (realtime.topic(), 'presence') $$, '42501', null, 'R-17 nor is seen');
select tests.act_as('guest');
select is(tests.heard(), '', 'R-17 who is not staff sees nobody');
select throws_ok($$ insert into realtime.messages (topic, extension) values (realtime.topic(), 'presence') $$, '42501', null, 'R-17 nor is seen');
select tests.act_as('technician');
select is(tests.heard(), '', 'R-17 a technician sees nobody');
select throws_ok($$ insert into realtime.messages (topic, extension) values (realtime.topic(), 'presence') $$, '42501', null, 'R-17 nor is seen');
select tests.act_as('admin');
select throws_ok($$ insert into realtime.messages (topic, extension) values (realtime.topic(), 'broadcast') $$, '42501', null, 'P1 an admin sends no other message');
select throws_ok($$ insert into realtime.messages (topic, extension) values (realtime.topic(), 'postgres_changes') $$, '42501', null, 'P1 nor of another kind');
-- The role has the grant, and no policy to go with it.
select lives_ok($$ update realtime.messages set extension = 'broadcast' $$, 'P1 nor changes one');
select tests.act_as('owner');
select bag_eq($$ select extension from realtime.messages $$, $$ values ('broadcast'), ('presence') $$, 'P1 for none is there to change');

-- Topics that are no article's.
select tests.act_as('owner');
select tests.on_topic('sync');
select tests.act_as('admin');
select is(tests.heard(), 'broadcast', 'P1 on the topic of pokes an admin hears those alone');
select throws_ok($$ insert into realtime.messages (topic, extension) values (realtime.topic(), 'presence') $$, '42501', null, 'R-17 and is not seen there');
select tests.act_as('owner');
select tests.on_topic('article:all');
select tests.act_as('admin');
select is(tests.heard(), '', 'R-17 a topic that names no article is nobody''s');
select throws_ok($$ insert into realtime.messages (topic, extension) values (realtime.topic(), 'presence') $$, '42501', null, 'R-17 to say something there neither');
select tests.act_as('owner');
select tests.on_topic('my-article:' || tests.row(1));
select tests.act_as('admin');
select is(tests.heard(), '', 'R-17 nor one that ends like an article''s');
select set_config('realtime.topic', '', true);
select is(tests.heard(), '', 'R-17 nor no topic at all');

-- What they may.
select tests.act_as('owner');
select tests.on_topic('article:' || tests.row(1));
select tests.act_as('admin');
select is(tests.heard(), 'presence', 'R-17 an admin sees who has an article open');
select lives_ok($$ insert into realtime.messages (topic, extension) values (realtime.topic(), 'presence') $$, 'R-17 and is seen');

-- The table of rights decides, and a right that is taken is gone.
select tests.act_as('owner');
select private.allow('blog_posts', '{"admin": ["read"], "technician": ["read", "edit"]}');
select tests.act_as('admin');
select is(tests.heard(), '', 'R-17 without the right to edit nobody is seen');
select throws_ok($$ insert into realtime.messages (topic, extension) values (realtime.topic(), 'presence') $$, '42501', null, 'R-17 nor sees');
select tests.act_as('technician');
select isnt(tests.heard(), '', 'R-17 with it they are');
select lives_ok($$ insert into realtime.messages (topic, extension) values (realtime.topic(), 'presence') $$, 'R-17 and see');

select * from finish();
rollback;
