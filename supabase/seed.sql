-- The demo data: written by supabase/local/seed, not by hand (npm run seed:generate).
-- Dates are counted from today in Amsterdam, so that the data are three years old on every day.
-- On a hosted project it fills an empty one by hand alone: psql -f supabase/seed.sql.

insert into public.clients
  (id, name, email, phone, yacht_name, yacht_type, yacht_length, location, status, next_recommended_service,
   created_at)
select v.id::uuid, v.name, v.email, v.phone, v.yacht_name, v.yacht_type, v.yacht_length, v.location, v.status,
  v.next_recommended_service, ((now() at time zone 'Europe/Amsterdam')::date - v.days_ago + time '09:00') at time zone 'Europe/Amsterdam'
from (values
  ('018cc92f-c400-7ccb-b0a9-41a7ff2e1ce2', 'Pieter van der Meer', 'pieter.van.der.meer@post.example', '06 0017 7685', 'Helder Water', 'Jeanneau Sun Odyssey 410', 12.4, 'Marina Den Oever, steiger H18', 'prospect', null, 4),
  ('018cc930-ae60-7bc9-a577-39f2d3aa91c4', 'Annelies Hoekstra', 'annelies.hoekstra@post.example', '06 0048 7275', 'Vrouwe Johanna', 'Winner 9.00', 9.0, 'Jachthaven Lemmer-Binnen, steiger A19', 'prospect', null, 3),
  ('018cc931-98c0-7280-ad07-cd44f7f333b9', 'Willem de Graaf', 'willem.de.graaf@post.example', '06 0057 9723', null, 'X-Yachts Xc 38', 11.6, 'Jachthaven Lemmer-Binnen', 'prospect', null, 20),
  ('018cc932-8320-7d6a-8291-ce3e9085c2ae', 'Marijke Postma', 'marijke.postma@post.example', '06 0095 1833', 'Skûtsje', 'Super Lauwersmeer Discovery 47', 14.5, 'Marina Muiderzand, Almere, steiger F9', 'prospect', null, 29),
  ('018cc933-6d80-7633-93ce-d067a892491c', 'Jan-Willem Kuipers', 'jan.willem.kuipers@post.example', null, 'Vrijheid', 'Najad 380', 11.6, 'It Soal, Workum, steiger B44', 'prospect', null, 10),
  ('018cc934-57e0-703c-8020-a45d3522252e', 'Femke Brouwer', 'femke.brouwer@post.example', '06 0025 6524', null, 'Contest 36', 10.8, 'Marina Cape Helius, Hellevoetsluis', 'prospect', null, 39),
  ('018cc935-4240-7b95-bf48-cb5115c8d1c9', 'Hendrik Zijlstra', 'hendrik.zijlstra@post.example', '06 0023 4003', 'Koningsvis', 'Beneteau First 35', 10.7, 'Marina Den Oever, steiger C25', 'prospect', null, 15),
  ('018cc936-2ca0-7c73-a5c6-597482d34e64', 'Carla van den Berg', 'carla.van.den.berg@post.example', '06 0076 4045', null, 'Bavaria Cruiser 37', 11.3, 'Jachthaven Drimmelen', 'prospect', null, 36),
  ('018cc937-1700-793e-b8f7-a32d1377ac8b', 'Ruud Schipper', 'ruud.schipper@post.example', '06 0056 6134', 'Lady Ann', 'Hallberg-Rassy 372', 11.4, 'Jachthaven Elburg, steiger A5', 'completed', null, 1085),
  ('018cc938-0160-7f55-a193-5871d520cb63', 'Ingrid Bosman', 'ingrid.bosman@post.example', null, 'Wadloper', 'Winner 9.00', 9.0, 'Marina Muiderzand, Almere, steiger A28', 'completed', null, 1088),
  ('018cc938-ebc0-7a3b-bf71-5c09a3e9abd8', 'Sjoerd Wiersma', 'sjoerd.wiersma@post.example', '06 0064 5799', 'Passaat', 'Hallberg-Rassy 44', 13.7, 'De Brekken, Lemmer, steiger 623', 'completed', null, 1030),
  ('018cc939-d620-785a-8329-3e3e78479c52', 'Tineke van Dijk', 'tineke.van.dijk@post.example', null, 'De Goede Hoop', 'Super Lauwersmeer Discovery 47', 14.5, 'Buyshaven, Enkhuizen, steiger B26', 'completed', null, 1062),
  ('018cc93a-c080-79c5-ba84-2e1031ca293f', 'Maarten Veenstra', 'maarten.veenstra@post.example', '06 0055 7489', 'Oostenwind', 'Winner 9.00', 9.0, 'Sixhaven, Amsterdam, steiger 229', 'completed', null, 903),
  ('018cc93b-aae0-714e-85cd-733d9ad4629a', 'Liesbeth de Jong', 'liesbeth.de.jong@post.example', '06 0078 2847', 'Sterna', 'Linssen Classic Sturdy 32', 10.0, 'De Brekken, Lemmer, steiger 610', 'completed', null, 990),
  ('018cc93c-9540-7cab-bc08-424576e89259', 'Gerrit Molenaar', 'gerrit.molenaar@post.example', '06 0066 4410', 'Wijde Blik', 'Interboat 820 Intender', 8.2, 'Compagnieshaven, Enkhuizen, steiger A40', 'active', null, 1018),
  ('018cc93d-7fa0-72cd-ae54-d12ecc2e8d68', 'Saskia Vermeulen', 'saskia.vermeulen@post.example', '06 0081 9222', 'Thuishaven', 'Dehler 38', 11.3, 'Compagnieshaven, Enkhuizen, steiger E24', 'active', null, 932),
  ('018cc93e-6a00-73ea-a2ed-372eb1cf6e93', 'Thijs Hofman', 'thijs.hofman@post.example', '06 0081 8224', 'Onrust', 'Beneteau First 35', 10.7, 'Jachthaven Elburg, steiger A24', 'active', null, 958),
  ('018cc93f-5460-7af5-bf74-d9d1eab8b966', 'Jolanda Kramer', 'jolanda.kramer@post.example', '06 0080 5098', 'Zwerver', 'Bavaria Cruiser 34', 10.0, 'Grote Zeesluis, Muiden, steiger 144', 'active', 'Gelcoat inspectie en waxbehandeling worden aanbevolen vóór het volgende vaarseizoen.', 770),
  ('018cc940-3ec0-7ccb-8587-2b1d7bf32aab', 'Bert Huisman', 'bert.huisman@post.example', '06 0059 6046', 'Kleine Beer', 'Bavaria Cruiser 34', 10.0, 'Regatta Center, Medemblik, steiger 747', 'active', 'Kit van de ramen laten vernieuwen.', 1035),
  ('018cc941-2920-7d42-a725-f8d9fe7f5907', 'Wendy van Leeuwen', 'wendy.van.leeuwen@post.example', '06 0069 9479', 'Noorderlicht', 'Antaris 720', 7.2, 'Marina Stavoren Buitenhaven, steiger E34', 'active', 'Vochtmeting herhalen na een winter op de kant.', 604),
  ('018cc942-1380-7cd3-b811-744eb4b6637a', 'Erik Dijkstra', 'erik.dijkstra@post.example', '06 0058 7123', 'Zonnewind', 'Contest 36', 10.8, 'Jachthaven Lemmer-Binnen, steiger A16', 'active', 'Naden van het voordek binnen een jaar laten vervangen.', 1000),
  ('018cc942-fde0-71e4-8945-ea7e750b0e87', 'Nynke Terpstra', 'nynke.terpstra@post.example', '06 0022 7782', 'Morgenster', 'Super Lauwersmeer Discovery 47', 14.5, 'Jachthaven Makkum, steiger R14', 'active', 'Vochtmeting herhalen na een winter op de kant.', 1015),
  ('018cc943-e840-7b90-ad2d-f822ffc49675', 'Rob van Vliet', 'rob.van.vliet@post.example', '06 0014 5419', 'Blauwe Reiger', 'Super Lauwersmeer Discovery 47', 14.5, 'Regatta Center, Medemblik, steiger 724', 'active', null, 981),
  ('018cc944-d2a0-7173-8f0c-8c0e37612a24', 'Margriet Smeets', 'margriet.smeets@post.example', '06 0036 4187', 'Baltic Breeze', 'Maxima 730', 7.3, 'Jachthaven Naarden, steiger D45', 'active', null, 1072),
  ('018cc945-bd00-78fc-a44c-5b479439805a', 'Douwe Hiemstra', 'douwe.hiemstra@post.example', '06 0034 8445', 'Catharina', 'Fairline Targa 38', 12.3, 'Grote Zeesluis, Muiden, steiger 128', 'active', null, 1034),
  ('018cc946-a760-77b6-94b0-f274221572da', 'Paula Verhoeven', 'paula.verhoeven@post.example', '06 0063 6694', 'Bries', 'Contest 42CS', 12.9, 'Jachthaven Hindeloopen, steiger F7', 'active', 'Naden van het voordek binnen een jaar laten vervangen.', 826),
  ('018cc947-91c0-7336-b24b-878a11fb535c', 'Kees Stolk', 'kees.stolk@post.example', '06 0025 6716', 'Kaapse Duif', 'Hallberg-Rassy 372', 11.4, 'Grote Zeesluis, Muiden, steiger 115', 'active', null, 924),
  ('018cc948-7c20-7c01-8a01-4a91183239d3', 'Hanneke Blom', 'hanneke.blom@post.example', '06 0034 8836', 'Aurora', 'Gruno 38 Excellent', 11.9, 'Sixhaven, Amsterdam, steiger 44', 'active', 'Vochtmeting herhalen na een winter op de kant.', 1044),
  ('018cc949-6680-700e-b493-df38abd9354c', 'Frank van Rooijen', 'frank.van.rooijen@post.example', '06 0081 6316', 'Blanke Duin', 'Interboat 820 Intender', 8.2, 'Marina Seaport IJmuiden, steiger N13', 'active', null, 1056),
  ('018cc94a-50e0-7d1b-95f1-8d3fdea6eaa6', 'Yvonne Peeters', 'yvonne.peeters@post.example', '06 0055 1686', 'Elseline', 'Jeanneau Sun Odyssey 410', 12.4, 'Jachthaven IJburg, Amsterdam, steiger C26', 'active', null, 1087),
  ('018cc94b-3b40-79e4-aa25-b3bca8246db8', 'Arjan Bakker', 'arjan.bakker@post.example', '06 0056 9446', 'Eb en Vloed', 'Dehler 38', 11.3, 'Regatta Center, Medemblik, steiger 71', 'active', 'Waxbeurt romp in het voorjaar, keramische verzegeling overwegen.', 897),
  ('018cc94c-25a0-79ea-8ae5-00cf372146d2', 'Mirjam Sluis', 'mirjam.sluis@post.example', null, 'Lichtmatroos', 'Princess V45', 14.3, 'Compagnieshaven, Enkhuizen, steiger A44', 'active', null, 1059),
  ('018cc94d-1000-76df-a4be-7f0da6c351ce', 'Jeroen ter Horst', 'jeroen.ter.horst@post.example', '06 0017 3544', 'Twee Gezusters', 'Fairline Targa 38', 12.3, 'Buyshaven, Enkhuizen, steiger B43', 'active', null, 879),
  ('018cc94d-fa60-7e36-b019-8cc4dca8c595', 'Els van Wijk', 'els.van.wijk@post.example', '06 0020 1170', 'Scholekster', 'Hallberg-Rassy 44', 13.7, 'De Brekken, Lemmer, steiger 340', 'active', null, 1074),
  ('018cc94e-e4c0-70ce-bdec-84d88bd3d9bc', 'Dirk Noordzij', 'dirk.noordzij@post.example', '06 0062 5779', 'Poolster', 'Sweden Yachts 370', 11.5, 'De Brekken, Lemmer, steiger 641', 'active', null, 1044),
  ('018cc94f-cf20-7e05-89c7-505479a24d09', 'Anja Koster', 'anja.koster@post.example', '06 0088 6731', 'Albatros', 'Princess V45', 14.3, 'Compagnieshaven, Enkhuizen, steiger G10', 'active', null, 960),
  ('018cc950-b980-780c-b505-2af80a176ec8', 'Lars Haverkamp', 'lars.haverkamp@post.example', '06 0018 3966', 'Sturdy Lady', 'Long Island 28 Runabout', 8.5, 'Marina Seaport IJmuiden, steiger N30', 'active', 'Waxbeurt romp in het voorjaar, keramische verzegeling overwegen.', 1067),
  ('018cc951-a3e0-78b8-ae9d-b093f2282a46', 'Truus Oosterhuis', 'truus.oosterhuis@post.example', '06 0012 3210', 'Fair Winds', 'Hanse 388', 11.4, 'Jachthaven Hindeloopen, steiger M40', 'active', 'Antifouling vernieuwen bij de volgende kraanbeurt.', 1055),
  ('018cc952-8e40-7316-b98a-01d69d100431', 'Marcel van Es', 'marcel.van.es@post.example', '06 0089 7798', 'Kluut', 'Hallberg-Rassy 340', 10.4, 'Jachthaven Hindeloopen, steiger F14', 'active', 'Naden van het voordek binnen een jaar laten vervangen.', 988),
  ('018cc953-78a0-700c-aa92-d727c1bcc21c', 'Karin Boersma', 'karin.boersma@post.example', '06 0022 2563', 'Waterlelie', 'Nimbus 365 Coupé', 11.4, 'Marina Stavoren Buitenhaven, steiger D29', 'active', null, 933),
  ('018cc954-6300-79cf-b340-8618194d7be6', 'Onno Tromp', 'onno.tromp@post.example', '06 0058 8015', 'Aeolus', 'Sealine F37', 11.6, 'Jachthaven Drimmelen, steiger 811', 'active', 'Vochtmeting herhalen na een winter op de kant.', 1056),
  ('018cc955-4d60-7526-b12b-4348a99a4a5c', 'Silvia Martens', 'silvia.martens@post.example', null, 'Marlijn', 'Breehorn 37', 11.2, 'Jachthaven IJburg, Amsterdam, steiger C41', 'active', 'Waxbeurt romp in het voorjaar, keramische verzegeling overwegen.', 843),
  ('018cc956-37c0-7380-97ce-096586118eac', 'Joris van Houten', 'joris.van.houten@post.example', '06 0098 6039', 'Stille Vennoot', 'Najad 380', 11.6, 'Jachthaven Hoorn, steiger K43', 'active', null, 927),
  ('018cc957-2220-7e81-bb3f-5196c8fb58f2', 'Greetje Rinsma', 'greetje.rinsma@post.example', '06 0069 3096', 'Mistral', 'Super Lauwersmeer Discovery 47', 14.5, 'Marina Muiderzand, Almere, steiger A19', 'active', null, 1061),
  ('018cc958-0c80-7a52-af73-d23345e83094', 'Peter-Paul Driessen', 'peter.paul.driessen@post.example', '06 0066 7148', 'Maanlicht', 'Linssen Classic Sturdy 32', 10.0, 'Sixhaven, Amsterdam, steiger 45', 'active', 'Antifouling vernieuwen bij de volgende kraanbeurt.', 803),
  ('018cc958-f6e0-7d18-96a3-5eb919d016a4', 'Corrie Vink', 'corrie.vink@post.example', '06 0070 5907', 'Tureluur', 'Dehler 38', 11.3, 'Marina Stavoren Buitenhaven, steiger E17', 'active', 'Naden van het voordek binnen een jaar laten vervangen.', 1041),
  ('018cc959-e140-7048-ba7a-7f4105d5ffae', 'Wouter Sikkema', 'wouter.sikkema@post.example', '06 0024 2787', 'Zeemanskind', 'Dehler 34', 10.3, 'Jachthaven Drimmelen, steiger 126', 'active', 'Naden van het voordek binnen een jaar laten vervangen.', 747),
  ('018cc95a-cba0-7e73-9a42-f13b0d67ec67', 'Astrid de Ruiter', 'astrid.de.ruiter@post.example', '06 0062 8154', 'Zilvermeeuw', 'Beneteau First 35', 10.7, 'Amsterdam Marina, NDSM, steiger D2', 'active', 'Waxbeurt romp in het voorjaar, keramische verzegeling overwegen.', 648),
  ('018cc95b-b600-74e9-8d41-abfd650a78f7', 'Harm Landman', 'harm.landman@post.example', null, 'Grutto', 'Pedro Levanto 32', 9.8, 'Jachthaven Wetterwille, Loosdrecht, steiger C2', 'active', null, 940),
  ('018cc95c-a060-73e0-912e-0aed42238809', 'Natasja Prins', 'natasja.prins@post.example', '06 0032 9084', 'Amandla', 'Nimbus 365 Coupé', 11.4, 'Jachthaven Makkum, steiger P22', 'active', 'Vochtmeting herhalen na een winter op de kant.', 1064),
  ('018cc95d-8ac0-7399-84bf-b49fd4a17341', 'Freek van Beek', 'freek.van.beek@post.example', '06 0042 7639', 'Tij en Tijd', 'Princess V45', 14.3, 'Marina Port Zélande, steiger K9', 'active', 'Antifouling vernieuwen bij de volgende kraanbeurt.', 1075),
  ('018cc95e-7520-7d05-a576-fd48aab35995', 'Monique Jansen', 'monique.jansen@post.example', null, 'Anna Maria', 'Linssen Grand Sturdy 40.9', 12.9, 'Amsterdam Marina, NDSM, steiger A46', 'active', null, 812),
  ('018cc95f-5f80-72aa-9eed-cfb456bae80c', 'Geert Feenstra', 'geert.feenstra@post.example', '06 0057 9704', 'Vagebond', 'Beneteau First 35', 10.7, 'Jachthaven Makkum, steiger R1', 'active', null, 917),
  ('018cc960-49e0-7584-b982-6be3114580de', 'Lotte Wagenaar', 'lotte.wagenaar@post.example', '06 0018 7967', 'Zeearend', 'Hallberg-Rassy 372', 11.4, 'Jachthaven Naarden, steiger B41', 'active', 'Kit van de ramen laten vernieuwen.', 1092),
  ('018cc961-3440-7217-8c7b-e2d0e6082926', 'Cor Visscher', 'cor.visscher@post.example', '06 0099 6208', 'Libelle', 'Contest 42CS', 12.9, 'Marina Seaport IJmuiden, steiger T48', 'active', 'Gelcoat inspectie en waxbehandeling worden aanbevolen vóór het volgende vaarseizoen.', 838),
  ('018cc962-1ea0-79a6-b7d6-ac8613bf2721', 'Bianca Timmerman', 'bianca.timmerman@post.example', '06 0029 4847', 'Zuiderkruis', 'Zijlmans Eagle 1200', 12.2, 'Jachthaven Lemmer-Binnen, steiger A9', 'active', 'Antifouling vernieuwen bij de volgende kraanbeurt.', 1040),
  ('018cc963-0900-7537-a53c-12202d1c7253', 'Sander Rietveld', 'sander.rietveld@post.example', '06 0077 5031', 'Jan van Gent', 'Nimbus 365 Coupé', 11.4, 'Marina Muiderzand, Almere, steiger C37', 'active', 'Kit van de ramen laten vernieuwen.', 876),
  ('018cc963-f360-7de8-8b13-ee279242d5d7', 'Anneke van Zanten', 'anneke.van.zanten@post.example', null, 'Dolfijn', 'Bavaria Cruiser 37', 11.3, 'Buyshaven, Enkhuizen, steiger C48', 'active', null, 1023),
  ('018cc964-ddc0-7955-a924-53ea3e21f62f', 'Roel Hartman', 'roel.hartman@post.example', '06 0056 6665', 'Windvreugd', 'Sealine F37', 11.6, 'Jachthaven IJburg, Amsterdam, steiger C4', 'active', 'Waxbeurt romp in het voorjaar, keramische verzegeling overwegen.', 795),
  ('018cc965-c820-73f1-9d16-78177dcfa898', 'Josien Lammers', 'josien.lammers@post.example', '06 0021 4414', 'Jonge Jacob', 'Linssen Grand Sturdy 40.9', 12.9, 'Jachthaven Hindeloopen, steiger M13', 'active', 'Antifouling vernieuwen bij de volgende kraanbeurt.', 1070)
) as v (id, name, email, phone, yacht_name, yacht_type, yacht_length, location, status, next_recommended_service,
  days_ago)
on conflict (id) do nothing;

insert into public.client_notes (id, client_id, notes, written_at, author, created_at)
select md5(v.client_id || ' note ' || v.place)::uuid, v.client_id::uuid, v.notes, m.moment, s.user_id, m.moment
from (values
  ('018cc938-ebc0-7a3b-bf71-5c09a3e9abd8', 0, 'Koopt volgend jaar mogelijk een groter schip.', 170, 1),
  ('018cc938-ebc0-7a3b-bf71-5c09a3e9abd8', 1, 'Teak is dun. Niet meer schuren, alleen reinigen en verzegelen.', 12, 2),
  ('018cc939-d620-785a-8329-3e3e78479c52', 0, 'Ligt in de zomer vaak op de Wadden; afspraken in het voor- of naseizoen.', 183, 2),
  ('018cc93a-c080-79c5-ba84-2e1031ca293f', 0, 'Vaste klant sinds de oprichting. Geeft ons door aan buren op de steiger.', 196, 0),
  ('018cc93a-c080-79c5-ba84-2e1031ca293f', 1, 'Sleutel ligt bij de havenmeester, alarmcode telefonisch opvragen.', 14, 1),
  ('018cc93d-7fa0-72cd-ae54-d12ecc2e8d68', 0, 'Rekening graag op naam van de maatschap.', 235, 0),
  ('018cc93e-6a00-73ea-a2ed-372eb1cf6e93', 0, 'Kleur romp: donkerblauw, gelcoat uit de tweede batch. Kleurkaart in de map.', 48, 1),
  ('018cc93e-6a00-73ea-a2ed-372eb1cf6e93', 1, 'Alleen op werkdagen; in het weekend wordt er gevaren.', 18, 2),
  ('018cc93f-5460-7af5-bf74-d9d1eab8b966', 0, 'Hond aan boord, is vriendelijk.', 61, 2),
  ('018cc944-d2a0-7173-8f0c-8c0e37612a24', 0, 'Wil vooraf altijd een prijs op papier.', 139, 2),
  ('018cc946-a760-77b6-94b0-f274221572da', 0, 'Rekening graag op naam van de maatschap.', 165, 1),
  ('018cc947-91c0-7336-b24b-878a11fb535c', 0, 'Ligt in de zomer vaak op de Wadden; afspraken in het voor- of naseizoen.', 178, 2),
  ('018cc947-91c0-7336-b24b-878a11fb535c', 1, 'Koopt volgend jaar mogelijk een groter schip.', 28, 0),
  ('018cc94d-1000-76df-a4be-7f0da6c351ce', 0, 'Teak is dun. Niet meer schuren, alleen reinigen en verzegelen.', 56, 2),
  ('018cc94d-1000-76df-a4be-7f0da6c351ce', 1, 'Hond aan boord, is vriendelijk.', 34, 0),
  ('018cc94d-fa60-7e36-b019-8cc4dca8c595', 0, 'Alleen op werkdagen; in het weekend wordt er gevaren.', 69, 0),
  ('018cc94e-e4c0-70ce-bdec-84d88bd3d9bc', 0, 'Liefst bellen, leest e-mail weinig. Na 17.00 uur bereikbaar.', 82, 1),
  ('018cc94e-e4c0-70ce-bdec-84d88bd3d9bc', 1, 'Kleur romp: donkerblauw, gelcoat uit de tweede batch. Kleurkaart in de map.', 36, 2),
  ('018cc951-a3e0-78b8-ae9d-b093f2282a46', 0, 'Kleur romp: donkerblauw, gelcoat uit de tweede batch. Kleurkaart in de map.', 121, 1),
  ('018cc953-78a0-700c-aa92-d727c1bcc21c', 0, 'Kleur romp: donkerblauw, gelcoat uit de tweede batch. Kleurkaart in de map.', 147, 0),
  ('018cc954-6300-79cf-b340-8618194d7be6', 0, 'Teak is dun. Niet meer schuren, alleen reinigen en verzegelen.', 160, 1),
  ('018cc954-6300-79cf-b340-8618194d7be6', 1, 'Hond aan boord, is vriendelijk.', 42, 2),
  ('018cc955-4d60-7526-b12b-4348a99a4a5c', 0, 'Rekening graag op naam van de maatschap.', 173, 2),
  ('018cc956-37c0-7380-97ce-096586118eac', 0, 'Vaste klant sinds de oprichting. Geeft ons door aan buren op de steiger.', 186, 0),
  ('018cc956-37c0-7380-97ce-096586118eac', 1, 'Sleutel ligt bij de havenmeester, alarmcode telefonisch opvragen.', 44, 1),
  ('018cc95a-cba0-7e73-9a42-f13b0d67ec67', 0, 'Koopt volgend jaar mogelijk een groter schip.', 51, 2),
  ('018cc95c-a060-73e0-912e-0aed42238809', 0, 'Vaste klant sinds de oprichting. Geeft ons door aan buren op de steiger.', 77, 1),
  ('018cc95e-7520-7d05-a576-fd48aab35995', 0, 'Liefst bellen, leest e-mail weinig. Na 17.00 uur bereikbaar.', 103, 0),
  ('018cc961-3440-7217-8c7b-e2d0e6082926', 0, 'Alleen op werkdagen; in het weekend wordt er gevaren.', 142, 0),
  ('018cc961-3440-7217-8c7b-e2d0e6082926', 1, 'Wil vooraf altijd een prijs op papier.', 56, 1),
  ('018cc962-1ea0-79a6-b7d6-ac8613bf2721', 0, 'Let op: walstroom op de steiger valt af en toe uit, eigen aggregaat meenemen.', 155, 1),
  ('018cc964-ddc0-7955-a924-53ea3e21f62f', 0, 'Ligt in de zomer vaak op de Wadden; afspraken in het voor- of naseizoen.', 194, 1),
  ('018cc964-ddc0-7955-a924-53ea3e21f62f', 1, 'Koopt volgend jaar mogelijk een groter schip.', 60, 2),
  ('018cc965-c820-73f1-9d16-78177dcfa898', 0, 'Alleen op werkdagen; in het weekend wordt er gevaren.', 207, 2)
) as v (client_id, place, notes, days_ago, by)
left join (select s.user_id, row_number() over (order by s.name) - 1 as turn from public.staff s) s on s.turn = v.by,
lateral (select ((now() at time zone 'Europe/Amsterdam')::date - v.days_ago + time '11:20') at time zone 'Europe/Amsterdam' as moment) m
on conflict (id) do nothing;

insert into public.service_records
  (id, client_id, service_type, date, amount, status, notes, technician_id, start_time, duration_minutes, created_at)
select v.id::uuid, v.client_id::uuid, v.service_type, (now() at time zone 'Europe/Amsterdam')::date + v.day, v.amount, v.status, v.notes,
  t.user_id, v.start_time, v.duration_minutes::integer,
  least(now(), ((now() at time zone 'Europe/Amsterdam')::date + v.day - 2 + time '10:30') at time zone 'Europe/Amsterdam')
from (values
  ('018cccc3-4b00-7650-8c7b-247f0cfec0a7', '018cc954-6300-79cf-b340-8618194d7be6', 'gelcoat_repair', -2, 690.00, 'scheduled', 'Sterscheur bij de preekstoel. Twee uur rekenen, mits het laminaat droog is.', 1, '08:30', 60),
  ('018cccc4-3560-70b6-b556-9a7c6a0cff1b', '018cc95e-7520-7d05-a576-fd48aab35995', 'waxing', -5, 390.00, 'scheduled', 'Jaarlijkse waxbeurt romp. Ligplaats met walstroom graag.', null, '15:30', 150),
  ('018cccc5-1fc0-77b4-82ac-df28ac83c73b', '018cc964-ddc0-7955-a924-53ea3e21f62f', 'gelcoat_repair', -9, 675.00, 'scheduled', 'Krassen bakboord midden over ongeveer 60 cm, foto ontvangen. Kleur eerst aan boord bepalen.', null, '15:30', 150),
  ('018cccc6-0a20-7562-a528-0a14ed93dd2c', '018cc942-1380-7cd3-b811-744eb4b6637a', 'Rvs poetsen', -16, 190.00, 'scheduled', null, 0, '15:30', 150),
  ('018cccc6-f480-7dee-b07b-b784a311ab18', '018cc94d-1000-76df-a4be-7f0da6c351ce', 'Winterklaar maken', -1, 340.00, 'in_progress', 'Zeil plaatsen en dek schoon achterlaten.', 0, '13:00', 120),
  ('018cccc7-dee0-7641-8a8c-98b9f01cd76b', '018cc942-1380-7cd3-b811-744eb4b6637a', 'inspection', 0, 295.09, 'in_progress', 'Gelcoat inspectie en advies voor het komende seizoen.', 1, '13:00', 120),
  ('018cccc8-c940-726d-b9e8-0c13146c324d', '018cc965-c820-73f1-9d16-78177dcfa898', 'teak_maintenance', 0, 1160.00, 'in_progress', 'Voordek reinigen en naden nalopen. Eigenaar meldt een natte plek boven de voorpiek.', 1, '08:30', 60),
  ('018cccc9-b3a0-744c-89c3-8cc15de9c89b', '018cc94b-3b40-79e4-aa25-b3bca8246db8', 'antifouling', 0, 515.00, 'scheduled', 'Kraanbeurt staat gereserveerd; twee dagen op de kant nodig.', null, '15:30', 150),
  ('018cccca-9e00-77a4-b651-669862dc277f', '018cc94d-1000-76df-a4be-7f0da6c351ce', 'gelcoat_repair', 0, 965.00, 'scheduled', 'Sterscheur bij de preekstoel. Twee uur rekenen, mits het laminaat droog is.', null, '13:00', 120),
  ('018ccccb-8860-7a8d-98a9-c661a1bf5543', '018cc957-2220-7e81-bb3f-5196c8fb58f2', 'gelcoat_repair', 23, 2065.00, 'scheduled', null, 1, '10:15', 90),
  ('018ccccc-72c0-79e4-8590-5df85227e995', '018cc962-1ea0-79a6-b7d6-ac8613bf2721', 'gelcoat_repair', 102, 1665.00, 'scheduled', 'Krassen bakboord midden over ongeveer 60 cm, foto ontvangen. Kleur eerst aan boord bepalen.', null, '08:30', 60),
  ('018ccccd-5d20-77db-89d0-55b1f1aa7bd9', '018cc947-91c0-7336-b24b-878a11fb535c', 'teak_maintenance', 88, 890.00, 'scheduled', 'Voordek reinigen en naden nalopen. Eigenaar meldt een natte plek boven de voorpiek.', null, '08:30', 60),
  ('018cccce-4780-7449-96ea-a5837ef8d531', '018cc935-4240-7b95-bf48-cb5115c8d1c9', 'Rvs poetsen', 43, 180.00, 'scheduled', null, 0, '13:00', 120),
  ('018ccccf-31e0-7302-9c1a-6cac9b684a8a', '018cc962-1ea0-79a6-b7d6-ac8613bf2721', 'inspection', 1, 225.00, 'scheduled', 'Kennismaking aan boord en opname van de romp.', null, '15:30', 150),
  ('018cccd0-1c40-75db-99ae-c30efb267bfc', '018cc94b-3b40-79e4-aa25-b3bca8246db8', 'gelcoat_repair', 90, 1301.92, 'scheduled', 'Sterscheur bij de preekstoel. Twee uur rekenen, mits het laminaat droog is.', null, '08:30', 60),
  ('018cccd1-06a0-702d-a173-9fb069cb3dc8', '018cc935-4240-7b95-bf48-cb5115c8d1c9', 'waxing', 66, 300.00, 'scheduled', 'Romp en opbouw, tweede laag op de waterlijn.', 0, '08:30', 60),
  ('018cccd1-f100-7ee5-be48-3d77332e2af4', '018cc932-8320-7d6a-8291-ce3e9085c2ae', 'antifouling', 63, 630.00, 'scheduled', 'Kraanbeurt staat gereserveerd; twee dagen op de kant nodig.', null, '13:00', 120),
  ('018cccd2-db60-71d6-b74a-0488607e6177', '018cc955-4d60-7526-b12b-4348a99a4a5c', 'waxing', 105, 565.00, 'scheduled', null, 0, '15:30', 150),
  ('018cccd3-c5c0-7f12-879a-e717480c45ba', '018cc94d-fa60-7e36-b019-8cc4dca8c595', 'antifouling', 45, 1015.00, 'scheduled', 'Antifouling na de kraan. Eigenaar levert zelf de verf, 5 liter.', null, '08:30', 60),
  ('018cccd4-b020-73de-a4ad-f49861570738', '018cc94f-cf20-7e05-89c7-505479a24d09', 'Rvs poetsen', 119, 250.00, 'scheduled', 'Al het rvs boven dek, samen met de waxbeurt.', 1, '13:00', 120),
  ('018cccd5-9a80-7ed2-9ef5-eda61be04bee', '018cc940-3ec0-7ccb-8587-2b1d7bf32aab', 'Rvs poetsen', 49, 215.00, 'scheduled', 'Al het rvs boven dek, samen met de waxbeurt.', 0, '08:30', 60),
  ('018cccd6-84e0-7b32-bcb4-c208611aa42c', '018cc93f-5460-7af5-bf74-d9d1eab8b966', 'waxing', 60, 395.00, 'scheduled', 'Wassen en waxen vóór de vakantie van de eigenaar. Sleutel bij de havenmeester.', 0, '13:00', 120),
  ('018cccd7-6f40-7fd9-8dfd-e7ccc30643e5', '018cc930-ae60-7bc9-a577-39f2d3aa91c4', 'antifouling', 115, 505.00, 'scheduled', 'Kraanbeurt staat gereserveerd; twee dagen op de kant nodig.', 0, '13:00', 120),
  ('018cccd8-59a0-7f78-b647-c4153fa50b43', '018cc950-b980-780c-b505-2af80a176ec8', 'waxing', 49, 260.00, 'scheduled', 'Jaarlijkse waxbeurt romp. Ligplaats met walstroom graag.', 1, '15:30', 150),
  ('018cccd9-4400-7ff5-8d73-00adadcd6046', '018cc93e-6a00-73ea-a2ed-372eb1cf6e93', 'Winterklaar maken', 35, 240.00, 'scheduled', null, 1, '08:30', 60),
  ('018cccda-2e60-73fd-ba38-a2700469f02b', '018cc95d-8ac0-7399-84bf-b49fd4a17341', 'gelcoat_repair', 18, 1910.00, 'scheduled', 'Sterscheur bij de preekstoel. Twee uur rekenen, mits het laminaat droog is.', null, '08:30', 60),
  ('018cccdb-18c0-742a-afc2-41aa25c81631', '018cc951-a3e0-78b8-ae9d-b093f2282a46', 'Winterklaar maken', 84, 230.00, 'scheduled', 'Zeil plaatsen en dek schoon achterlaten.', null, '10:15', 90),
  ('018cccdc-0320-70eb-9684-6ee128da8550', '018cc93f-5460-7af5-bf74-d9d1eab8b966', 'antifouling', 69, 570.00, 'scheduled', 'Kraanbeurt staat gereserveerd; twee dagen op de kant nodig.', null, '08:30', 60),
  ('018cccdc-ed80-7030-99a2-64f77208b222', '018cc94a-50e0-7d1b-95f1-8d3fdea6eaa6', 'teak_maintenance', 27, 835.00, 'scheduled', 'Kuipvloer schuren en verzegelen. Vooraf restdikte meten.', 1, '15:30', 150),
  ('018cccdd-d7e0-7143-9e2c-39665b9baad5', '018cc961-3440-7217-8c7b-e2d0e6082926', 'inspection', 85, 260.00, 'scheduled', 'Kennismaking aan boord en opname van de romp.', null, '15:30', 150),
  ('018cccde-c240-778c-8503-2291073a95e5', '018cc92f-c400-7ccb-b0a9-41a7ff2e1ce2', 'teak_maintenance', 85, 1900.00, 'scheduled', 'Kuipvloer schuren en verzegelen. Vooraf restdikte meten.', null, '10:15', 90),
  ('018cccdf-aca0-7372-903c-b058a98d1ef7', '018cc955-4d60-7526-b12b-4348a99a4a5c', 'gelcoat_repair', 43, 450.00, 'scheduled', 'Sterscheur bij de preekstoel. Twee uur rekenen, mits het laminaat droog is.', 0, '10:15', 90),
  ('018ccce0-9700-7c85-b5da-dfbb11726127', '018cc944-d2a0-7173-8f0c-8c0e37612a24', 'waxing', 116, 220.00, 'scheduled', 'Romp en opbouw, tweede laag op de waterlijn.', null, '13:00', 120),
  ('018ccce1-8160-78dc-9037-110cc1fb810c', '018cc952-8e40-7316-b98a-01d69d100431', 'teak_maintenance', 6, 650.00, 'scheduled', 'Voordek reinigen en naden nalopen. Eigenaar meldt een natte plek boven de voorpiek.', 1, '13:00', 120),
  ('018ccce2-6bc0-7d9c-b6be-6ea410caa996', '018cc94c-25a0-79ea-8ae5-00cf372146d2', 'teak_maintenance', 4, 980.00, 'scheduled', 'Kuipvloer schuren en verzegelen. Vooraf restdikte meten.', null, '08:30', 60),
  ('018ccce3-5620-745f-b876-23dd8d256107', '018cc940-3ec0-7ccb-8587-2b1d7bf32aab', 'gelcoat_repair', 21, 1604.76, 'scheduled', 'Krassen bakboord midden over ongeveer 60 cm, foto ontvangen. Kleur eerst aan boord bepalen.', null, '15:30', 150),
  ('018ccce4-4080-73bb-8def-924b7afb87cd', '018cc947-91c0-7336-b24b-878a11fb535c', 'gelcoat_repair', 21, 2110.00, 'scheduled', 'Dof deel van de romp achter de verstaging. Proefvlak maken en prijs bevestigen.', null, '15:30', 150),
  ('018ccce5-2ae0-740f-9876-d9443ec61c4d', '018cc934-57e0-703c-8020-a45d3522252e', 'gelcoat_repair', 26, 2355.00, 'scheduled', 'Dof deel van de romp achter de verstaging. Proefvlak maken en prijs bevestigen.', 1, '08:30', 60),
  ('018ccce6-1540-7bda-ac6d-5d6bf93cff8a', '018cc954-6300-79cf-b340-8618194d7be6', 'gelcoat_repair', 55, 450.00, 'scheduled', null, 0, '10:15', 90),
  ('018ccce6-ffa0-712d-b533-74a840e77e64', '018cc95c-a060-73e0-912e-0aed42238809', 'teak_maintenance', 7, 1855.00, 'scheduled', 'Kuipvloer schuren en verzegelen. Vooraf restdikte meten.', null, '15:30', 150),
  ('018ccce7-ea00-7075-8b4f-17b622f1cbaf', '018cc94d-1000-76df-a4be-7f0da6c351ce', 'inspection', 107, 315.81, 'scheduled', 'Gelcoat inspectie en advies voor het komende seizoen.', 0, '10:15', 90),
  ('018ccce8-d460-718a-895a-1b5610053cd6', '018cc963-0900-7537-a53c-12202d1c7253', 'waxing', 114, 365.54, 'scheduled', 'Jaarlijkse waxbeurt romp. Ligplaats met walstroom graag.', 0, '08:30', 60),
  ('018ccce9-bec0-7694-bedf-b3ca8d7cc4a4', '018cc95c-a060-73e0-912e-0aed42238809', 'inspection', 46, 249.32, 'scheduled', 'Kennismaking aan boord en opname van de romp.', null, '08:30', 60),
  ('018cccea-a920-7ae9-88a0-13aded252357', '018cc953-78a0-700c-aa92-d727c1bcc21c', 'gelcoat_repair', -635, 1520.00, 'paid', 'Kuiprand: deuk van een lier opgevuld. Kleur wijkt bij zonlicht een fractie af, eigenaar akkoord.', null, null, null),
  ('018ccceb-9380-7b0b-9641-2dcc9b043731', '018cc93b-aae0-714e-85cd-733d9ad4629a', 'gelcoat_repair', -987, 1470.00, 'paid', 'Kuiprand: deuk van een lier opgevuld. Kleur wijkt bij zonlicht een fractie af, eigenaar akkoord.', null, null, null),
  ('018cccec-7de0-773b-b3e0-a796574f3ffb', '018cc962-1ea0-79a6-b7d6-ac8613bf2721', 'waxing', -86, 655.00, 'paid', 'Romp gewassen, ontvet en twee lagen wax met de hand. Waterlijn extra laag.', null, null, null),
  ('018ccced-6840-7bf6-8f7b-4770d0024a91', '018cc963-0900-7537-a53c-12202d1c7253', 'teak_maintenance', -617, 1310.00, 'paid', 'Rubbernaden over 7 m vervangen, stuurboord gangboord. Oude kit zat los van de bodem van de groef.', null, null, null),
  ('018cccee-52a0-7fcf-94fb-3eac0d0075a5', '018cc952-8e40-7316-b98a-01d69d100431', 'waxing', -775, 415.00, 'paid', 'Roestaanslag onder de kluisgaten verwijderd, daarna gewaxt. Rvs mee gepoetst.', null, null, null),
  ('018cccef-3d00-7faf-a4cf-e2173b1e1501', '018cc943-e840-7b90-ad2d-f822ffc49675', 'inspection', -30, 270.00, 'paid', 'Gelcoat rondom gecontroleerd met vochtmeter. Geen verhoogde waarden. Twee haarscheurtjes bij de mastvoet: volgen.', null, null, null),
  ('018cccf0-2760-763c-93a1-c622f3ad1bc0', '018cc955-4d60-7526-b12b-4348a99a4a5c', 'inspection', -840, 300.00, 'paid', 'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.', null, null, null),
  ('018cccf1-11c0-7537-b0d0-4503944a8ad2', '018cc94c-25a0-79ea-8ae5-00cf372146d2', 'gelcoat_repair', -26, 1835.00, 'invoiced', 'Aanvaringsschade stuurboord achter, 18 × 6 cm. Uitgeslepen tot op gezond laminaat, opgebouwd en in kleur bijgewerkt. Naad niet meer zichtbaar bij strijklicht.', null, null, null),
  ('018cccf1-fc20-7d24-a04b-32dd7d3b7d39', '018cc93f-5460-7af5-bf74-d9d1eab8b966', 'gelcoat_repair', -329, 1010.00, 'paid', 'Aanvaringsschade stuurboord achter, 18 × 6 cm. Uitgeslepen tot op gezond laminaat, opgebouwd en in kleur bijgewerkt. Naad niet meer zichtbaar bij strijklicht.', null, null, null),
  ('018cccf2-e680-759a-8dda-9583deaafeba', '018cc938-0160-7f55-a193-5871d520cb63', 'Winterklaar maken', -544, 226.21, 'paid', 'Waterinstallatie afgetapt en dek schoon achtergelaten. Sleutel terug bij de havenmeester.', null, null, null),
  ('018cccf3-d0e0-733f-8b27-8c6f92c1c20f', '018cc947-91c0-7336-b24b-878a11fb535c', 'gelcoat_repair', -921, 2545.00, 'paid', 'Spiegel: drie sterscheuren van de zwemtrap. Achterplaat versterkt voordat de gelcoat dichtging.', null, null, null),
  ('018cccf4-bb40-7115-9258-505591fe0201', '018cc94f-cf20-7e05-89c7-505479a24d09', 'teak_maintenance', -334, 1490.00, 'invoiced', 'Naadrubber kleefde in de zon. Over het hele voordek vernieuwd, twee dagen werk.', null, null, null),
  ('018cccf5-a5a0-79c9-8e62-030df06cabeb', '018cc952-8e40-7316-b98a-01d69d100431', 'teak_maintenance', -457, 1070.00, 'paid', 'Vier proppen vervangen, schroeven nagetrokken in epoxy. Dek is weer dicht.', null, null, null),
  ('018cccf6-9000-73a3-820b-04590fd842a5', '018cc94d-1000-76df-a4be-7f0da6c351ce', 'gelcoat_repair', -203, 430.00, 'paid', 'Vergeelde strepen onder de spuigaten weggepolijst, daarna verzegeld. Spuigat bakboord lekt naar binnen: gemeld.', null, null, null),
  ('018cccf7-7a60-7599-a62b-5f6a46393ed9', '018cc955-4d60-7526-b12b-4348a99a4a5c', 'waxing', -445, 620.00, 'paid', 'Keramische verzegeling aangebracht op de romp na polijsten. Eerste twee weken niet wassen met zeep.', null, null, null),
  ('018cccf8-64c0-7d2f-94cb-87bc61b1bead', '018cc95c-a060-73e0-912e-0aed42238809', 'inspection', -27, 295.00, 'invoiced', 'Gelcoat rondom gecontroleerd met vochtmeter. Geen verhoogde waarden. Twee haarscheurtjes bij de mastvoet: volgen.', null, null, null),
  ('018cccf9-4f20-7683-8ee4-8c26117ab852', '018cc94c-25a0-79ea-8ae5-00cf372146d2', 'antifouling', -183, 965.00, 'paid', 'Kielnaad gescheurd over 20 cm. Opgevuld en eigenaar gewezen op controle van de kielbouten.', null, null, null),
  ('018cccfa-3980-7d2b-8de4-6e33d632f825', '018cc943-e840-7b90-ad2d-f822ffc49675', 'waxing', -978, 510.00, 'paid', 'Onderhoudsbeurt: wassen, cleanerwax, uitpoetsen. Glans houdt goed sinds de vorige keer.', null, null, null),
  ('018cccfb-23e0-7ffe-8c8a-0710396fd2bd', '018cc964-ddc0-7955-a924-53ea3e21f62f', 'antifouling', -103, 785.00, 'paid', null, null, null, null),
  ('018cccfc-0e40-7383-977a-ba86fb12ae93', '018cc961-3440-7217-8c7b-e2d0e6082926', 'inspection', -203, 250.00, 'paid', 'Teak, kit en beslag nagelopen. Rapport met foto’s gestuurd. Eerste aandacht: naden voordek.', null, null, null),
  ('018cccfc-f8a0-70d9-8a68-d3d212505f06', '018cc94f-cf20-7e05-89c7-505479a24d09', 'teak_maintenance', -922, 830.00, 'paid', 'Teakdek licht geschuurd (P120), 0,4 mm eraf. Restdikte 7,5 mm gemeten op zes plaatsen: kan nog eenmaal.', null, null, null),
  ('018cccfd-e300-791e-8081-e3f31bffc0dd', '018cc953-78a0-700c-aa92-d727c1bcc21c', 'antifouling', -606, 485.00, 'paid', 'Oude laag te dik: over de hele bodem gestript tot de primer. Nieuwe opbouw, drie lagen op de voorkant van de kiel.', null, null, null),
  ('018cccfe-cd60-752d-a54e-dbff2ce15440', '018cc962-1ea0-79a6-b7d6-ac8613bf2721', 'waxing', -439, 650.00, 'paid', 'Alleen stuurboord en spiegel gedaan, het ging regenen. Rest zonder kosten op de volgende dag afgemaakt.', null, null, null),
  ('018cccff-b7c0-7381-8a20-bb297633ce1a', '018cc938-0160-7f55-a193-5871d520cb63', 'gelcoat_repair', -609, 1719.00, 'paid', 'Vergeelde strepen onder de spuigaten weggepolijst, daarna verzegeld. Spuigat bakboord lekt naar binnen: gemeld.', null, null, null),
  ('018ccd00-a220-7920-99c9-c8ba611113c5', '018cc961-3440-7217-8c7b-e2d0e6082926', 'waxing', -432, 455.00, 'paid', 'Donkerblauwe romp: hologrammen van een eerdere polijstbeurt weggehaald met fijne pad, daarna wax.', null, null, null),
  ('018ccd01-8c80-7f1c-b0c4-736807331b32', '018cc940-3ec0-7ccb-8587-2b1d7bf32aab', 'inspection', -660, 285.00, 'paid', 'Schade door buurschip bekeken met de verzekeraar. Begroting opgesteld.', null, null, null),
  ('018ccd02-76e0-79af-b602-6379930c17a8', '018cc964-ddc0-7955-a924-53ea3e21f62f', 'antifouling', -509, 610.00, 'paid', 'Kielnaad gescheurd over 20 cm. Opgevuld en eigenaar gewezen op controle van de kielbouten.', null, null, null),
  ('018ccd03-6140-79fc-9b3d-1e76da925d1d', '018cc965-c820-73f1-9d16-78177dcfa898', 'inspection', -809, 348.51, 'invoiced', 'Inspectie vóór aankoop voor de nieuwe eigenaar. Romp goed, antifouling te dik, kit van de ramen aan vervanging toe.', null, null, null),
  ('018ccd04-4ba0-7537-aaab-655ce0e44cf8', '018cc960-49e0-7584-b982-6be3114580de', 'inspection', -245, 263.90, 'paid', 'Teak, kit en beslag nagelopen. Rapport met foto’s gestuurd. Eerste aandacht: naden voordek.', null, null, null),
  ('018ccd05-3600-7c70-835e-8dedd2b68fc8', '018cc93d-7fa0-72cd-ae54-d12ecc2e8d68', 'gelcoat_repair', -87, 1210.00, 'paid', 'Vergeelde strepen onder de spuigaten weggepolijst, daarna verzegeld. Spuigat bakboord lekt naar binnen: gemeld.', null, null, null),
  ('018ccd06-2060-740d-aff0-5d3e06e72950', '018cc941-2920-7d42-a725-f8d9fe7f5907', 'antifouling', -402, 540.00, 'paid', 'Schroef en as gepolijst en in de schroefcoating gezet. Boegschroeftunnel gedaan.', null, null, null),
  ('018ccd07-0ac0-7c15-b41e-b10c6198ef73', '018cc962-1ea0-79a6-b7d6-ac8613bf2721', 'gelcoat_repair', -689, 1465.00, 'paid', 'Vergeelde strepen onder de spuigaten weggepolijst, daarna verzegeld. Spuigat bakboord lekt naar binnen: gemeld.', null, null, null),
  ('018ccd07-f520-76cc-895a-817f7c450c0d', '018cc960-49e0-7584-b982-6be3114580de', 'inspection', -1089, 225.00, 'paid', 'Teak, kit en beslag nagelopen. Rapport met foto’s gestuurd. Eerste aandacht: naden voordek.', null, null, null),
  ('018ccd08-df80-71b7-a37a-8ad9d623fff0', '018cc952-8e40-7316-b98a-01d69d100431', 'antifouling', -178, 615.00, 'paid', null, null, null, null),
  ('018ccd09-c9e0-7262-a5f1-6a4d1bd1d621', '018cc94b-3b40-79e4-aa25-b3bca8246db8', 'gelcoat_repair', -170, 1455.00, 'paid', 'Aanvaringsschade stuurboord achter, 18 × 6 cm. Uitgeslepen tot op gezond laminaat, opgebouwd en in kleur bijgewerkt. Naad niet meer zichtbaar bij strijklicht.', null, null, null),
  ('018ccd0a-b440-7763-a32b-9a2a5e597463', '018cc94d-1000-76df-a4be-7f0da6c351ce', 'waxing', -11, 625.00, 'completed', 'Onderhoudsbeurt: wassen, cleanerwax, uitpoetsen. Glans houdt goed sinds de vorige keer.', null, null, null),
  ('018ccd0b-9ea0-74b9-a1ef-d7b68fc59e34', '018cc94d-fa60-7e36-b019-8cc4dca8c595', 'gelcoat_repair', -63, 715.00, 'invoiced', 'Spiegel: drie sterscheuren van de zwemtrap. Achterplaat versterkt voordat de gelcoat dichtging.', null, null, null),
  ('018ccd0c-8900-7c58-902e-422b43ca12e1', '018cc93c-9540-7cab-bc08-424576e89259', 'antifouling', -579, 405.00, 'paid', 'Oude laag te dik: over de hele bodem gestript tot de primer. Nieuwe opbouw, drie lagen op de voorkant van de kiel.', null, null, null),
  ('018ccd0d-7360-7d2c-8e46-b7e3a32763a8', '018cc944-d2a0-7173-8f0c-8c0e37612a24', 'antifouling', -470, 375.00, 'paid', null, null, null, null),
  ('018ccd0e-5dc0-7e86-ae32-4288f9287245', '018cc94c-25a0-79ea-8ae5-00cf372146d2', 'waxing', -1056, 610.00, 'paid', 'Roestaanslag onder de kluisgaten verwijderd, daarna gewaxt. Rvs mee gepoetst.', null, null, null),
  ('018ccd0f-4820-778f-a606-888bc384298f', '018cc94c-25a0-79ea-8ae5-00cf372146d2', 'waxing', -442, 420.00, 'paid', 'Donkerblauwe romp: hologrammen van een eerdere polijstbeurt weggehaald met fijne pad, daarna wax.', null, null, null),
  ('018ccd10-3280-768c-82e4-3f41aebbda8f', '018cc943-e840-7b90-ad2d-f822ffc49675', 'waxing', -221, 673.58, 'paid', null, null, null, null),
  ('018ccd11-1ce0-7c88-980e-4c5abc89f901', '018cc95e-7520-7d05-a576-fd48aab35995', 'waxing', -225, 475.00, 'paid', 'Romp en opbouw in de wax. Beslag afgeplakt, glas vrijgehouden. Vier uur met twee man.', null, null, null),
  ('018ccd12-0740-7de5-8abb-241b973be636', '018cc962-1ea0-79a6-b7d6-ac8613bf2721', 'gelcoat_repair', -648, 410.00, 'paid', 'Osmoseblaasjes onder de waterlijn, elf stuks tot 8 mm. Geopend, gespoeld en gedroogd; vochtmeting genoteerd in de map.', null, null, null),
  ('018ccd12-f1a0-71a1-9350-0209c4f269bf', '018cc952-8e40-7316-b98a-01d69d100431', 'inspection', -985, 262.86, 'paid', 'Seizoenscontrole. Waxlaag houdt nog, antifouling kan een jaar mee.', null, null, null),
  ('018ccd13-dc00-7ac8-b142-328f47bd0e05', '018cc95f-5f80-72aa-9eed-cfb456bae80c', 'gelcoat_repair', -914, 1896.75, 'paid', 'Osmoseblaasjes onder de waterlijn, elf stuks tot 8 mm. Geopend, gespoeld en gedroogd; vochtmeting genoteerd in de map.', null, null, null),
  ('018ccd14-c660-7fea-8363-bc832bd34495', '018cc94d-1000-76df-a4be-7f0da6c351ce', 'waxing', -67, 388.84, 'paid', 'Onderhoudsbeurt: wassen, cleanerwax, uitpoetsen. Glans houdt goed sinds de vorige keer.', null, null, null),
  ('018ccd15-b0c0-712f-8184-031addd62cd2', '018cc93c-9540-7cab-bc08-424576e89259', 'inspection', -89, 260.00, 'paid', 'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.', null, null, null),
  ('018ccd16-9b20-7e4f-9370-91f09146f456', '018cc958-f6e0-7d18-96a3-5eb919d016a4', 'gelcoat_repair', -303, 1486.64, 'paid', 'Aanvaringsschade stuurboord achter, 18 × 6 cm. Uitgeslepen tot op gezond laminaat, opgebouwd en in kleur bijgewerkt. Naad niet meer zichtbaar bij strijklicht.', null, null, null),
  ('018ccd17-8580-715a-ac7d-d22766e14024', '018cc95c-a060-73e0-912e-0aed42238809', 'teak_maintenance', -937, 780.00, 'paid', 'Teakdek licht geschuurd (P120), 0,4 mm eraf. Restdikte 7,5 mm gemeten op zes plaatsen: kan nog eenmaal.', null, null, null),
  ('018ccd18-6fe0-7609-b8ec-5dfbef849308', '018cc938-ebc0-7a3b-bf71-5c09a3e9abd8', 'waxing', -1002, 490.00, 'paid', 'Alleen stuurboord en spiegel gedaan, het ging regenen. Rest zonder kosten op de volgende dag afgemaakt.', null, null, null),
  ('018ccd19-5a40-707e-b7b6-1888a5ca5407', '018cc948-7c20-7c01-8a01-4a91183239d3', 'waxing', -300, 570.00, 'paid', 'Keramische verzegeling aangebracht op de romp na polijsten. Eerste twee weken niet wassen met zeep.', null, null, null),
  ('018ccd1a-44a0-7a9b-85f0-3931886dd844', '018cc957-2220-7e81-bb3f-5196c8fb58f2', 'teak_maintenance', -196, 1340.00, 'paid', 'Vier proppen vervangen, schroeven nagetrokken in epoxy. Dek is weer dicht.', null, null, null),
  ('018ccd1b-2f00-7111-a0b2-df74fdb7a5fc', '018cc942-fde0-71e4-8945-ea7e750b0e87', 'antifouling', -991, 1025.00, 'paid', 'Schroef en as gepolijst en in de schroefcoating gezet. Boegschroeftunnel gedaan.', null, null, null),
  ('018ccd1c-1960-79a4-9433-379bbc970ea8', '018cc942-1380-7cd3-b811-744eb4b6637a', 'gelcoat_repair', -17, 2270.00, 'completed', 'Vergeelde strepen onder de spuigaten weggepolijst, daarna verzegeld. Spuigat bakboord lekt naar binnen: gemeld.', null, null, null),
  ('018ccd1d-03c0-7462-a9fa-6d8baca6e7c7', '018cc938-ebc0-7a3b-bf71-5c09a3e9abd8', 'Winterklaar maken', -986, 285.00, 'paid', 'Waterinstallatie afgetapt en dek schoon achtergelaten. Sleutel terug bij de havenmeester.', null, null, null),
  ('018ccd1d-ee20-7ea5-bfe2-e3c1d52f2d74', '018cc943-e840-7b90-ad2d-f822ffc49675', 'gelcoat_repair', -666, 566.38, 'paid', null, null, null, null),
  ('018ccd1e-d880-77d6-a4a1-6bdf8a075e4a', '018cc938-ebc0-7a3b-bf71-5c09a3e9abd8', 'waxing', -985, 610.00, 'paid', 'Roestaanslag onder de kluisgaten verwijderd, daarna gewaxt. Rvs mee gepoetst.', null, null, null),
  ('018ccd1f-c2e0-7b1a-a7d3-c5bc654bea8e', '018cc963-f360-7de8-8b13-ee279242d5d7', 'waxing', -1020, 525.00, 'paid', null, null, null, null),
  ('018ccd20-ad40-7aea-af72-4273dcd8e45b', '018cc959-e140-7048-ba7a-7f4105d5ffae', 'gelcoat_repair', -744, 765.00, 'paid', 'Boeg: kettingschade bij de ankerrol. Twee lagen, kleur gemengd op vak 4 van de kleurkaart. Rvs-beschermplaat aangeraden.', null, null, null),
  ('018ccd21-97a0-7e89-aa78-8db9f1a5b554', '018cc953-78a0-700c-aa92-d727c1bcc21c', 'teak_maintenance', -167, 1665.00, 'paid', 'Groene aanslag in de noordhoek van de kuip. Gereinigd en geneutraliseerd; advies: kuipzeil vaker open.', null, null, null),
  ('018ccd22-8200-716b-b37a-9767041272d9', '018cc948-7c20-7c01-8a01-4a91183239d3', 'gelcoat_repair', -421, 535.00, 'paid', 'Kalkachtige gelcoat op de opbouw. Nat geschuurd 1000 tot 3000, gepolijst in twee gangen. Glansmeting voor 31, na 88.', null, null, null),
  ('018ccd23-6c60-7f5b-b23c-fc99ece44311', '018cc94c-25a0-79ea-8ae5-00cf372146d2', 'waxing', -484, 590.00, 'paid', 'Donkerblauwe romp: hologrammen van een eerdere polijstbeurt weggehaald met fijne pad, daarna wax.', null, null, null),
  ('018ccd24-56c0-799f-b95b-0598881b3310', '018cc957-2220-7e81-bb3f-5196c8fb58f2', 'antifouling', -1045, 959.83, 'paid', 'Twee lagen zelfslijpend, zwart. Onder de bokken nagewerkt na het verplaatsen.', null, null, null),
  ('018ccd25-4120-741b-a1e6-d185b89505b0', '018cc950-b980-780c-b505-2af80a176ec8', 'waxing', -418, 320.00, 'paid', 'Donkerblauwe romp: hologrammen van een eerdere polijstbeurt weggehaald met fijne pad, daarna wax.', null, null, null),
  ('018ccd26-2b80-7e52-a568-cf88c1edf656', '018cc958-0c80-7a52-af73-d23345e83094', 'Rvs poetsen', -581, 175.00, 'paid', 'Preekstoel, scepters en zeereling gepoetst en beschermd. Vliegroest kwam van een spanschroef.', null, null, null),
  ('018ccd27-15e0-7eab-8466-a7703d1b49a0', '018cc964-ddc0-7955-a924-53ea3e21f62f', 'gelcoat_repair', -626, 2240.00, 'paid', 'Kuiprand: deuk van een lier opgevuld. Kleur wijkt bij zonlicht een fractie af, eigenaar akkoord.', null, null, null),
  ('018ccd28-0040-7b8a-8ab5-82b5cc93a6d2', '018cc94d-fa60-7e36-b019-8cc4dca8c595', 'inspection', -856, 275.00, 'paid', 'Teak, kit en beslag nagelopen. Rapport met foto’s gestuurd. Eerste aandacht: naden voordek.', null, null, null),
  ('018ccd28-eaa0-7f71-822b-ee88aae183dd', '018cc955-4d60-7526-b12b-4348a99a4a5c', 'inspection', -94, 276.44, 'paid', 'Inspectie vóór aankoop voor de nieuwe eigenaar. Romp goed, antifouling te dik, kit van de ramen aan vervanging toe.', null, null, null),
  ('018ccd29-d500-7e28-83d9-23ba36ad6b24', '018cc944-d2a0-7173-8f0c-8c0e37612a24', 'gelcoat_repair', -1064, 2633.43, 'paid', 'Kalkachtige gelcoat op de opbouw. Nat geschuurd 1000 tot 3000, gepolijst in twee gangen. Glansmeting voor 31, na 88.', null, null, null),
  ('018ccd2a-bf60-7a50-9e37-f68fe041e187', '018cc950-b980-780c-b505-2af80a176ec8', 'inspection', -642, 195.00, 'paid', 'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.', null, null, null),
  ('018ccd2b-a9c0-7559-88ae-c58b67ecd27e', '018cc958-0c80-7a52-af73-d23345e83094', 'antifouling', -576, 526.96, 'paid', 'Waterlijn 3 cm hoger gezet: het schip ligt dieper sinds de nieuwe accu’s.', null, null, null),
  ('018ccd2c-9420-7a1e-9097-3e911680b0a4', '018cc945-bd00-78fc-a44c-5b479439805a', 'teak_maintenance', -690, 1505.00, 'paid', 'Rubbernaden over 7 m vervangen, stuurboord gangboord. Oude kit zat los van de bodem van de groef.', null, null, null),
  ('018ccd2d-7e80-7486-b068-b52a404a6ad2', '018cc93f-5460-7af5-bf74-d9d1eab8b966', 'Winterklaar maken', -680, 280.00, 'paid', 'Waterinstallatie afgetapt en dek schoon achtergelaten. Sleutel terug bij de havenmeester.', null, null, null),
  ('018ccd2e-68e0-7c82-850d-3c486dc07edb', '018cc95c-a060-73e0-912e-0aed42238809', 'gelcoat_repair', -1036, 753.72, 'paid', 'Boeg: kettingschade bij de ankerrol. Twee lagen, kleur gemengd op vak 4 van de kleurkaart. Rvs-beschermplaat aangeraden.', null, null, null),
  ('018ccd2f-5340-71d7-b0cc-5d7cea36dad6', '018cc938-0160-7f55-a193-5871d520cb63', 'antifouling', -555, 685.00, 'paid', 'Waterlijn 3 cm hoger gezet: het schip ligt dieper sinds de nieuwe accu’s.', null, null, null),
  ('018ccd30-3da0-7913-b95a-55f6010804e0', '018cc94f-cf20-7e05-89c7-505479a24d09', 'gelcoat_repair', -748, 1985.00, 'paid', 'Haarscheurtjes rond twee scepterpotten bakboord uitgefreesd en gevuld. Scepterpotten opnieuw gekit; eigenaar wil ze volgend jaar laten vervangen.', null, null, null),
  ('018ccd31-2800-7baf-8108-16cd0f186610', '018cc94a-50e0-7d1b-95f1-8d3fdea6eaa6', 'waxing', -1084, 695.00, 'paid', 'Kalkvlekken van kraanwater op de opbouw. Met zachte reiniger verwijderd, daarna spraywax.', null, null, null),
  ('018ccd32-1260-79fd-84bd-e2fc68f7c7f5', '018cc965-c820-73f1-9d16-78177dcfa898', 'inspection', -416, 285.00, 'invoiced', 'Seizoenscontrole. Waxlaag houdt nog, antifouling kan een jaar mee.', null, null, null),
  ('018ccd32-fcc0-7a22-ac82-6ef3c577a515', '018cc963-f360-7de8-8b13-ee279242d5d7', 'waxing', -109, 325.00, 'paid', 'Keramische verzegeling aangebracht op de romp na polijsten. Eerste twee weken niet wassen met zeep.', null, null, null),
  ('018ccd33-e720-7b0f-aeab-248d44c6ece1', '018cc93a-c080-79c5-ba84-2e1031ca293f', 'inspection', -446, 250.00, 'paid', 'Inspectie vóór aankoop voor de nieuwe eigenaar. Romp goed, antifouling te dik, kit van de ramen aan vervanging toe.', null, null, null),
  ('018ccd34-d180-7d47-bade-77cddcfb571c', '018cc944-d2a0-7173-8f0c-8c0e37612a24', 'gelcoat_repair', -695, 345.00, 'paid', 'Kuiprand: deuk van een lier opgevuld. Kleur wijkt bij zonlicht een fractie af, eigenaar akkoord.', null, null, null),
  ('018ccd35-bbe0-7dfb-b865-148c3397efe4', '018cc941-2920-7d42-a725-f8d9fe7f5907', 'inspection', -174, 235.00, 'paid', 'Seizoenscontrole. Waxlaag houdt nog, antifouling kan een jaar mee.', null, null, null),
  ('018ccd36-a640-7627-bb02-712233fdfa70', '018cc952-8e40-7316-b98a-01d69d100431', 'waxing', -508, 425.00, 'paid', 'Romp gewassen, ontvet en twee lagen wax met de hand. Waterlijn extra laag.', null, null, null),
  ('018ccd37-90a0-71a0-87b9-b3310e27784a', '018cc958-0c80-7a52-af73-d23345e83094', 'inspection', -143, 265.00, 'paid', 'Inspectie vóór aankoop voor de nieuwe eigenaar. Romp goed, antifouling te dik, kit van de ramen aan vervanging toe.', null, null, null),
  ('018ccd38-7b00-70f1-acf3-5517aeebb918', '018cc94e-e4c0-70ce-bdec-84d88bd3d9bc', 'Winterklaar maken', -772, 255.00, 'paid', 'Waterinstallatie afgetapt en dek schoon achtergelaten. Sleutel terug bij de havenmeester.', null, null, null),
  ('018ccd39-6560-7dfe-9ebd-71ae05fdf42c', '018cc950-b980-780c-b505-2af80a176ec8', 'antifouling', -246, 540.00, 'paid', 'Schroef en as gepolijst en in de schroefcoating gezet. Boegschroeftunnel gedaan.', null, null, null),
  ('018ccd3a-4fc0-7846-ab09-356eadf8e6a4', '018cc958-0c80-7a52-af73-d23345e83094', 'Winterklaar maken', -138, 270.00, 'paid', 'Waterinstallatie afgetapt en dek schoon achtergelaten. Sleutel terug bij de havenmeester.', null, null, null),
  ('018ccd3b-3a20-7582-bca3-e4a232e332d7', '018cc951-a3e0-78b8-ae9d-b093f2282a46', 'inspection', -170, 260.00, 'paid', 'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.', null, null, null),
  ('018ccd3c-2480-7a3a-8c79-acb3dd0e00e7', '018cc93b-aae0-714e-85cd-733d9ad4629a', 'gelcoat_repair', -839, 475.00, 'paid', 'Aanvaringsschade stuurboord achter, 18 × 6 cm. Uitgeslepen tot op gezond laminaat, opgebouwd en in kleur bijgewerkt. Naad niet meer zichtbaar bij strijklicht.', null, null, null),
  ('018ccd3d-0ee0-7ff5-9a47-9639415a4de2', '018cc954-6300-79cf-b340-8618194d7be6', 'inspection', -623, 220.00, 'paid', 'Teak, kit en beslag nagelopen. Rapport met foto’s gestuurd. Eerste aandacht: naden voordek.', null, null, null),
  ('018ccd3d-f940-7193-a697-34bbce2eaa8b', '018cc962-1ea0-79a6-b7d6-ac8613bf2721', 'inspection', -1037, 240.00, 'paid', 'Teak, kit en beslag nagelopen. Rapport met foto’s gestuurd. Eerste aandacht: naden voordek.', null, null, null),
  ('018ccd3e-e3a0-7d53-998e-dfa88aa59c4d', '018cc93c-9540-7cab-bc08-424576e89259', 'antifouling', -531, 385.00, 'paid', 'Kielnaad gescheurd over 20 cm. Opgevuld en eigenaar gewezen op controle van de kielbouten.', null, null, null),
  ('018ccd3f-ce00-7286-af21-ee19e2977d0e', '018cc965-c820-73f1-9d16-78177dcfa898', 'waxing', -874, 565.00, 'paid', 'Onderhoudsbeurt: wassen, cleanerwax, uitpoetsen. Glans houdt goed sinds de vorige keer.', null, null, null),
  ('018ccd40-b860-7fc1-8406-05e825c7c5e0', '018cc939-d620-785a-8329-3e3e78479c52', 'inspection', -503, 260.00, 'paid', 'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.', null, null, null),
  ('018ccd41-a2c0-773a-b7f8-d49a44644d81', '018cc93d-7fa0-72cd-ae54-d12ecc2e8d68', 'waxing', -774, 317.57, 'paid', 'Donkerblauwe romp: hologrammen van een eerdere polijstbeurt weggehaald met fijne pad, daarna wax.', null, null, null),
  ('018ccd42-8d20-74b0-8d82-f23bec9fc796', '018cc93f-5460-7af5-bf74-d9d1eab8b966', 'gelcoat_repair', -633, 390.00, 'paid', 'Haarscheurtjes rond twee scepterpotten bakboord uitgefreesd en gevuld. Scepterpotten opnieuw gekit; eigenaar wil ze volgend jaar laten vervangen.', null, null, null),
  ('018ccd43-7780-7f6a-ac25-5f6bf3f5af2b', '018cc956-37c0-7380-97ce-096586118eac', 'waxing', -640, 520.00, 'paid', 'Kalkvlekken van kraanwater op de opbouw. Met zachte reiniger verwijderd, daarna spraywax.', null, null, null),
  ('018ccd44-61e0-79d4-95a9-e6980dddd2db', '018cc953-78a0-700c-aa92-d727c1bcc21c', 'waxing', -196, 426.11, 'paid', 'Romp en opbouw in de wax. Beslag afgeplakt, glas vrijgehouden. Vier uur met twee man.', null, null, null),
  ('018ccd45-4c40-7c01-9072-6a972e69e67a', '018cc950-b980-780c-b505-2af80a176ec8', 'inspection', -589, 304.53, 'paid', 'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.', null, null, null),
  ('018ccd46-36a0-747c-b0df-0d6c40576b81', '018cc94b-3b40-79e4-aa25-b3bca8246db8', 'waxing', -894, 460.00, 'paid', 'Romp en opbouw in de wax. Beslag afgeplakt, glas vrijgehouden. Vier uur met twee man.', null, null, null),
  ('018ccd47-2100-78c8-9e72-4b10e088ce03', '018cc954-6300-79cf-b340-8618194d7be6', 'waxing', -50, 515.00, 'invoiced', null, null, null, null),
  ('018ccd48-0b60-7e16-b8ce-e06c1aa95dfd', '018cc93a-c080-79c5-ba84-2e1031ca293f', 'waxing', -704, 340.00, 'paid', 'Onderhoudsbeurt: wassen, cleanerwax, uitpoetsen. Glans houdt goed sinds de vorige keer.', null, null, null),
  ('018ccd48-f5c0-772e-a4d3-d7c5d834ea57', '018cc93f-5460-7af5-bf74-d9d1eab8b966', 'antifouling', -541, 733.52, 'paid', 'Twee lagen zelfslijpend, zwart. Onder de bokken nagewerkt na het verplaatsen.', null, null, null),
  ('018ccd49-e020-73f9-a582-2fd354a0ae43', '018cc94d-1000-76df-a4be-7f0da6c351ce', 'waxing', -504, 475.00, 'paid', 'Keramische verzegeling aangebracht op de romp na polijsten. Eerste twee weken niet wassen met zeep.', null, null, null),
  ('018ccd4a-ca80-7fb7-ab58-9ae76af04dae', '018cc954-6300-79cf-b340-8618194d7be6', 'antifouling', -652, 905.00, 'paid', 'Kielnaad gescheurd over 20 cm. Opgevuld en eigenaar gewezen op controle van de kielbouten.', null, null, null),
  ('018ccd4b-b4e0-7a37-beab-6c1690d5e927', '018cc94a-50e0-7d1b-95f1-8d3fdea6eaa6', 'waxing', -1040, 515.00, 'paid', 'Romp gewassen, ontvet en twee lagen wax met de hand. Waterlijn extra laag.', null, null, null),
  ('018ccd4c-9f40-7cce-a020-ce7fe4c826d5', '018cc938-0160-7f55-a193-5871d520cb63', 'gelcoat_repair', -1085, 2380.00, 'paid', 'Aanvaringsschade stuurboord achter, 18 × 6 cm. Uitgeslepen tot op gezond laminaat, opgebouwd en in kleur bijgewerkt. Naad niet meer zichtbaar bij strijklicht.', null, null, null),
  ('018ccd4d-89a0-76b8-ab16-5cd8ec879db8', '018cc95f-5f80-72aa-9eed-cfb456bae80c', 'waxing', -471, 565.00, 'paid', 'Romp gewassen, ontvet en twee lagen wax met de hand. Waterlijn extra laag.', null, null, null),
  ('018ccd4e-7400-7348-aa08-21c956930abf', '018cc948-7c20-7c01-8a01-4a91183239d3', 'antifouling', -710, 795.00, 'paid', 'Waterlijn 3 cm hoger gezet: het schip ligt dieper sinds de nieuwe accu’s.', null, null, null),
  ('018ccd4f-5e60-7ed1-8e7f-b541208ebeb0', '018cc93c-9540-7cab-bc08-424576e89259', 'gelcoat_repair', -1015, 1560.37, 'paid', 'Schade door fenderbord over 1,2 m. Gevuld, geschuurd, gepolijst. Fenderbord had een uitstekende bout.', null, null, null),
  ('018ccd50-48c0-7bea-8310-405aa95e1b38', '018cc947-91c0-7336-b24b-878a11fb535c', 'inspection', -141, 306.35, 'invoiced', 'Schade door buurschip bekeken met de verzekeraar. Begroting opgesteld.', null, null, null),
  ('018ccd51-3320-7c7f-9faa-60583077b29f', '018cc937-1700-793e-b8f7-a32d1377ac8b', 'inspection', -572, 285.00, 'paid', null, null, null, null),
  ('018ccd52-1d80-756d-8a69-16812f473fb3', '018cc965-c820-73f1-9d16-78177dcfa898', 'gelcoat_repair', -259, 450.00, 'paid', 'Vergeelde strepen onder de spuigaten weggepolijst, daarna verzegeld. Spuigat bakboord lekt naar binnen: gemeld.', null, null, null),
  ('018ccd53-07e0-72b2-a5da-a03e7193d981', '018cc94d-fa60-7e36-b019-8cc4dca8c595', 'inspection', -163, 245.00, 'paid', 'Gelcoat rondom gecontroleerd met vochtmeter. Geen verhoogde waarden. Twee haarscheurtjes bij de mastvoet: volgen.', null, null, null),
  ('018ccd53-f240-74d7-a352-c0c340cf37bd', '018cc94d-fa60-7e36-b019-8cc4dca8c595', 'inspection', -68, 293.20, 'paid', 'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.', null, null, null),
  ('018ccd54-dca0-7cf8-84c6-5bbfd425ca61', '018cc952-8e40-7316-b98a-01d69d100431', 'antifouling', -582, 785.00, 'paid', 'Twee lagen zelfslijpend, zwart. Onder de bokken nagewerkt na het verplaatsen.', null, null, null),
  ('018ccd55-c700-777d-9e56-d959d702f06f', '018cc942-1380-7cd3-b811-744eb4b6637a', 'gelcoat_repair', -133, 970.00, 'paid', 'Vergeelde strepen onder de spuigaten weggepolijst, daarna verzegeld. Spuigat bakboord lekt naar binnen: gemeld.', null, null, null),
  ('018ccd56-b160-766d-83c2-b60d2b31e12e', '018cc944-d2a0-7173-8f0c-8c0e37612a24', 'antifouling', -936, 495.00, 'paid', 'Oude laag te dik: over de hele bodem gestript tot de primer. Nieuwe opbouw, drie lagen op de voorkant van de kiel.', null, null, null),
  ('018ccd57-9bc0-77e1-a54e-55a671198468', '018cc941-2920-7d42-a725-f8d9fe7f5907', 'waxing', -563, 290.00, 'paid', 'Donkerblauwe romp: hologrammen van een eerdere polijstbeurt weggehaald met fijne pad, daarna wax.', null, null, null),
  ('018ccd58-8620-7791-a75c-0b3addd27f2f', '018cc950-b980-780c-b505-2af80a176ec8', 'teak_maintenance', -28, 460.00, 'paid', 'Vier proppen vervangen, schroeven nagetrokken in epoxy. Dek is weer dicht.', null, null, null),
  ('018ccd59-7080-742f-863c-3a86b822bca7', '018cc94c-25a0-79ea-8ae5-00cf372146d2', 'teak_maintenance', -88, 675.00, 'paid', 'Zwemplateau geschuurd en in de olie gezet, drie lagen met een dag ertussen.', null, null, null),
  ('018ccd5a-5ae0-7e2c-8074-70091dc4d42b', '018cc938-0160-7f55-a193-5871d520cb63', 'antifouling', -552, 575.00, 'paid', 'Waterlijn 3 cm hoger gezet: het schip ligt dieper sinds de nieuwe accu’s.', null, null, null),
  ('018ccd5b-4540-78c7-a685-0f6ac901bbac', '018cc93d-7fa0-72cd-ae54-d12ecc2e8d68', 'waxing', -137, 385.74, 'paid', 'Romp gewassen, ontvet en twee lagen wax met de hand. Waterlijn extra laag.', null, null, null),
  ('018ccd5c-2fa0-7844-85cf-0b782d4938c4', '018cc942-1380-7cd3-b811-744eb4b6637a', 'waxing', -563, 505.00, 'paid', 'Romp en opbouw in de wax. Beslag afgeplakt, glas vrijgehouden. Vier uur met twee man.', null, null, null),
  ('018ccd5d-1a00-7203-8106-82db9869fc7a', '018cc957-2220-7e81-bb3f-5196c8fb58f2', 'waxing', -167, 460.00, 'paid', 'Kalkvlekken van kraanwater op de opbouw. Met zachte reiniger verwijderd, daarna spraywax.', null, null, null),
  ('018ccd5e-0460-78df-9b2d-b4e1ef1a195b', '018cc949-6680-700e-b493-df38abd9354c', 'inspection', -236, 205.00, 'paid', null, null, null, null),
  ('018ccd5e-eec0-7c38-a739-d2132c1b1485', '018cc947-91c0-7336-b24b-878a11fb535c', 'waxing', -704, 330.00, 'paid', 'Onderhoudsbeurt: wassen, cleanerwax, uitpoetsen. Glans houdt goed sinds de vorige keer.', null, null, null),
  ('018ccd5f-d920-7430-87e6-a097c5022f32', '018cc93f-5460-7af5-bf74-d9d1eab8b966', 'gelcoat_repair', -746, 2345.00, 'paid', 'Kuiprand: deuk van een lier opgevuld. Kleur wijkt bij zonlicht een fractie af, eigenaar akkoord.', null, null, null),
  ('018ccd60-c380-7398-b55e-66af91fcfbb4', '018cc950-b980-780c-b505-2af80a176ec8', 'teak_maintenance', -657, 1090.00, 'paid', 'Groene aanslag in de noordhoek van de kuip. Gereinigd en geneutraliseerd; advies: kuipzeil vaker open.', null, null, null),
  ('018ccd61-ade0-7951-84ca-ff85a12713a7', '018cc957-2220-7e81-bb3f-5196c8fb58f2', 'antifouling', -620, 765.00, 'paid', 'Schroef en as gepolijst en in de schroefcoating gezet. Boegschroeftunnel gedaan.', null, null, null),
  ('018ccd62-9840-7c2f-9239-f9525c5d54ee', '018cc95c-a060-73e0-912e-0aed42238809', 'inspection', -950, 260.00, 'paid', 'Schade door buurschip bekeken met de verzekeraar. Begroting opgesteld.', null, null, null),
  ('018ccd63-82a0-759e-b994-68a037290fab', '018cc953-78a0-700c-aa92-d727c1bcc21c', 'teak_maintenance', -377, 1215.00, 'paid', 'Zwemplateau geschuurd en in de olie gezet, drie lagen met een dag ertussen.', null, null, null),
  ('018ccd64-6d00-7dc1-adf7-a41a7d66c79a', '018cc95f-5f80-72aa-9eed-cfb456bae80c', 'gelcoat_repair', -247, 945.00, 'paid', 'Haarscheurtjes rond twee scepterpotten bakboord uitgefreesd en gevuld. Scepterpotten opnieuw gekit; eigenaar wil ze volgend jaar laten vervangen.', null, null, null),
  ('018ccd65-5760-7224-ae55-754f88102f2a', '018cc95b-b600-74e9-8d41-abfd650a78f7', 'waxing', -937, 420.00, 'paid', 'Donkerblauwe romp: hologrammen van een eerdere polijstbeurt weggehaald met fijne pad, daarna wax.', null, null, null),
  ('018ccd66-41c0-7db7-9171-f55ff6956726', '018cc956-37c0-7380-97ce-096586118eac', 'teak_maintenance', -924, 700.00, 'paid', 'Teakdek licht geschuurd (P120), 0,4 mm eraf. Restdikte 7,5 mm gemeten op zes plaatsen: kan nog eenmaal.', null, null, null),
  ('018ccd67-2c20-7119-abe4-ee50c372ca2f', '018cc953-78a0-700c-aa92-d727c1bcc21c', 'teak_maintenance', -56, 1690.00, 'paid', 'Zwemplateau geschuurd en in de olie gezet, drie lagen met een dag ertussen.', null, null, null),
  ('018ccd68-1680-7abe-9143-c2f95fc10bbf', '018cc944-d2a0-7173-8f0c-8c0e37612a24', 'Winterklaar maken', -1069, 240.00, 'paid', 'Waterinstallatie afgetapt en dek schoon achtergelaten. Sleutel terug bij de havenmeester.', null, null, null),
  ('018ccd69-00e0-704b-b702-0a2600c6ad5b', '018cc938-ebc0-7a3b-bf71-5c09a3e9abd8', 'inspection', -744, 305.00, 'paid', 'Seizoenscontrole. Waxlaag houdt nog, antifouling kan een jaar mee.', null, null, null),
  ('018ccd69-eb40-7b79-bb8a-42dca6a87777', '018cc954-6300-79cf-b340-8618194d7be6', 'waxing', -677, 500.00, 'paid', 'Roestaanslag onder de kluisgaten verwijderd, daarna gewaxt. Rvs mee gepoetst.', null, null, null),
  ('018ccd6a-d5a0-7777-a8c2-f961de36d317', '018cc942-fde0-71e4-8945-ea7e750b0e87', 'inspection', -135, 320.00, 'paid', 'Seizoenscontrole. Waxlaag houdt nog, antifouling kan een jaar mee.', null, null, null),
  ('018ccd6b-c000-7f1d-83ad-0be02bf71cd8', '018cc938-0160-7f55-a193-5871d520cb63', 'inspection', -879, 250.00, 'paid', 'Inspectie vóór aankoop voor de nieuwe eigenaar. Romp goed, antifouling te dik, kit van de ramen aan vervanging toe.', null, null, null),
  ('018ccd6c-aa60-7fac-8026-b9ed492434f9', '018cc94d-1000-76df-a4be-7f0da6c351ce', 'antifouling', -702, 825.00, 'paid', 'Kielnaad gescheurd over 20 cm. Opgevuld en eigenaar gewezen op controle van de kielbouten.', null, null, null),
  ('018ccd6d-94c0-7375-90aa-722a9a55758f', '018cc94b-3b40-79e4-aa25-b3bca8246db8', 'waxing', -806, 415.00, 'paid', 'Alleen stuurboord en spiegel gedaan, het ging regenen. Rest zonder kosten op de volgende dag afgemaakt.', null, null, null),
  ('018ccd6e-7f20-7022-853e-0001b1c028c2', '018cc94a-50e0-7d1b-95f1-8d3fdea6eaa6', 'inspection', -397, 240.00, 'paid', 'Inspectie vóór aankoop voor de nieuwe eigenaar. Romp goed, antifouling te dik, kit van de ramen aan vervanging toe.', null, null, null),
  ('018ccd6f-6980-7421-9725-b12e16e4bc49', '018cc960-49e0-7584-b982-6be3114580de', 'Winterklaar maken', -860, 283.24, 'paid', 'Dekzeil geplaatst, kussens naar binnen, afwatering vrijgemaakt. Ventilatie open gelaten.', null, null, null),
  ('018ccd70-53e0-76cc-b25c-a15a2bc45746', '018cc94d-fa60-7e36-b019-8cc4dca8c595', 'teak_maintenance', -519, 1805.00, 'paid', null, null, null, null),
  ('018ccd71-3e40-7523-8373-8aeee693ea24', '018cc94f-cf20-7e05-89c7-505479a24d09', 'waxing', -921, 490.00, 'paid', 'Romp en opbouw in de wax. Beslag afgeplakt, glas vrijgehouden. Vier uur met twee man.', null, null, null),
  ('018ccd72-28a0-7004-b8ef-5078ba6f5a0a', '018cc94d-1000-76df-a4be-7f0da6c351ce', 'inspection', -25, 305.00, 'invoiced', 'Teak, kit en beslag nagelopen. Rapport met foto’s gestuurd. Eerste aandacht: naden voordek.', null, null, null),
  ('018ccd73-1300-7f7e-8e08-be1539a9da55', '018cc950-b980-780c-b505-2af80a176ec8', 'gelcoat_repair', -1004, 2673.57, 'paid', 'Osmoseblaasjes onder de waterlijn, elf stuks tot 8 mm. Geopend, gespoeld en gedroogd; vochtmeting genoteerd in de map.', null, null, null),
  ('018ccd73-fd60-707c-8816-95739c2f77e6', '018cc93b-aae0-714e-85cd-733d9ad4629a', 'waxing', -537, 550.00, 'paid', 'Onderhoudsbeurt: wassen, cleanerwax, uitpoetsen. Glans houdt goed sinds de vorige keer.', null, null, null),
  ('018ccd74-e7c0-7b4d-8899-1b74a2bcdc28', '018cc960-49e0-7584-b982-6be3114580de', 'Winterklaar maken', -671, 265.00, 'paid', 'Waterinstallatie afgetapt en dek schoon achtergelaten. Sleutel terug bij de havenmeester.', null, null, null),
  ('018ccd75-d220-71fd-b164-325ee3b2aaee', '018cc961-3440-7217-8c7b-e2d0e6082926', 'Rvs poetsen', -521, 180.00, 'paid', 'Preekstoel, scepters en zeereling gepoetst en beschermd. Vliegroest kwam van een spanschroef.', null, null, null),
  ('018ccd76-bc80-7d6d-a78b-ca38261282ac', '018cc954-6300-79cf-b340-8618194d7be6', 'waxing', -472, 560.00, 'paid', 'Romp en opbouw in de wax. Beslag afgeplakt, glas vrijgehouden. Vier uur met twee man.', null, null, null),
  ('018ccd77-a6e0-7e4b-a9b9-414bfeaa45cd', '018cc937-1700-793e-b8f7-a32d1377ac8b', 'waxing', -1025, 550.00, 'paid', 'Donkerblauwe romp: hologrammen van een eerdere polijstbeurt weggehaald met fijne pad, daarna wax.', null, null, null),
  ('018ccd78-9140-7f1b-b339-aff5c562c29a', '018cc94f-cf20-7e05-89c7-505479a24d09', 'teak_maintenance', -109, 1200.00, 'paid', 'Kuip en gangboorden gereinigd met zachte borstel, dwars op de nerf. Geen hogedruk. Daarna twee keer verzegeld.', null, null, null),
  ('018ccd79-7ba0-70f0-98b3-bde91b077906', '018cc93e-6a00-73ea-a2ed-372eb1cf6e93', 'inspection', -605, 215.00, 'paid', 'Gelcoat rondom gecontroleerd met vochtmeter. Geen verhoogde waarden. Twee haarscheurtjes bij de mastvoet: volgen.', null, null, null),
  ('018ccd7a-6600-7067-965b-0ad1058c08c6', '018cc95d-8ac0-7399-84bf-b49fd4a17341', 'inspection', -1011, 255.00, 'paid', 'Schade door buurschip bekeken met de verzekeraar. Begroting opgesteld.', null, null, null),
  ('018ccd7b-5060-7c06-b5f7-9487e003c7cd', '018cc942-fde0-71e4-8945-ea7e750b0e87', 'teak_maintenance', -1012, 1135.00, 'paid', null, null, null, null),
  ('018ccd7c-3ac0-7c14-8ad2-8e654cb2a18b', '018cc943-e840-7b90-ad2d-f822ffc49675', 'antifouling', -365, 700.00, 'paid', 'Oude laag te dik: over de hele bodem gestript tot de primer. Nieuwe opbouw, drie lagen op de voorkant van de kiel.', null, null, null),
  ('018ccd7d-2520-7f60-b971-dda65613e2a6', '018cc94a-50e0-7d1b-95f1-8d3fdea6eaa6', 'antifouling', -1056, 615.00, 'paid', 'Afgespoten, losse delen geschuurd, primer op kale plekken en twee lagen aangebracht. Anodes vervangen.', null, null, null),
  ('018ccd7e-0f80-7a9c-b97e-6ff80cf86b60', '018cc943-e840-7b90-ad2d-f822ffc49675', 'waxing', -290, 430.00, 'paid', 'Alleen stuurboord en spiegel gedaan, het ging regenen. Rest zonder kosten op de volgende dag afgemaakt.', null, null, null),
  ('018ccd7e-f9e0-750c-bfa7-3d0bed97cf7e', '018cc941-2920-7d42-a725-f8d9fe7f5907', 'inspection', -601, 220.00, 'paid', 'Gelcoat rondom gecontroleerd met vochtmeter. Geen verhoogde waarden. Twee haarscheurtjes bij de mastvoet: volgen.', null, null, null),
  ('018ccd7f-e440-7500-807c-7dc63bb61bc3', '018cc940-3ec0-7ccb-8587-2b1d7bf32aab', 'antifouling', -184, 466.92, 'paid', 'Schroef en as gepolijst en in de schroefcoating gezet. Boegschroeftunnel gedaan.', null, null, null),
  ('018ccd80-cea0-7f6f-b556-4a9b9e741a11', '018cc942-1380-7cd3-b811-744eb4b6637a', 'antifouling', -624, 740.00, 'paid', 'Afgespoten, losse delen geschuurd, primer op kale plekken en twee lagen aangebracht. Anodes vervangen.', null, null, null),
  ('018ccd81-b900-7af2-acb0-7d8f6a0c8921', '018cc954-6300-79cf-b340-8618194d7be6', 'antifouling', -344, 530.00, 'paid', 'Afgespoten, losse delen geschuurd, primer op kale plekken en twee lagen aangebracht. Anodes vervangen.', null, null, null),
  ('018ccd82-a360-76e8-8bab-8ec3ad561867', '018cc94c-25a0-79ea-8ae5-00cf372146d2', 'antifouling', -714, 695.00, 'paid', 'Oude laag te dik: over de hele bodem gestript tot de primer. Nieuwe opbouw, drie lagen op de voorkant van de kiel.', null, null, null),
  ('018ccd83-8dc0-707f-8c41-53e1e53fa2e6', '018cc963-0900-7537-a53c-12202d1c7253', 'inspection', -544, 280.00, 'paid', 'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.', null, null, null),
  ('018ccd84-7820-74f6-97db-7c784df6e5de', '018cc957-2220-7e81-bb3f-5196c8fb58f2', 'antifouling', -495, 615.00, 'paid', 'Afgespoten, losse delen geschuurd, primer op kale plekken en twee lagen aangebracht. Anodes vervangen.', null, null, null),
  ('018ccd85-6280-7384-b619-e626bb7a3bda', '018cc937-1700-793e-b8f7-a32d1377ac8b', 'antifouling', -488, 670.00, 'paid', 'Schroef en as gepolijst en in de schroefcoating gezet. Boegschroeftunnel gedaan.', null, null, null),
  ('018ccd86-4ce0-715b-91fc-ac784586c358', '018cc950-b980-780c-b505-2af80a176ec8', 'waxing', -772, 425.00, 'paid', 'Onderhoudsbeurt: wassen, cleanerwax, uitpoetsen. Glans houdt goed sinds de vorige keer.', null, null, null),
  ('018ccd87-3740-7779-9a17-fa9bdad5c6d2', '018cc947-91c0-7336-b24b-878a11fb535c', 'waxing', -465, 560.00, 'paid', 'Onderhoudsbeurt: wassen, cleanerwax, uitpoetsen. Glans houdt goed sinds de vorige keer.', null, null, null),
  ('018ccd88-21a0-74b7-93a5-34e79ee98c80', '018cc952-8e40-7316-b98a-01d69d100431', 'antifouling', -283, 460.00, 'paid', 'Schroef en as gepolijst en in de schroefcoating gezet. Boegschroeftunnel gedaan.', null, null, null),
  ('018ccd89-0c00-73bb-9772-c03baf5ab637', '018cc945-bd00-78fc-a44c-5b479439805a', 'waxing', -859, 460.00, 'paid', 'Kalkvlekken van kraanwater op de opbouw. Met zachte reiniger verwijderd, daarna spraywax.', null, null, null),
  ('018ccd89-f660-7250-802e-0d785a1645f3', '018cc955-4d60-7526-b12b-4348a99a4a5c', 'antifouling', -619, 545.00, 'paid', 'Schroef en as gepolijst en in de schroefcoating gezet. Boegschroeftunnel gedaan.', null, null, null),
  ('018ccd8a-e0c0-7cf5-8244-d54712debb5c', '018cc962-1ea0-79a6-b7d6-ac8613bf2721', 'inspection', -995, 240.97, 'paid', null, null, null, null),
  ('018ccd8b-cb20-7f6d-a44b-053c1ee5d2d6', '018cc940-3ec0-7ccb-8587-2b1d7bf32aab', 'inspection', -432, 270.00, 'paid', 'Teak, kit en beslag nagelopen. Rapport met foto’s gestuurd. Eerste aandacht: naden voordek.', null, null, null),
  ('018ccd8c-b580-7359-ab60-d94098cd6ec6', '018cc958-0c80-7a52-af73-d23345e83094', 'antifouling', -668, 605.00, 'paid', 'Kielnaad gescheurd over 20 cm. Opgevuld en eigenaar gewezen op controle van de kielbouten.', null, null, null),
  ('018ccd8d-9fe0-7959-ac70-330813c7c13e', '018cc953-78a0-700c-aa92-d727c1bcc21c', 'teak_maintenance', -930, 1690.00, 'paid', 'Teakdek licht geschuurd (P120), 0,4 mm eraf. Restdikte 7,5 mm gemeten op zes plaatsen: kan nog eenmaal.', null, null, null),
  ('018ccd8e-8a40-7b98-927c-47aa96ad9175', '018cc945-bd00-78fc-a44c-5b479439805a', 'waxing', -340, 560.00, 'paid', 'Romp gewassen, ontvet en twee lagen wax met de hand. Waterlijn extra laag.', null, null, null),
  ('018ccd8f-74a0-7979-be8e-1d8d4e0bd0ae', '018cc94d-1000-76df-a4be-7f0da6c351ce', 'gelcoat_repair', -235, 590.00, 'invoiced', 'Kuiprand: deuk van een lier opgevuld. Kleur wijkt bij zonlicht een fractie af, eigenaar akkoord.', null, null, null),
  ('018ccd90-5f00-75f8-be5c-b6df3b1e4e66', '018cc93e-6a00-73ea-a2ed-372eb1cf6e93', 'waxing', -398, 445.00, 'paid', 'Kalkvlekken van kraanwater op de opbouw. Met zachte reiniger verwijderd, daarna spraywax.', null, null, null),
  ('018ccd91-4960-7e96-827f-3e034690cb09', '018cc95a-cba0-7e73-9a42-f13b0d67ec67', 'gelcoat_repair', -645, 645.00, 'paid', 'Boeg: kettingschade bij de ankerrol. Twee lagen, kleur gemengd op vak 4 van de kleurkaart. Rvs-beschermplaat aangeraden.', null, null, null),
  ('018ccd92-33c0-730d-b890-5ee9619bd0c3', '018cc94a-50e0-7d1b-95f1-8d3fdea6eaa6', 'waxing', -989, 720.52, 'paid', 'Kalkvlekken van kraanwater op de opbouw. Met zachte reiniger verwijderd, daarna spraywax.', null, null, null),
  ('018ccd93-1e20-7300-b69c-9e523efd6c7e', '018cc94b-3b40-79e4-aa25-b3bca8246db8', 'teak_maintenance', -671, 1380.00, 'paid', null, null, null, null),
  ('018ccd94-0880-7613-a683-62940e4b27b6', '018cc961-3440-7217-8c7b-e2d0e6082926', 'waxing', -30, 425.00, 'paid', 'Donkerblauwe romp: hologrammen van een eerdere polijstbeurt weggehaald met fijne pad, daarna wax.', null, null, null),
  ('018ccd94-f2e0-7c7e-ab37-0ba8fa53950d', '018cc93a-c080-79c5-ba84-2e1031ca293f', 'gelcoat_repair', -536, 1590.00, 'paid', 'Vergeelde strepen onder de spuigaten weggepolijst, daarna verzegeld. Spuigat bakboord lekt naar binnen: gemeld.', null, null, null),
  ('018ccd95-dd40-7531-8273-5608bb08f539', '018cc95b-b600-74e9-8d41-abfd650a78f7', 'waxing', -825, 405.00, 'paid', 'Romp gewassen, ontvet en twee lagen wax met de hand. Waterlijn extra laag.', null, null, null),
  ('018ccd96-c7a0-774c-9c4d-a5b9950e8fde', '018cc946-a760-77b6-94b0-f274221572da', 'antifouling', -802, 695.00, 'paid', 'Kielnaad gescheurd over 20 cm. Opgevuld en eigenaar gewezen op controle van de kielbouten.', null, null, null),
  ('018ccd97-b200-7d04-9f80-07bae5a0a653', '018cc945-bd00-78fc-a44c-5b479439805a', 'waxing', -814, 550.00, 'paid', 'Donkerblauwe romp: hologrammen van een eerdere polijstbeurt weggehaald met fijne pad, daarna wax.', null, null, null),
  ('018ccd98-9c60-7d7e-9464-2dbd5b44c2eb', '018cc94b-3b40-79e4-aa25-b3bca8246db8', 'gelcoat_repair', -318, 1875.56, 'invoiced', null, null, null, null),
  ('018ccd99-86c0-705b-900c-14df81b8d1fd', '018cc93e-6a00-73ea-a2ed-372eb1cf6e93', 'antifouling', -707, 665.00, 'paid', 'Twee lagen zelfslijpend, zwart. Onder de bokken nagewerkt na het verplaatsen.', null, null, null),
  ('018ccd9a-7120-7da9-8044-faea39df4965', '018cc963-0900-7537-a53c-12202d1c7253', 'gelcoat_repair', -873, 2410.00, 'paid', 'Osmoseblaasjes onder de waterlijn, elf stuks tot 8 mm. Geopend, gespoeld en gedroogd; vochtmeting genoteerd in de map.', null, null, null),
  ('018ccd9b-5b80-7203-8819-d6edacf0e4c5', '018cc940-3ec0-7ccb-8587-2b1d7bf32aab', 'inspection', -309, 270.00, 'paid', 'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.', null, null, null),
  ('018ccd9c-45e0-7bc7-a6d0-a374a5300ae3', '018cc960-49e0-7584-b982-6be3114580de', 'gelcoat_repair', -327, 1655.00, 'paid', null, null, null, null),
  ('018ccd9d-3040-7db6-ba62-689ad972ea38', '018cc93a-c080-79c5-ba84-2e1031ca293f', 'Winterklaar maken', -845, 200.00, 'paid', 'Dekzeil geplaatst, kussens naar binnen, afwatering vrijgemaakt. Ventilatie open gelaten.', null, null, null),
  ('018ccd9e-1aa0-7ed2-8669-2e8c65684c4f', '018cc955-4d60-7526-b12b-4348a99a4a5c', 'gelcoat_repair', -34, 400.00, 'paid', 'Spiegel: drie sterscheuren van de zwemtrap. Achterplaat versterkt voordat de gelcoat dichtging.', null, null, null),
  ('018ccd9f-0500-79bf-b185-7ab718bcdc66', '018cc957-2220-7e81-bb3f-5196c8fb58f2', 'gelcoat_repair', -448, 1140.00, 'paid', 'Kalkachtige gelcoat op de opbouw. Nat geschuurd 1000 tot 3000, gepolijst in twee gangen. Glansmeting voor 31, na 88.', null, null, null),
  ('018ccd9f-ef60-796f-b97c-878963644f9e', '018cc93d-7fa0-72cd-ae54-d12ecc2e8d68', 'antifouling', -711, 485.00, 'paid', 'Waterlijn 3 cm hoger gezet: het schip ligt dieper sinds de nieuwe accu’s.', null, null, null),
  ('018ccda0-d9c0-7ac3-b4d1-b876927ae72d', '018cc939-d620-785a-8329-3e3e78479c52', 'antifouling', -1059, 874.21, 'invoiced', 'Waterlijn 3 cm hoger gezet: het schip ligt dieper sinds de nieuwe accu’s.', null, null, null),
  ('018ccda1-c420-7c10-a4d2-c768e162d684', '018cc949-6680-700e-b493-df38abd9354c', 'gelcoat_repair', -229, 1835.00, 'paid', 'Spiegel: drie sterscheuren van de zwemtrap. Achterplaat versterkt voordat de gelcoat dichtging.', null, null, null),
  ('018ccda2-ae80-7239-b2f0-7b8b5af52b73', '018cc94a-50e0-7d1b-95f1-8d3fdea6eaa6', 'Rvs poetsen', -47, 225.00, 'completed', null, null, null, null),
  ('018ccda3-98e0-7bbd-beb4-b336e2e7ff5d', '018cc938-ebc0-7a3b-bf71-5c09a3e9abd8', 'waxing', -619, 790.00, 'paid', 'Kalkvlekken van kraanwater op de opbouw. Met zachte reiniger verwijderd, daarna spraywax.', null, null, null),
  ('018ccda4-8340-7a0f-bcd6-d0f88b41e8ab', '018cc95b-b600-74e9-8d41-abfd650a78f7', 'antifouling', -96, 590.00, 'paid', 'Afgespoten, losse delen geschuurd, primer op kale plekken en twee lagen aangebracht. Anodes vervangen.', null, null, null),
  ('018ccda5-6da0-744a-b749-e204079b812f', '018cc937-1700-793e-b8f7-a32d1377ac8b', 'waxing', -735, 440.00, 'paid', 'Romp en opbouw in de wax. Beslag afgeplakt, glas vrijgehouden. Vier uur met twee man.', null, null, null),
  ('018ccda6-5800-73de-9313-adbcac5f4499', '018cc94c-25a0-79ea-8ae5-00cf372146d2', 'gelcoat_repair', -651, 465.00, 'paid', 'Kalkachtige gelcoat op de opbouw. Nat geschuurd 1000 tot 3000, gepolijst in twee gangen. Glansmeting voor 31, na 88.', null, null, null),
  ('018ccda7-4260-7191-834a-a900fb2de906', '018cc952-8e40-7316-b98a-01d69d100431', 'waxing', -202, 595.00, 'paid', 'Alleen stuurboord en spiegel gedaan, het ging regenen. Rest zonder kosten op de volgende dag afgemaakt.', null, null, null),
  ('018ccda8-2cc0-75e1-9041-c5f51c00160c', '018cc94b-3b40-79e4-aa25-b3bca8246db8', 'Winterklaar maken', -507, 350.17, 'invoiced', 'Dekzeil geplaatst, kussens naar binnen, afwatering vrijgemaakt. Ventilatie open gelaten.', null, null, null),
  ('018ccda9-1720-7b87-bbd5-26a0c4a0a2d2', '018cc94d-fa60-7e36-b019-8cc4dca8c595', 'inspection', -92, 299.47, 'paid', 'Inspectie vóór aankoop voor de nieuwe eigenaar. Romp goed, antifouling te dik, kit van de ramen aan vervanging toe.', null, null, null),
  ('018ccdaa-0180-7c21-90d8-629772f61aed', '018cc948-7c20-7c01-8a01-4a91183239d3', 'waxing', -62, 690.00, 'invoiced', null, null, null, null),
  ('018ccdaa-ebe0-7ad1-9da4-020049723530', '018cc95f-5f80-72aa-9eed-cfb456bae80c', 'waxing', -232, 510.00, 'paid', 'Romp gewassen, ontvet en twee lagen wax met de hand. Waterlijn extra laag.', null, null, null),
  ('018ccdab-d640-7187-b416-5a36772eebcd', '018cc945-bd00-78fc-a44c-5b479439805a', 'waxing', -1031, 435.00, 'paid', 'Romp en opbouw in de wax. Beslag afgeplakt, glas vrijgehouden. Vier uur met twee man.', null, null, null),
  ('018ccdac-c0a0-777c-aa14-6e2e51ea6e2c', '018cc955-4d60-7526-b12b-4348a99a4a5c', 'inspection', -9, 220.00, 'invoiced', null, null, null, null),
  ('018ccdad-ab00-7616-9951-3a03f4b20891', '018cc94d-fa60-7e36-b019-8cc4dca8c595', 'Rvs poetsen', -1071, 195.00, 'paid', null, null, null, null),
  ('018ccdae-9560-7cdb-8b79-85812a59fd1f', '018cc947-91c0-7336-b24b-878a11fb535c', 'teak_maintenance', -774, 1120.00, 'paid', 'Groene aanslag in de noordhoek van de kuip. Gereinigd en geneutraliseerd; advies: kuipzeil vaker open.', null, null, null),
  ('018ccdaf-7fc0-7cd0-aef1-20b348bad38f', '018cc957-2220-7e81-bb3f-5196c8fb58f2', 'inspection', -267, 235.00, 'paid', 'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.', null, null, null),
  ('018ccdb0-6a20-78e5-a312-58a3f9a933d2', '018cc94c-25a0-79ea-8ae5-00cf372146d2', 'inspection', -235, 300.00, 'paid', 'Schade door buurschip bekeken met de verzekeraar. Begroting opgesteld.', null, null, null),
  ('018ccdb1-5480-7933-a43a-88646aacc782', '018cc965-c820-73f1-9d16-78177dcfa898', 'waxing', -522, 540.00, 'paid', 'Romp en opbouw in de wax. Beslag afgeplakt, glas vrijgehouden. Vier uur met twee man.', null, null, null),
  ('018ccdb2-3ee0-7a38-ad3b-ae40298f9202', '018cc965-c820-73f1-9d16-78177dcfa898', 'gelcoat_repair', -1067, 1175.00, 'paid', null, null, null, null),
  ('018ccdb3-2940-7c57-8bdc-4926c9ce70c8', '018cc959-e140-7048-ba7a-7f4105d5ffae', 'inspection', -129, 260.00, 'paid', 'Schade door buurschip bekeken met de verzekeraar. Begroting opgesteld.', null, null, null),
  ('018ccdb4-13a0-7b38-8c66-128bb5878989', '018cc93c-9540-7cab-bc08-424576e89259', 'antifouling', -235, 583.23, 'paid', 'Schroef en as gepolijst en in de schroefcoating gezet. Boegschroeftunnel gedaan.', null, null, null),
  ('018ccdb4-fe00-73d6-bc93-cb7bb18f0dfe', '018cc94d-fa60-7e36-b019-8cc4dca8c595', 'inspection', -356, 240.00, 'paid', 'Inspectie vóór aankoop voor de nieuwe eigenaar. Romp goed, antifouling te dik, kit van de ramen aan vervanging toe.', null, null, null),
  ('018ccdb5-e860-7561-aa2f-9b321a39bbe5', '018cc94e-e4c0-70ce-bdec-84d88bd3d9bc', 'teak_maintenance', -540, 640.00, 'invoiced', 'Naadrubber kleefde in de zon. Over het hele voordek vernieuwd, twee dagen werk.', null, null, null),
  ('018ccdb6-d2c0-7807-a37b-b5365a5e771a', '018cc93f-5460-7af5-bf74-d9d1eab8b966', 'waxing', -518, 455.00, 'paid', 'Roestaanslag onder de kluisgaten verwijderd, daarna gewaxt. Rvs mee gepoetst.', null, null, null),
  ('018ccdb7-bd20-78fa-8973-e8bac1ad7b88', '018cc951-a3e0-78b8-ae9d-b093f2282a46', 'waxing', -1052, 520.00, 'paid', 'Alleen stuurboord en spiegel gedaan, het ging regenen. Rest zonder kosten op de volgende dag afgemaakt.', null, null, null),
  ('018ccdb8-a780-7540-92e6-0c7782490c41', '018cc961-3440-7217-8c7b-e2d0e6082926', 'waxing', -334, 470.00, 'paid', 'Alleen stuurboord en spiegel gedaan, het ging regenen. Rest zonder kosten op de volgende dag afgemaakt.', null, null, null),
  ('018ccdb9-91e0-7951-afb6-79215a9286f3', '018cc94a-50e0-7d1b-95f1-8d3fdea6eaa6', 'Winterklaar maken', -370, 255.00, 'paid', 'Waterinstallatie afgetapt en dek schoon achtergelaten. Sleutel terug bij de havenmeester.', null, null, null),
  ('018ccdba-7c40-7c51-a192-38e5fc6657b2', '018cc95d-8ac0-7399-84bf-b49fd4a17341', 'antifouling', -1063, 945.00, 'paid', 'Oude laag te dik: over de hele bodem gestript tot de primer. Nieuwe opbouw, drie lagen op de voorkant van de kiel.', null, null, null),
  ('018ccdbb-66a0-775e-83ed-778ea0b2cf59', '018cc963-f360-7de8-8b13-ee279242d5d7', 'gelcoat_repair', -1020, 905.00, 'paid', null, null, null, null),
  ('018ccdbc-5100-799e-8eed-3adaadc2e0d8', '018cc93e-6a00-73ea-a2ed-372eb1cf6e93', 'waxing', -955, 300.00, 'invoiced', 'Alleen stuurboord en spiegel gedaan, het ging regenen. Rest zonder kosten op de volgende dag afgemaakt.', null, null, null),
  ('018ccdbd-3b60-7225-b4c0-25cf820e0d97', '018cc93c-9540-7cab-bc08-424576e89259', 'antifouling', -1002, 600.99, 'paid', 'Waterlijn 3 cm hoger gezet: het schip ligt dieper sinds de nieuwe accu’s.', null, null, null),
  ('018ccdbe-25c0-7e95-b65f-30eeefebfc95', '018cc963-0900-7537-a53c-12202d1c7253', 'antifouling', -739, 554.78, 'paid', 'Kielnaad gescheurd over 20 cm. Opgevuld en eigenaar gewezen op controle van de kielbouten.', null, null, null),
  ('018ccdbf-1020-76ef-be5c-b67919c716e7', '018cc93f-5460-7af5-bf74-d9d1eab8b966', 'inspection', -31, 255.00, 'invoiced', 'Gelcoat rondom gecontroleerd met vochtmeter. Geen verhoogde waarden. Twee haarscheurtjes bij de mastvoet: volgen.', null, null, null),
  ('018ccdbf-fa80-77b9-82b4-d12947997e11', '018cc93a-c080-79c5-ba84-2e1031ca293f', 'antifouling', -776, 685.00, 'paid', 'Twee lagen zelfslijpend, zwart. Onder de bokken nagewerkt na het verplaatsen.', null, null, null),
  ('018ccdc0-e4e0-7262-960f-0caab0c677ec', '018cc95e-7520-7d05-a576-fd48aab35995', 'gelcoat_repair', -317, 2415.95, 'paid', 'Osmoseblaasjes onder de waterlijn, elf stuks tot 8 mm. Geopend, gespoeld en gedroogd; vochtmeting genoteerd in de map.', null, null, null),
  ('018ccdc1-cf40-7dc2-bcdb-59e797739f4c', '018cc950-b980-780c-b505-2af80a176ec8', 'inspection', -1052, 309.04, 'paid', 'Inspectie vóór aankoop voor de nieuwe eigenaar. Romp goed, antifouling te dik, kit van de ramen aan vervanging toe.', null, null, null),
  ('018ccdc2-b9a0-70e2-b63f-270b68d13e3c', '018cc948-7c20-7c01-8a01-4a91183239d3', 'inspection', -817, 305.00, 'paid', 'Teak, kit en beslag nagelopen. Rapport met foto’s gestuurd. Eerste aandacht: naden voordek.', null, null, null),
  ('018ccdc3-a400-7dfa-acdd-3edc7a44154b', '018cc958-f6e0-7d18-96a3-5eb919d016a4', 'antifouling', -982, 815.00, 'paid', null, null, null, null),
  ('018ccdc4-8e60-7f37-862f-dc4f5f5bffe3', '018cc94a-50e0-7d1b-95f1-8d3fdea6eaa6', 'inspection', -295, 310.00, 'paid', 'Gelcoat rondom gecontroleerd met vochtmeter. Geen verhoogde waarden. Twee haarscheurtjes bij de mastvoet: volgen.', null, null, null),
  ('018ccdc5-78c0-7e5d-8127-29c95725b92f', '018cc959-e140-7048-ba7a-7f4105d5ffae', 'inspection', -660, 220.00, 'paid', 'Gelcoat rondom gecontroleerd met vochtmeter. Geen verhoogde waarden. Twee haarscheurtjes bij de mastvoet: volgen.', null, null, null),
  ('018ccdc6-6320-778b-8821-d37c36bb7e0c', '018cc94a-50e0-7d1b-95f1-8d3fdea6eaa6', 'waxing', -1039, 675.00, 'paid', 'Romp en opbouw in de wax. Beslag afgeplakt, glas vrijgehouden. Vier uur met twee man.', null, null, null),
  ('018ccdc7-4d80-782f-ac6c-d76528ead63d', '018cc954-6300-79cf-b340-8618194d7be6', 'inspection', -77, 270.00, 'paid', 'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.', null, null, null),
  ('018ccdc8-37e0-7b84-a61b-3bbba98dcfab', '018cc948-7c20-7c01-8a01-4a91183239d3', 'waxing', -63, 425.00, 'paid', 'Keramische verzegeling aangebracht op de romp na polijsten. Eerste twee weken niet wassen met zeep.', null, null, null),
  ('018ccdc9-2240-7f41-a245-5e88825f67c0', '018cc950-b980-780c-b505-2af80a176ec8', 'teak_maintenance', -207, 1030.00, 'paid', 'Naadrubber kleefde in de zon. Over het hele voordek vernieuwd, twee dagen werk.', null, null, null),
  ('018ccdca-0ca0-7458-80e9-2257f20ea632', '018cc93f-5460-7af5-bf74-d9d1eab8b966', 'inspection', -406, 205.00, 'paid', null, null, null, null),
  ('018ccdca-f700-79e0-b2bf-61aaeb6ce62f', '018cc949-6680-700e-b493-df38abd9354c', 'inspection', -1053, 275.00, 'paid', 'Schade door buurschip bekeken met de verzekeraar. Begroting opgesteld.', null, null, null),
  ('018ccdcb-e160-7341-94d0-89eaa195159e', '018cc95a-cba0-7e73-9a42-f13b0d67ec67', 'Rvs poetsen', -150, 185.00, 'paid', 'Preekstoel, scepters en zeereling gepoetst en beschermd. Vliegroest kwam van een spanschroef.', null, null, null),
  ('018ccdcc-cbc0-732e-9268-b9aae42d68f1', '018cc954-6300-79cf-b340-8618194d7be6', 'inspection', -807, 230.00, 'paid', 'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.', null, null, null),
  ('018ccdcd-b620-70d0-9f62-5c7cd261343e', '018cc943-e840-7b90-ad2d-f822ffc49675', 'waxing', -660, 675.00, 'paid', 'Donkerblauwe romp: hologrammen van een eerdere polijstbeurt weggehaald met fijne pad, daarna wax.', null, null, null),
  ('018ccdce-a080-74b0-b4a1-f062698c5168', '018cc95a-cba0-7e73-9a42-f13b0d67ec67', 'waxing', -617, 580.00, 'paid', 'Romp en opbouw in de wax. Beslag afgeplakt, glas vrijgehouden. Vier uur met twee man.', null, null, null),
  ('018ccdcf-8ae0-77bf-abb6-d9aceb2639c7', '018cc954-6300-79cf-b340-8618194d7be6', 'gelcoat_repair', -9, 1730.00, 'completed', null, null, null, null),
  ('018ccdd0-7540-7926-92b2-ee11a9e16dd9', '018cc95c-a060-73e0-912e-0aed42238809', 'gelcoat_repair', -341, 705.00, 'paid', 'Kalkachtige gelcoat op de opbouw. Nat geschuurd 1000 tot 3000, gepolijst in twee gangen. Glansmeting voor 31, na 88.', null, null, null),
  ('018ccdd1-5fa0-73f8-8065-0341e940cadd', '018cc93e-6a00-73ea-a2ed-372eb1cf6e93', 'inspection', -98, 210.00, 'paid', null, null, null, null),
  ('018ccdd2-4a00-7273-a75c-e13cfcab6cd8', '018cc95c-a060-73e0-912e-0aed42238809', 'waxing', -517, 455.00, 'paid', 'Alleen stuurboord en spiegel gedaan, het ging regenen. Rest zonder kosten op de volgende dag afgemaakt.', null, null, null),
  ('018ccdd3-3460-7be4-92e0-4334d6571351', '018cc941-2920-7d42-a725-f8d9fe7f5907', 'gelcoat_repair', -437, 1750.00, 'paid', 'Boeg: kettingschade bij de ankerrol. Twee lagen, kleur gemengd op vak 4 van de kleurkaart. Rvs-beschermplaat aangeraden.', null, null, null),
  ('018ccdd4-1ec0-7912-88fd-0b00ab071460', '018cc942-1380-7cd3-b811-744eb4b6637a', 'Rvs poetsen', -431, 230.00, 'paid', 'Zwemtrap en davits gepoetst. Las van de linkerdavit heeft een haarscheur: gemeld.', null, null, null),
  ('018ccdd5-0920-7a06-a013-95d67a5bc654', '018cc963-0900-7537-a53c-12202d1c7253', 'gelcoat_repair', -324, 1420.00, 'paid', 'Spiegel: drie sterscheuren van de zwemtrap. Achterplaat versterkt voordat de gelcoat dichtging.', null, null, null),
  ('018ccdd5-f380-7e57-a01e-ddf819fb6193', '018cc93b-aae0-714e-85cd-733d9ad4629a', 'waxing', -813, 516.54, 'paid', 'Keramische verzegeling aangebracht op de romp na polijsten. Eerste twee weken niet wassen met zeep.', null, null, null),
  ('018ccdd6-dde0-74a5-9ee6-f1bae6aac6c5', '018cc950-b980-780c-b505-2af80a176ec8', 'waxing', -361, 440.00, 'invoiced', null, null, null, null),
  ('018ccdd7-c840-7ab3-bfa1-45713a4c3beb', '018cc943-e840-7b90-ad2d-f822ffc49675', 'gelcoat_repair', -622, 815.00, 'paid', 'Boeg: kettingschade bij de ankerrol. Twee lagen, kleur gemengd op vak 4 van de kleurkaart. Rvs-beschermplaat aangeraden.', null, null, null),
  ('018ccdd8-b2a0-7e41-98c7-53ce6cb03867', '018cc948-7c20-7c01-8a01-4a91183239d3', 'waxing', -737, 570.00, 'paid', 'Alleen stuurboord en spiegel gedaan, het ging regenen. Rest zonder kosten op de volgende dag afgemaakt.', null, null, null),
  ('018ccdd9-9d00-7d14-9d67-aa0fe88dbd60', '018cc94b-3b40-79e4-aa25-b3bca8246db8', 'inspection', -543, 326.26, 'paid', 'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.', null, null, null),
  ('018ccdda-8760-739f-ad35-36c1eb5bb109', '018cc95f-5f80-72aa-9eed-cfb456bae80c', 'antifouling', -418, 475.00, 'paid', 'Waterlijn 3 cm hoger gezet: het schip ligt dieper sinds de nieuwe accu’s.', null, null, null),
  ('018ccddb-71c0-7725-bd54-753b687fa332', '018cc94e-e4c0-70ce-bdec-84d88bd3d9bc', 'antifouling', -1041, 710.00, 'paid', 'Afgespoten, losse delen geschuurd, primer op kale plekken en twee lagen aangebracht. Anodes vervangen.', null, null, null),
  ('018ccddc-5c20-7363-a818-ac5d4e2b4307', '018cc95c-a060-73e0-912e-0aed42238809', 'teak_maintenance', -674, 1365.00, 'paid', 'Naadrubber kleefde in de zon. Over het hele voordek vernieuwd, twee dagen werk.', null, null, null),
  ('018ccddd-4680-717f-8574-230db4c00fcf', '018cc940-3ec0-7ccb-8587-2b1d7bf32aab', 'antifouling', -195, 570.00, 'paid', null, null, null, null),
  ('018ccdde-30e0-7832-ac2d-607c9f40aad5', '018cc942-fde0-71e4-8945-ea7e750b0e87', 'inspection', -23, 300.00, 'paid', 'Teak, kit en beslag nagelopen. Rapport met foto’s gestuurd. Eerste aandacht: naden voordek.', null, null, null),
  ('018ccddf-1b40-7e29-ac94-f730bfd3b477', '018cc952-8e40-7316-b98a-01d69d100431', 'inspection', -621, 245.00, 'paid', null, null, null, null),
  ('018ccde0-05a0-78e5-9e9a-91913851a5c5', '018cc93e-6a00-73ea-a2ed-372eb1cf6e93', 'gelcoat_repair', -31, 2770.00, 'paid', 'Kuiprand: deuk van een lier opgevuld. Kleur wijkt bij zonlicht een fractie af, eigenaar akkoord.', null, null, null),
  ('018ccde0-f000-7c7e-befe-fab049a608cc', '018cc944-d2a0-7173-8f0c-8c0e37612a24', 'waxing', -751, 395.00, 'paid', 'Kalkvlekken van kraanwater op de opbouw. Met zachte reiniger verwijderd, daarna spraywax.', null, null, null),
  ('018ccde1-da60-7147-ab2a-879ec8449e30', '018cc954-6300-79cf-b340-8618194d7be6', 'waxing', -419, 480.00, 'paid', 'Kalkvlekken van kraanwater op de opbouw. Met zachte reiniger verwijderd, daarna spraywax.', null, null, null),
  ('018ccde2-c4c0-780c-b2d4-70f46241f39b', '018cc947-91c0-7336-b24b-878a11fb535c', 'inspection', -103, 230.00, 'paid', 'Schade door buurschip bekeken met de verzekeraar. Begroting opgesteld.', null, null, null),
  ('018ccde3-af20-7749-9f36-22344a28b149', '018cc942-1380-7cd3-b811-744eb4b6637a', 'gelcoat_repair', -997, 2270.00, 'paid', 'Schade door fenderbord over 1,2 m. Gevuld, geschuurd, gepolijst. Fenderbord had een uitstekende bout.', null, null, null),
  ('018ccde4-9980-7c4a-8410-53c97219dafb', '018cc940-3ec0-7ccb-8587-2b1d7bf32aab', 'gelcoat_repair', -548, 2345.00, 'paid', 'Vergeelde strepen onder de spuigaten weggepolijst, daarna verzegeld. Spuigat bakboord lekt naar binnen: gemeld.', null, null, null),
  ('018ccde5-83e0-758b-bdc3-64b0c5821787', '018cc943-e840-7b90-ad2d-f822ffc49675', 'gelcoat_repair', -290, 1015.00, 'paid', 'Schade door fenderbord over 1,2 m. Gevuld, geschuurd, gepolijst. Fenderbord had een uitstekende bout.', null, null, null),
  ('018ccde6-6e40-7400-9b8b-d8121797f81d', '018cc951-a3e0-78b8-ae9d-b093f2282a46', 'gelcoat_repair', -89, 2280.00, 'paid', null, null, null, null),
  ('018ccde7-58a0-72bb-b486-4187f60518b3', '018cc93d-7fa0-72cd-ae54-d12ecc2e8d68', 'gelcoat_repair', -519, 840.00, 'paid', 'Kalkachtige gelcoat op de opbouw. Nat geschuurd 1000 tot 3000, gepolijst in twee gangen. Glansmeting voor 31, na 88.', null, null, null),
  ('018ccde8-4300-761b-96ff-63d0047ae38e', '018cc944-d2a0-7173-8f0c-8c0e37612a24', 'inspection', -186, 275.00, 'paid', null, null, null, null),
  ('018ccde9-2d60-75ef-ad0e-41ea43b0cdaa', '018cc95b-b600-74e9-8d41-abfd650a78f7', 'waxing', -290, 405.00, 'paid', 'Roestaanslag onder de kluisgaten verwijderd, daarna gewaxt. Rvs mee gepoetst.', null, null, null),
  ('018ccdea-17c0-7c03-9b08-d34f51837725', '018cc95c-a060-73e0-912e-0aed42238809', 'antifouling', -809, 565.00, 'paid', 'Oude laag te dik: over de hele bodem gestript tot de primer. Nieuwe opbouw, drie lagen op de voorkant van de kiel.', null, null, null),
  ('018ccdeb-0220-7412-8762-95380d29427d', '018cc942-fde0-71e4-8945-ea7e750b0e87', 'waxing', -502, 755.00, 'paid', 'Roestaanslag onder de kluisgaten verwijderd, daarna gewaxt. Rvs mee gepoetst.', null, null, null),
  ('018ccdeb-ec80-7757-8bf9-b7571cc5e735', '018cc942-fde0-71e4-8945-ea7e750b0e87', 'waxing', -830, 465.00, 'paid', 'Donkerblauwe romp: hologrammen van een eerdere polijstbeurt weggehaald met fijne pad, daarna wax.', null, null, null),
  ('018ccdec-d6e0-709e-a435-413c6fb5b1a4', '018cc942-1380-7cd3-b811-744eb4b6637a', 'gelcoat_repair', -628, 1445.00, 'paid', 'Aanvaringsschade stuurboord achter, 18 × 6 cm. Uitgeslepen tot op gezond laminaat, opgebouwd en in kleur bijgewerkt. Naad niet meer zichtbaar bij strijklicht.', null, null, null),
  ('018ccded-c140-71dd-b9bf-5ee587c59bef', '018cc94c-25a0-79ea-8ae5-00cf372146d2', 'inspection', -698, 315.00, 'paid', 'Teak, kit en beslag nagelopen. Rapport met foto’s gestuurd. Eerste aandacht: naden voordek.', null, null, null),
  ('018ccdee-aba0-710a-af06-ce21284eea55', '018cc937-1700-793e-b8f7-a32d1377ac8b', 'waxing', -404, 505.00, 'paid', 'Keramische verzegeling aangebracht op de romp na polijsten. Eerste twee weken niet wassen met zeep.', null, null, null),
  ('018ccdef-9600-7919-ac7b-87ff90645e16', '018cc953-78a0-700c-aa92-d727c1bcc21c', 'gelcoat_repair', -608, 505.00, 'paid', 'Schade door fenderbord over 1,2 m. Gevuld, geschuurd, gepolijst. Fenderbord had een uitstekende bout.', null, null, null),
  ('018ccdf0-8060-70da-bd08-dde55d4552e6', '018cc93e-6a00-73ea-a2ed-372eb1cf6e93', 'antifouling', -175, 505.00, 'paid', 'Schroef en as gepolijst en in de schroefcoating gezet. Boegschroeftunnel gedaan.', null, null, null),
  ('018ccdf1-6ac0-77aa-903b-7ed3eca7678e', '018cc953-78a0-700c-aa92-d727c1bcc21c', 'gelcoat_repair', -755, 840.00, 'paid', 'Kalkachtige gelcoat op de opbouw. Nat geschuurd 1000 tot 3000, gepolijst in twee gangen. Glansmeting voor 31, na 88.', null, null, null),
  ('018ccdf2-5520-7ca2-b3e3-c9eddd092bfe', '018cc93d-7fa0-72cd-ae54-d12ecc2e8d68', 'gelcoat_repair', -286, 2030.00, 'paid', 'Schade door fenderbord over 1,2 m. Gevuld, geschuurd, gepolijst. Fenderbord had een uitstekende bout.', null, null, null),
  ('018ccdf3-3f80-7513-8d94-fbdf160d4ccf', '018cc957-2220-7e81-bb3f-5196c8fb58f2', 'antifouling', -422, 845.00, 'paid', 'Waterlijn 3 cm hoger gezet: het schip ligt dieper sinds de nieuwe accu’s.', null, null, null),
  ('018ccdf4-29e0-78e5-a15c-61768ec3ef55', '018cc952-8e40-7316-b98a-01d69d100431', 'waxing', -899, 470.00, 'paid', 'Romp gewassen, ontvet en twee lagen wax met de hand. Waterlijn extra laag.', null, null, null),
  ('018ccdf5-1440-7d61-a18c-22e131ed6910', '018cc95a-cba0-7e73-9a42-f13b0d67ec67', 'waxing', -343, 500.00, 'paid', 'Roestaanslag onder de kluisgaten verwijderd, daarna gewaxt. Rvs mee gepoetst.', null, null, null),
  ('018ccdf5-fea0-72f3-aeaf-1a17d8e254e1', '018cc93e-6a00-73ea-a2ed-372eb1cf6e93', 'waxing', -84, 600.00, 'paid', 'Keramische verzegeling aangebracht op de romp na polijsten. Eerste twee weken niet wassen met zeep.', null, null, null),
  ('018ccdf6-e900-714f-859d-8c03f8a6f05c', '018cc954-6300-79cf-b340-8618194d7be6', 'waxing', -93, 435.00, 'paid', null, null, null, null),
  ('018ccdf7-d360-7153-bd4a-55cf1551a07f', '018cc942-1380-7cd3-b811-744eb4b6637a', 'inspection', -961, 295.00, 'paid', 'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.', null, null, null),
  ('018ccdf8-bdc0-7b0c-aedb-f432e1c69b6a', '018cc94b-3b40-79e4-aa25-b3bca8246db8', 'Winterklaar maken', -645, 255.00, 'paid', 'Waterinstallatie afgetapt en dek schoon achtergelaten. Sleutel terug bij de havenmeester.', null, null, null),
  ('018ccdf9-a820-7352-9e8b-26a168a90fa7', '018cc938-0160-7f55-a193-5871d520cb63', 'waxing', -481, 480.00, 'paid', 'Roestaanslag onder de kluisgaten verwijderd, daarna gewaxt. Rvs mee gepoetst.', null, null, null),
  ('018ccdfa-9280-72a4-80b5-a6953786cdf3', '018cc954-6300-79cf-b340-8618194d7be6', 'waxing', -1053, 461.64, 'paid', null, null, null, null),
  ('018ccdfb-7ce0-7373-b34d-2356003e4f52', '018cc940-3ec0-7ccb-8587-2b1d7bf32aab', 'antifouling', -250, 595.00, 'paid', 'Waterlijn 3 cm hoger gezet: het schip ligt dieper sinds de nieuwe accu’s.', null, null, null),
  ('018ccdfc-6740-78fe-b5c8-6b834286d47b', '018cc94d-fa60-7e36-b019-8cc4dca8c595', 'teak_maintenance', -588, 1920.00, 'paid', null, null, null, null),
  ('018ccdfd-51a0-74e6-85b0-80e38ba36d1d', '018cc953-78a0-700c-aa92-d727c1bcc21c', 'waxing', -889, 605.00, 'paid', 'Kalkvlekken van kraanwater op de opbouw. Met zachte reiniger verwijderd, daarna spraywax.', null, null, null),
  ('018ccdfe-3c00-797c-af68-2821c0ce37da', '018cc963-0900-7537-a53c-12202d1c7253', 'waxing', -101, 555.00, 'paid', null, null, null, null),
  ('018ccdff-2660-74de-b818-8d9fadef5a6a', '018cc95d-8ac0-7399-84bf-b49fd4a17341', 'inspection', -578, 320.00, 'paid', 'Gelcoat rondom gecontroleerd met vochtmeter. Geen verhoogde waarden. Twee haarscheurtjes bij de mastvoet: volgen.', null, null, null),
  ('018cce00-10c0-73bf-bad6-9d87eeced659', '018cc957-2220-7e81-bb3f-5196c8fb58f2', 'antifouling', -1058, 970.00, 'paid', null, null, null, null),
  ('018cce00-fb20-7cf5-b6e7-ac2e40f2253f', '018cc959-e140-7048-ba7a-7f4105d5ffae', 'gelcoat_repair', -574, 365.00, 'paid', 'Boeg: kettingschade bij de ankerrol. Twee lagen, kleur gemengd op vak 4 van de kleurkaart. Rvs-beschermplaat aangeraden.', null, null, null),
  ('018cce01-e580-7b99-8d70-bc67cae1fcf0', '018cc961-3440-7217-8c7b-e2d0e6082926', 'waxing', -835, 535.00, 'paid', 'Onderhoudsbeurt: wassen, cleanerwax, uitpoetsen. Glans houdt goed sinds de vorige keer.', null, null, null),
  ('018cce02-cfe0-7cdd-90bb-c13aa771647e', '018cc95b-b600-74e9-8d41-abfd650a78f7', 'gelcoat_repair', -760, 2525.00, 'paid', 'Osmoseblaasjes onder de waterlijn, elf stuks tot 8 mm. Geopend, gespoeld en gedroogd; vochtmeting genoteerd in de map.', null, null, null),
  ('018cce03-ba40-7fa7-b8a0-28b3ceaaf92f', '018cc954-6300-79cf-b340-8618194d7be6', 'waxing', -606, 424.50, 'paid', 'Romp gewassen, ontvet en twee lagen wax met de hand. Waterlijn extra laag.', null, null, null),
  ('018cce04-a4a0-7e05-82b9-a8d994b45e88', '018cc94b-3b40-79e4-aa25-b3bca8246db8', 'teak_maintenance', -641, 800.00, 'paid', 'Rubbernaden over 7 m vervangen, stuurboord gangboord. Oude kit zat los van de bodem van de groef.', null, null, null),
  ('018cce05-8f00-7d61-837d-a883006a3024', '018cc947-91c0-7336-b24b-878a11fb535c', 'gelcoat_repair', -191, 525.00, 'paid', 'Haarscheurtjes rond twee scepterpotten bakboord uitgefreesd en gevuld. Scepterpotten opnieuw gekit; eigenaar wil ze volgend jaar laten vervangen.', null, null, null),
  ('018cce06-7960-76b8-9451-c350234497a4', '018cc95c-a060-73e0-912e-0aed42238809', 'antifouling', -180, 580.00, 'paid', 'Waterlijn 3 cm hoger gezet: het schip ligt dieper sinds de nieuwe accu’s.', null, null, null),
  ('018cce07-63c0-787b-9541-49e01f79909e', '018cc95b-b600-74e9-8d41-abfd650a78f7', 'gelcoat_repair', -227, 1110.00, 'paid', null, null, null, null),
  ('018cce08-4e20-7960-886c-1e5712812f7d', '018cc93c-9540-7cab-bc08-424576e89259', 'waxing', -299, 280.00, 'paid', null, null, null, null),
  ('018cce09-3880-7d94-a5c0-ccd30ff0a64e', '018cc957-2220-7e81-bb3f-5196c8fb58f2', 'inspection', -827, 265.00, 'paid', 'Gelcoat rondom gecontroleerd met vochtmeter. Geen verhoogde waarden. Twee haarscheurtjes bij de mastvoet: volgen.', null, null, null),
  ('018cce0a-22e0-7bee-905a-0374f2bce73a', '018cc942-fde0-71e4-8945-ea7e750b0e87', 'gelcoat_repair', -274, 1090.00, 'paid', 'Aanvaringsschade stuurboord achter, 18 × 6 cm. Uitgeslepen tot op gezond laminaat, opgebouwd en in kleur bijgewerkt. Naad niet meer zichtbaar bij strijklicht.', null, null, null),
  ('018cce0b-0d40-7030-8f5a-fa7b6d0da21e', '018cc958-f6e0-7d18-96a3-5eb919d016a4', 'waxing', -1038, 650.00, 'paid', 'Roestaanslag onder de kluisgaten verwijderd, daarna gewaxt. Rvs mee gepoetst.', null, null, null),
  ('018cce0b-f7a0-7894-9f96-725db74556af', '018cc961-3440-7217-8c7b-e2d0e6082926', 'waxing', -817, 635.00, 'paid', 'Onderhoudsbeurt: wassen, cleanerwax, uitpoetsen. Glans houdt goed sinds de vorige keer.', null, null, null),
  ('018cce0c-e200-7cc8-858b-740b35546ca6', '018cc94a-50e0-7d1b-95f1-8d3fdea6eaa6', 'gelcoat_repair', -114, 540.00, 'paid', 'Spiegel: drie sterscheuren van de zwemtrap. Achterplaat versterkt voordat de gelcoat dichtging.', null, null, null),
  ('018cce0d-cc60-7173-925b-73344f3181cb', '018cc941-2920-7d42-a725-f8d9fe7f5907', 'antifouling', -45, 320.00, 'paid', 'Oude laag te dik: over de hele bodem gestript tot de primer. Nieuwe opbouw, drie lagen op de voorkant van de kiel.', null, null, null),
  ('018cce0e-b6c0-7447-bb4a-3bcb2e5b4eb3', '018cc954-6300-79cf-b340-8618194d7be6', 'antifouling', -88, 685.00, 'paid', 'Kielnaad gescheurd over 20 cm. Opgevuld en eigenaar gewezen op controle van de kielbouten.', null, null, null),
  ('018cce0f-a120-7ac4-b0e3-ea8696a1e516', '018cc957-2220-7e81-bb3f-5196c8fb58f2', 'waxing', -27, 460.00, 'paid', 'Alleen stuurboord en spiegel gedaan, het ging regenen. Rest zonder kosten op de volgende dag afgemaakt.', null, null, null),
  ('018cce10-8b80-7a2b-b2a4-87ba90e6e090', '018cc942-fde0-71e4-8945-ea7e750b0e87', 'teak_maintenance', -556, 1080.00, 'paid', 'Naadrubber kleefde in de zon. Over het hele voordek vernieuwd, twee dagen werk.', null, null, null),
  ('018cce11-75e0-71a0-9e86-be0b964b942d', '018cc937-1700-793e-b8f7-a32d1377ac8b', 'gelcoat_repair', -1082, 975.00, 'paid', 'Boeg: kettingschade bij de ankerrol. Twee lagen, kleur gemengd op vak 4 van de kleurkaart. Rvs-beschermplaat aangeraden.', null, null, null),
  ('018cce12-6040-7483-8697-62defa85c927', '018cc946-a760-77b6-94b0-f274221572da', 'antifouling', -111, 1005.00, 'paid', 'Schroef en as gepolijst en in de schroefcoating gezet. Boegschroeftunnel gedaan.', null, null, null),
  ('018cce13-4aa0-72ad-a599-0b23abc7b379', '018cc95a-cba0-7e73-9a42-f13b0d67ec67', 'waxing', -92, 400.00, 'paid', 'Keramische verzegeling aangebracht op de romp na polijsten. Eerste twee weken niet wassen met zeep.', null, null, null),
  ('018cce14-3500-78cd-8704-5cff2fc10848', '018cc942-fde0-71e4-8945-ea7e750b0e87', 'gelcoat_repair', -621, 475.00, 'invoiced', 'Schade door fenderbord over 1,2 m. Gevuld, geschuurd, gepolijst. Fenderbord had een uitstekende bout.', null, null, null),
  ('018cce15-1f60-7cb9-9c36-45d200032703', '018cc963-f360-7de8-8b13-ee279242d5d7', 'antifouling', -693, 595.00, 'paid', 'Twee lagen zelfslijpend, zwart. Onder de bokken nagewerkt na het verplaatsen.', null, null, null),
  ('018cce16-09c0-771b-b168-9bda87c5e296', '018cc937-1700-793e-b8f7-a32d1377ac8b', 'waxing', -781, 475.00, 'paid', 'Donkerblauwe romp: hologrammen van een eerdere polijstbeurt weggehaald met fijne pad, daarna wax.', null, null, null),
  ('018cce16-f420-7fce-9852-4ddbd58cf448', '018cc957-2220-7e81-bb3f-5196c8fb58f2', 'inspection', -852, 315.00, 'paid', null, null, null, null),
  ('018cce17-de80-7249-b06d-c4e69c177db4', '018cc94a-50e0-7d1b-95f1-8d3fdea6eaa6', 'teak_maintenance', -105, 735.00, 'paid', 'Rubbernaden over 7 m vervangen, stuurboord gangboord. Oude kit zat los van de bodem van de groef.', null, null, null),
  ('018cce18-c8e0-73b1-8339-86dc3af1a40a', '018cc937-1700-793e-b8f7-a32d1377ac8b', 'inspection', -409, 250.00, 'paid', 'Seizoenscontrole. Waxlaag houdt nog, antifouling kan een jaar mee.', null, null, null),
  ('018cce19-b340-7505-9f82-1263a5c8593e', '018cc95e-7520-7d05-a576-fd48aab35995', 'waxing', -643, 695.00, 'paid', 'Onderhoudsbeurt: wassen, cleanerwax, uitpoetsen. Glans houdt goed sinds de vorige keer.', null, null, null),
  ('018cce1a-9da0-7c92-8a2b-285d5d08e714', '018cc960-49e0-7584-b982-6be3114580de', 'gelcoat_repair', -771, 2235.00, 'paid', 'Boeg: kettingschade bij de ankerrol. Twee lagen, kleur gemengd op vak 4 van de kleurkaart. Rvs-beschermplaat aangeraden.', null, null, null),
  ('018cce1b-8800-7e1f-af8c-25c935d68e64', '018cc95e-7520-7d05-a576-fd48aab35995', 'gelcoat_repair', -118, 780.00, 'paid', 'Boeg: kettingschade bij de ankerrol. Twee lagen, kleur gemengd op vak 4 van de kleurkaart. Rvs-beschermplaat aangeraden.', null, null, null),
  ('018cce1c-7260-7e85-9313-8d56e5d1e513', '018cc943-e840-7b90-ad2d-f822ffc49675', 'gelcoat_repair', -136, 435.00, 'paid', 'Vergeelde strepen onder de spuigaten weggepolijst, daarna verzegeld. Spuigat bakboord lekt naar binnen: gemeld.', null, null, null),
  ('018cce1d-5cc0-7616-a2f1-bb78ebd12566', '018cc963-0900-7537-a53c-12202d1c7253', 'gelcoat_repair', -98, 1835.00, 'paid', 'Schade door fenderbord over 1,2 m. Gevuld, geschuurd, gepolijst. Fenderbord had een uitstekende bout.', null, null, null),
  ('018cce1e-4720-7d1a-8879-77919def0e75', '018cc951-a3e0-78b8-ae9d-b093f2282a46', 'antifouling', -515, 545.00, 'paid', null, null, null, null),
  ('018cce1f-3180-76c6-920c-a6b866785ac6', '018cc946-a760-77b6-94b0-f274221572da', 'gelcoat_repair', -823, 1470.00, 'paid', 'Vergeelde strepen onder de spuigaten weggepolijst, daarna verzegeld. Spuigat bakboord lekt naar binnen: gemeld.', null, null, null),
  ('018cce20-1be0-7ecd-a99b-39665dd06a92', '018cc951-a3e0-78b8-ae9d-b093f2282a46', 'antifouling', -858, 535.00, 'paid', null, null, null, null),
  ('018cce21-0640-708b-b46c-67c16cb868e5', '018cc965-c820-73f1-9d16-78177dcfa898', 'inspection', -512, 290.00, 'paid', 'Vochtmeting onder de waterlijn: 4 tot 7 procent, achterste deel 11. Na een maand op de kant opnieuw meten.', null, null, null),
  ('018cce21-f0a0-7245-9b7f-1b7106109fbc', '018cc963-f360-7de8-8b13-ee279242d5d7', 'waxing', -357, 530.00, 'paid', 'Roestaanslag onder de kluisgaten verwijderd, daarna gewaxt. Rvs mee gepoetst.', null, null, null),
  ('018cce22-db00-7bba-a60f-547e2cac6664', '018cc93e-6a00-73ea-a2ed-372eb1cf6e93', 'waxing', -564, 350.00, 'paid', 'Alleen stuurboord en spiegel gedaan, het ging regenen. Rest zonder kosten op de volgende dag afgemaakt.', null, null, null),
  ('018cce23-c560-7798-a1c0-995907c8b6aa', '018cc953-78a0-700c-aa92-d727c1bcc21c', 'inspection', -622, 290.00, 'paid', 'Teak, kit en beslag nagelopen. Rapport met foto’s gestuurd. Eerste aandacht: naden voordek.', null, null, null),
  ('018cce24-afc0-7b11-9a09-df46814dddd6', '018cc953-78a0-700c-aa92-d727c1bcc21c', 'waxing', -586, 325.00, 'paid', 'Romp gewassen, ontvet en twee lagen wax met de hand. Waterlijn extra laag.', null, null, null),
  ('018cce25-9a20-7251-8a39-941f7bff45f4', '018cc955-4d60-7526-b12b-4348a99a4a5c', 'waxing', -44, 605.00, 'paid', 'Onderhoudsbeurt: wassen, cleanerwax, uitpoetsen. Glans houdt goed sinds de vorige keer.', null, null, null),
  ('018cce26-8480-7323-bcc3-f4dec986459d', '018cc942-1380-7cd3-b811-744eb4b6637a', 'inspection', -946, 250.00, 'paid', null, null, null, null),
  ('018cce27-6ee0-788d-9e32-854d0a86c64a', '018cc95c-a060-73e0-912e-0aed42238809', 'gelcoat_repair', -1061, 580.00, 'paid', null, null, null, null),
  ('018cce28-5940-7bff-81db-51f4f92e42fb', '018cc95f-5f80-72aa-9eed-cfb456bae80c', 'gelcoat_repair', -583, 375.00, 'paid', 'Vergeelde strepen onder de spuigaten weggepolijst, daarna verzegeld. Spuigat bakboord lekt naar binnen: gemeld.', null, null, null),
  ('018cce29-43a0-74c8-864b-98f35a84443b', '018cc960-49e0-7584-b982-6be3114580de', 'inspection', -607, 290.00, 'paid', 'Gelcoat rondom gecontroleerd met vochtmeter. Geen verhoogde waarden. Twee haarscheurtjes bij de mastvoet: volgen.', null, null, null),
  ('018cce2a-2e00-73c9-8f22-902c53e2cf46', '018cc93e-6a00-73ea-a2ed-372eb1cf6e93', 'antifouling', -530, 740.00, 'paid', 'Oude laag te dik: over de hele bodem gestript tot de primer. Nieuwe opbouw, drie lagen op de voorkant van de kiel.', null, null, null),
  ('018cce2b-1860-7a77-b1ac-8707636433c3', '018cc947-91c0-7336-b24b-878a11fb535c', 'waxing', -797, 495.00, 'paid', 'Romp gewassen, ontvet en twee lagen wax met de hand. Waterlijn extra laag.', null, null, null),
  ('018cce2c-02c0-7188-a353-6f7876fa0bde', '018cc95f-5f80-72aa-9eed-cfb456bae80c', 'gelcoat_repair', -599, 2625.00, 'paid', 'Schade door fenderbord over 1,2 m. Gevuld, geschuurd, gepolijst. Fenderbord had een uitstekende bout.', null, null, null),
  ('018cce2c-ed20-7a47-ab3d-41a9e743a58d', '018cc93e-6a00-73ea-a2ed-372eb1cf6e93', 'antifouling', -263, 745.00, 'paid', 'Twee lagen zelfslijpend, zwart. Onder de bokken nagewerkt na het verplaatsen.', null, null, null),
  ('018cce2d-d780-7701-b5ff-af850207e2a9', '018cc95d-8ac0-7399-84bf-b49fd4a17341', 'Rvs poetsen', -256, 281.91, 'paid', 'Preekstoel, scepters en zeereling gepoetst en beschermd. Vliegroest kwam van een spanschroef.', null, null, null),
  ('018cce2e-c1e0-7fd9-8a80-6a19e4f56bbe', '018cc951-a3e0-78b8-ae9d-b093f2282a46', 'antifouling', -39, 795.00, 'paid', null, null, null, null),
  ('018cce2f-ac40-72b5-85c6-1bb395dca459', '018cc94f-cf20-7e05-89c7-505479a24d09', 'teak_maintenance', -957, 1815.00, 'paid', 'Groene aanslag in de noordhoek van de kuip. Gereinigd en geneutraliseerd; advies: kuipzeil vaker open.', null, null, null),
  ('018cce30-96a0-76d5-b028-f1afe6e8240d', '018cc948-7c20-7c01-8a01-4a91183239d3', 'gelcoat_repair', -252, 675.00, 'paid', 'Haarscheurtjes rond twee scepterpotten bakboord uitgefreesd en gevuld. Scepterpotten opnieuw gekit; eigenaar wil ze volgend jaar laten vervangen.', null, null, null)
) as v (id, client_id, service_type, day, amount, status, notes, technician, start_time, duration_minutes)
left join (
  select s.user_id, row_number() over (order by s.name) - 1 as turn from public.staff s where s.role = 'technician'
) t on t.turn = v.technician::integer
on conflict (id) do nothing;

-- What visitors sent: their age is counted from now, for some wait for an answer.
insert into public.contacts (id, first_name, last_name, email, phone, message, notes, status, form, service, boat_type, unchecked, created_at, answered_at)
select v.id::uuid, v.first_name, v.last_name, v.email, v.phone, v.message, v.notes, v.status, v.form, v.service, v.boat_type, false, now() - make_interval(hours => v.hours_ago), now() - make_interval(hours => v.hours_ago) + make_interval(mins => v.answered_minutes)
from (values
  ('01972fa8-7a60-74a9-923a-c401961256e9', 'Femke', 'Oudshoorn', 'femke.oudshoorn@post.example', '06 0031 4417', 'Onze sloep is na twee seizoenen dof geworden, vooral aan stuurboord. Kunt u laten weten wat polijsten en waxen ongeveer kost? Hij ligt in Muiden.', null, 'new', 'contact', 'Polijsten en waxen', 'Sloep', 3, null),
  ('01972fa9-64c0-734c-8ffc-4464ad4e105c', 'Reinier', 'Bolk', 'reinier.bolk@post.example', '06 0052 9083', 'Ik zie haarscheurtjes rond de preekstoel. Is dat iets om voor de winter te laten doen?', null, 'new', 'contact', 'Gelcoat reparatie', 'Zeiljacht', 20, null),
  ('01972faa-4f20-76fa-aa50-f2fd472f9dc9', 'Annelies', 'Quint', 'annelies.quint@post.example', null, null, null, 'new', 'consultation', 'Premium Consultatie', null, 31, null),
  ('01972fab-3980-78cc-99af-5021fe22794f', 'Thijs', 'Wiersma', 'thijs.wiersma@post.example', '06 0078 2210', 'Graag een afspraak voor antifouling in maart. Lengte 11,8 m, ligplaats Enkhuizen.', 'Gebeld: komt 12 maart uit het water. Offerte volgt.', 'contacted', 'contact', 'Antifouling aanbrengen', 'Motorjacht', 48, 190),
  ('01972fac-23e0-70f9-be39-80edfc0fe770', 'Josephine', 'Kramer', 'josephine.kramer@post.example', '06 0019 6634', 'Wij willen onze teak voor het nieuwe seizoen laten behandelen.', 'Foto’s van het dek gevraagd.', 'contacted', 'contact', 'Teak onderhoud', 'Zeiljacht', 144, 1320),
  ('01972fad-0e40-7de8-8317-fd35bd39e082', 'Walter', 'Dijkgraaf', 'walter.dijkgraaf@post.example', '06 0044 1175', 'Kunt u ook een boot van 19 meter aan, en op onze eigen steiger werken?', 'Te groot voor de eigen steiger; verwezen naar de werf.', 'closed', 'consultation', 'Premium Consultatie', 'Motorjacht', 456, 415),
  ('01972fad-f8a0-7933-a52e-5065edab5373', 'Marit', 'Hoekstra', 'marit.hoekstra@post.example', null, 'Wat kost een jaarcontract voor een sloep van 7 meter?', 'Is klant geworden.', 'closed', 'contact', 'Onderhoudscontract', 'Sloep', 1152, 760)
) as v (id, first_name, last_name, email, phone, message, notes, status, form, service, boat_type, hours_ago, answered_minutes)
on conflict (id) do nothing;

insert into public.founding_members (id, first_name, last_name, email, phone, message, notes, status, yacht_type, unchecked, created_at, answered_at)
select v.id::uuid, v.first_name, v.last_name, v.email, v.phone, v.message, v.notes, v.status, v.yacht_type, false, now() - make_interval(hours => v.hours_ago), now() - make_interval(hours => v.hours_ago) + make_interval(mins => v.answered_minutes)
from (values
  ('01972fae-e300-71f2-8df1-225e14099f58', 'Diederik', 'van Loon', 'diederik.van.loon@post.example', '06 0063 7741', 'Wij doen graag mee vanaf het eerste seizoen. Is er nog plaats?', null, 'new', 'Zeiljacht', 8, null),
  ('01972faf-cd60-7ae8-a6ab-256612517723', 'Hanneke', 'Postma', 'hanneke.postma@post.example', '06 0025 5508', null, 'Brochure gestuurd.', 'contacted', 'Motorjacht', 96, 95),
  ('01972fb0-b7c0-7ab5-913d-eeb246f84f76', 'Olivier', 'Sandberg', 'olivier.sandberg@post.example', null, 'Kan het lidmaatschap ook voor twee boten?', 'Ziet ervan af, verkoopt een van de boten.', 'closed', 'Sloep', 792, 1610)
) as v (id, first_name, last_name, email, phone, message, notes, status, yacht_type, hours_ago, answered_minutes)
on conflict (id) do nothing;

insert into public.newsletter_subscriptions (id, email, status, notes, unchecked, created_at, consented_at, consent_text)
select v.id::uuid, v.email, v.status, v.notes, false, now() - make_interval(hours => v.hours_ago), now() - make_interval(hours => v.hours_ago), 'Ik wil de nieuwsbrief ontvangen.'
from (values
  ('01972fb1-a220-7cc3-af21-512040a60906', 'lotte.baars@post.example', 'active', null, 15),
  ('01972fb2-8c80-7657-888d-672bcca5bb2b', 'zeilschool.westeinder@post.example', 'active', 'Deelt de brief met cursisten.', 216),
  ('01972fb3-76e0-781f-a888-9bf66be0f825', 'henk.roos@post.example', 'active', null, 960),
  ('01972fb4-6140-79de-bfe4-5b25a6d52adc', 'carolien.vis@post.example', 'unsubscribed', null, 2040)
) as v (id, email, status, notes, hours_ago)
on conflict (id) do nothing;

-- What the public site shows. Its days are fixed: the finished pages show their months.

insert into public.images
  (id, created_at, active, image_url, alt, width, height, color, variants, type, page, title, pair_id, is_before, order_index)
values
  ('0192f69d-f8e8-7baa-b8a5-27bac7177e20', '2024-11-04T10:00:00+00:00', true, '/scenes/hero-home-1920.webp', 'Motorjacht aan een steiger in laag licht.', 2400, 1350, '#16292c', '{"avif":[828,1200,1920,2400],"webp":[828,1200,1920,2400]}', 'hero', 'home', 'Premium yacht care aan uw ligplaats', null, null, 0),
  ('0192f69d-fcd0-7fe4-ae05-686b1aab5246', '2024-11-04T10:00:00+00:00', true, '/scenes/hero-about-1920.webp', 'Een donkergroen motorjacht aan een steiger in ochtendmist; erachter een zeiljacht, de loodsen van een werf en een lage zon.', 2400, 1350, '#16292c', '{"avif":[828,1200,1920,2400],"webp":[828,1200,1920,2400]}', 'hero', 'about', 'Over Havenglans', null, null, 0),
  ('0192f69e-00b8-786b-a377-d56f1c128efe', '2024-11-04T10:00:00+00:00', true, '/scenes/hero-services-1920.webp', 'De boeg van een donkerrood motorjacht aan een kade in laag licht; de romp spiegelt in stil water.', 2400, 1350, '#16292c', '{"avif":[828,1200,1920,2400],"webp":[828,1200,1920,2400]}', 'hero', 'services', 'Onze diensten', null, null, 0),
  ('0192f69e-04a0-7a07-9855-3a5b59c33a29', '2024-11-04T10:00:00+00:00', true, '/scenes/hero-portfolio-1920.webp', 'Een motorjacht waarvan de ene helft van de romp grijs is uitgeslagen en de andere diepblauw glanst.', 2400, 1350, '#16292c', '{"avif":[828,1200,1920,2400],"webp":[828,1200,1920,2400]}', 'hero', 'gallery', 'Ons werk', null, null, 0),
  ('0192f69e-0888-7e46-af2e-1bb41c6b8703', '2024-11-04T10:00:00+00:00', true, '/scenes/hero-blog-1920.webp', 'Een touw, plat opgerold op een teakdek in laag licht.', 2400, 1350, '#16292c', '{"avif":[828,1200,1920,2400],"webp":[828,1200,1920,2400]}', 'hero', 'blog', 'Uit de praktijk', null, null, 0),
  ('01a139da-d870-7d01-9ecd-9a5904c892c2', '2026-10-14T10:00:00+00:00', true, '/scenes/project-01-before-1600.webp', 'Hetzelfde motorjacht vooraf: verbleekte, verkalkte romp met aangroei op de waterlijn.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Donkergroene romp weer diep van kleur', 'project-01', true, 0),
  ('01a139da-dc58-7b36-a939-c90044824957', '2026-10-14T10:00:00+00:00', true, '/scenes/project-01-after-1600.webp', 'Donkergroen motorjacht na restauratie: de romp glanst en spiegelt in stil water.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Donkergroene romp weer diep van kleur', 'project-01', false, 0),
  ('01a066b6-2440-71bd-933c-36d663d0742f', '2026-09-03T10:00:00+00:00', true, '/scenes/project-02-before-1600.webp', 'Dezelfde spiegel vooraf: grijs uitgeslagen, de naam nauwelijks te lezen.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Keramische coating voor de Waterlelie', 'project-02', true, 1),
  ('01a066b6-2828-7273-98f5-4da7c9f026ba', '2026-09-03T10:00:00+00:00', true, '/scenes/project-02-after-1600.webp', 'Donkerblauwe spiegel van motorjacht Waterlelie na de coating, met scherpe goudkleurige letters.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Keramische coating voor de Waterlelie', 'project-02', false, 1),
  ('019f841e-5c10-78e7-94ff-6e0012bbff04', '2026-07-21T10:00:00+00:00', true, '/scenes/project-03-before-1600.webp', 'Hetzelfde voordek vooraf: vergrijsd teak met groene aanslag.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Teakdek gered voor nog tien jaar', 'project-03', true, 2),
  ('019f841e-5ff8-7af4-a2bc-6d98590a6531', '2026-07-21T10:00:00+00:00', true, '/scenes/project-03-after-1600.webp', 'Voordek van een zeiljacht met honingkleurig teak en strakke zwarte naden.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Teakdek gered voor nog tien jaar', 'project-03', false, 2),
  ('019e6e06-fbe0-7008-aef9-737ada80edb5', '2026-05-28T10:00:00+00:00', true, '/scenes/project-04-before-1600.webp', 'Dezelfde boeg vooraf: bruin uitgeslagen rvs en vergrijsd hout.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Preekstoel en voordek zonder roest', 'project-04', true, 3),
  ('019e6e06-ffc8-7a4d-8482-f4842a9dd924', '2026-05-28T10:00:00+00:00', true, '/scenes/project-04-after-1600.webp', 'Boeg van een motorjacht met spiegelend rvs en een schone teakrand.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Preekstoel en voordek zonder roest', 'project-04', false, 3),
  ('019d71af-67b0-7bae-a4c7-fba2a7fe96c8', '2026-04-09T10:00:00+00:00', true, '/scenes/project-05-before-1600.webp', 'Dezelfde schroef vooraf: groen uitgeslagen, de anode weggevreten, met pokken en oude verflagen.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Onderwaterschip klaar voor vijf seizoenen', 'project-05', true, 4),
  ('019d71af-6b98-789b-84b0-7329d92cbee4', '2026-04-09T10:00:00+00:00', true, '/scenes/project-05-after-1600.webp', 'Bronzen schroef met nieuwe zinkanode, tussen roer en scheg in egale rode antifouling.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Onderwaterschip klaar voor vijf seizoenen', 'project-05', false, 4),
  ('019c6b0b-1b80-71b0-af7b-6a5d842497dc', '2026-02-17T10:00:00+00:00', true, '/scenes/project-06-before-1600.webp', 'Hetzelfde motorjacht vooraf: krijtende opbouw met groene strepen.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Opbouw van krijtwit naar glanzend', 'project-06', true, 5),
  ('019c6b0b-1f68-7800-80f4-cedb74d265f0', '2026-02-17T10:00:00+00:00', true, '/scenes/project-06-after-1600.webp', 'Motorjacht met heldere witte opbouw; het ochtendlicht spiegelt in de ramen.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Opbouw van krijtwit naar glanzend', 'project-06', false, 5),
  ('019aba74-f350-7586-9571-3395ccf4aa43', '2025-11-25T10:00:00+00:00', true, '/scenes/project-07-before-1600.webp', 'Dezelfde sloep vooraf: roze verbleekte romp met aangroei op de waterlijn.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Bordeauxrode sloep weer op kleur', 'project-07', true, 6),
  ('019aba74-f738-750b-8299-96c5cc7644e9', '2025-11-25T10:00:00+00:00', true, '/scenes/project-07-after-1600.webp', 'Bordeauxrode sloep met diepe glans en een strak wit touw langs het berghout.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Bordeauxrode sloep weer op kleur', 'project-07', false, 6),
  ('01993d5e-6320-7ecf-94f2-efdafbe521dc', '2025-09-12T10:00:00+00:00', true, '/scenes/project-08-before-1600.webp', 'Hetzelfde zeiljacht vooraf: een doffe, bruin uitgeslagen romp met roeststrepen.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Donkerblauwe romp beschermd tegen de zon', 'project-08', true, 7),
  ('01993d5e-6708-71bb-8643-fde7dd79f222', '2025-09-12T10:00:00+00:00', true, '/scenes/project-08-after-1600.webp', 'Donkerblauw zeiljacht in de avond; de romp loopt ongebroken over in zijn spiegelbeeld.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Donkerblauwe romp beschermd tegen de zon', 'project-08', false, 7),
  ('0197d4e1-42f0-742c-bb8d-7f36d23030ef', '2025-07-04T10:00:00+00:00', true, '/scenes/project-09-before-1600.webp', 'Dezelfde sloep vooraf: grijze vloer en verweerde kussens.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Teakkuip van een sloep hersteld', 'project-09', true, 8),
  ('0197d4e1-46d8-7aed-848f-10aab7b94603', '2025-07-04T10:00:00+00:00', true, '/scenes/project-09-after-1600.webp', 'Open sloep van boven: honingkleurige vloer, schone kussens en een gelakte console.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Teakkuip van een sloep hersteld', 'project-09', false, 8),
  ('0196d889-aec0-75fb-bc7b-e88c874aca2a', '2025-05-16T10:00:00+00:00', true, '/scenes/project-10-before-1600.webp', 'Dezelfde huik vooraf: bleek doek vol groene en zwarte vlekken.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Zeilhuik schoon en weer waterdicht', 'project-10', true, 9),
  ('0196d889-b2a8-75ea-b83a-d229e804eaad', '2025-05-16T10:00:00+00:00', true, '/scenes/project-10-after-1600.webp', 'Blauwe zeilhuik over de giek van een zeiljacht, schoon en strak.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Zeilhuik schoon en weer waterdicht', 'project-10', false, 9),
  ('019522cd-2a90-7b00-b82a-472109732b43', '2025-02-20T10:00:00+00:00', true, '/scenes/project-11-before-1600.webp', 'Dezelfde motorkruiser vooraf: doffe romp met gele aanslag na het seizoen.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Wintervoorbereiding voor een motorkruiser', 'project-11', true, 10),
  ('019522cd-2e78-7f95-8be5-a9a76bc297ab', '2025-02-20T10:00:00+00:00', true, '/scenes/project-11-after-1600.webp', 'Motorkruiser aan een stille kade in laag licht, met een gesloten, glanzende romp.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Wintervoorbereiding voor een motorkruiser', 'project-11', false, 10),
  ('01933eb7-6a60-7311-b083-e6212283824d', '2024-11-18T10:00:00+00:00', true, '/scenes/project-12-before-1600.webp', 'Hetzelfde zeiljacht vooraf: verkleurde romp met roeststrepen en aangroei.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Volledige transformatie in drie weken', 'project-12', true, 11),
  ('01933eb7-6e48-7c1e-a261-853993b62c64', '2024-11-18T10:00:00+00:00', true, '/scenes/project-12-after-1600.webp', 'Zeiljacht in de winterstalling met een smetteloos witte romp en nieuwe antifouling.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'before_after', null, 'Volledige transformatie in drie weken', 'project-12', false, 11),
  ('0192f69d-f500-7932-9ae1-9953b92dae45', '2024-11-04T10:00:00+00:00', true, '/scenes/detail-window-before-800.webp', 'Hetzelfde luik vooraf: geel en mat plexiglas vol krassen; de kajuit is nog net te zien.', 1200, 900, '#16292c', '{"avif":[480,800,1200],"webp":[480,800,1200]}', 'before_after', null, 'Plexiglas van een dekluik weer helder', 'detail-window', true, 12),
  ('0192f69d-f500-7854-86b0-480700c18885', '2024-11-04T10:00:00+00:00', true, '/scenes/detail-window-after-800.webp', 'Dekluik van bovenaf: door het heldere plexiglas ziet u de kussens en een boek in de kajuit.', 1200, 900, '#16292c', '{"avif":[480,800,1200],"webp":[480,800,1200]}', 'before_after', null, 'Plexiglas van een dekluik weer helder', 'detail-window', false, 12),
  ('0192f69d-f8e8-71e8-b9fa-61cb07e8223e', '2024-11-04T10:00:00+00:00', true, '/scenes/detail-deck-before-800.webp', 'Hetzelfde kajuitdak vooraf: de zon schittert in een vlekkerig glanzend vlak.', 1200, 900, '#16292c', '{"avif":[480,800,1200],"webp":[480,800,1200]}', 'before_after', null, 'Kajuitdak gelijkmatig gematteerd', 'detail-deck', true, 13),
  ('0192f69d-f8e8-7c97-ab2c-2e55fc9dbdf8', '2024-11-04T10:00:00+00:00', true, '/scenes/detail-deck-after-800.webp', 'Kajuitdak in laag tegenlicht: een egaal mat vlak zonder schittering.', 1200, 900, '#16292c', '{"avif":[480,800,1200],"webp":[480,800,1200]}', 'before_after', null, 'Kajuitdak gelijkmatig gematteerd', 'detail-deck', false, 13),
  ('0192f69d-fcd0-7055-82f3-124e31bbc5aa', '2024-11-04T10:00:00+00:00', true, '/scenes/detail-seam-before-800.webp', 'Dezelfde naad vooraf: gescheurde, groene kit waarvan een stuk ontbreekt, met vuile strepen eronder.', 1200, 900, '#16292c', '{"avif":[480,800,1200],"webp":[480,800,1200]}', 'before_after', null, 'Kitranden van een raam vernieuwd', 'detail-seam', true, 14),
  ('0192f69d-fcd0-79f2-856e-5c8de28e3618', '2024-11-04T10:00:00+00:00', true, '/scenes/detail-seam-after-800.webp', 'Onderrand van een kajuitraam: één egale zwarte kitnaad met strakke randen, de gelcoat eronder schoon.', 1200, 900, '#16292c', '{"avif":[480,800,1200],"webp":[480,800,1200]}', 'before_after', null, 'Kitranden van een raam vernieuwd', 'detail-seam', false, 14),
  ('0192f69e-00b8-738c-ab03-670ab7e689c0', '2024-11-04T10:00:00+00:00', true, '/scenes/detail-spot-before-800.webp', 'Dezelfde boeg vooraf: de gelcoat is afgesprongen tot op de lichte laag eronder, met sterbarsten en schrammen.', 1200, 900, '#16292c', '{"avif":[480,800,1200],"webp":[480,800,1200]}', 'before_after', null, 'Gelcoatschade aan een boeg hersteld', 'detail-spot', true, 15),
  ('0192f69e-00b8-704c-8a15-2aea8f3f5572', '2024-11-04T10:00:00+00:00', true, '/scenes/detail-spot-after-800.webp', 'Donkergroene boeg van dichtbij: gave, glanzende gelcoat waarin de haven spiegelt.', 1200, 900, '#16292c', '{"avif":[480,800,1200],"webp":[480,800,1200]}', 'before_after', null, 'Gelcoatschade aan een boeg hersteld', 'detail-spot', false, 15)
on conflict (id) do nothing;

insert into public.transformations
  (id, created_at, active, image_url, alt, width, height, color, variants, title, description, category, url, location, services, type, transform_id, is_before, done_on, order_index)
values
  ('01a139db-3630-7d16-a3c8-169c60d748d8', '2026-10-14T10:00:00+00:00', true, '/scenes/project-01-after-1600.webp', 'Donkergroen motorjacht na restauratie: de romp glanst en spiegelt in stil water.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Donkergroene romp weer diep van kleur', 'De romp van dit motorjacht van 13,7 meter was mat en bleek geworden na negen zomers in de zon. Onze meting gaf 28 glanspunten, nieuw is dat rond de 90. Wij schuurden nat van korrel 1000 tot 3000 en polijstten in drie gangen, steeds een vak van een vierkante meter. De eindmeting kwam op 89. De boot bleef al die tijd in zijn eigen box liggen.', 'Gelcoat Restauratie', null, 'Sixhaven, Amsterdam', 'Nat schuren, Polijsten in drie gangen, Verzegelen', 'project', 'project-01', null, null, 0),
  ('01a066b6-7e18-7f41-bce3-0e8c4176661e', '2026-09-03T10:00:00+00:00', true, '/scenes/project-02-after-1600.webp', 'Donkerblauwe spiegel van motorjacht Waterlelie na de coating, met scherpe goudkleurige letters.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Keramische coating voor de Waterlelie', 'Zout en zon hadden de donkerblauwe spiegel van dit motorjacht grijs gemaakt; de naam was nauwelijks nog te lezen. Na het ontvetten en polijsten brachten wij in twee dagen een keramische coating aan, met twaalf uur uitharden onder een scherm. De letters zijn opnieuw gezet. Vier weken later spoelde de eigenaar de romp met alleen water schoon. Bij normaal gebruik houdt deze laag een tot twee jaar.', 'Ceramic Coating', null, 'Marina Seaport IJmuiden', 'Ontvetten, Polijsten, Keramische coating, Nacontrole na vier weken', 'project', 'project-02', null, null, 0),
  ('019f841e-b200-70f5-b873-aef89369e529', '2026-07-21T10:00:00+00:00', true, '/scenes/project-03-after-1600.webp', 'Voordek van een zeiljacht met honingkleurig teak en strakke zwarte naden.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Teakdek gered voor nog tien jaar', 'De eerste offerte, van een ander, was voor een nieuw dek. Wij maten de restdikte op zestig plaatsen: gemiddeld 7,5 millimeter. Dus vervingen wij 212 proppen en 140 meter naad en schuurden wij het dek vlak. Bij jaarlijks onderhoud gaat het nog zeker tien jaar mee, voor ongeveer een derde van de prijs van nieuw.', 'Houtwerk', null, 'Regatta Center, Medemblik', 'Restdikte meten, Proppen vervangen, Naden vernieuwen, Schuren', 'project', 'project-03', null, null, 0),
  ('019e6e07-4de8-74b8-a63b-1398a9af48b5', '2026-05-28T10:00:00+00:00', true, '/scenes/project-04-after-1600.webp', 'Boeg van een motorjacht met spiegelend rvs en een schone teakrand.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Preekstoel en voordek zonder roest', 'Bruine strepen op rvs zijn zelden roest van het rvs zelf: het is vliegroest die zich vastzet in kleine krassen. Wij namen die weg, polijstten alle buizen in twee gangen en behandelden het metaal zodat de beschermende huid zich sluit. Onder elke voet legden wij een nieuwe kitring. De teakrand eronder kreeg meteen een beurt, want daar was de aanslag ingetrokken.', 'Rvs en Beslag', null, 'Compagnieshaven, Enkhuizen', 'Roest verwijderen, Rvs polijsten, Passiveren, Teak reinigen', 'project', 'project-04', null, null, 0),
  ('019d71af-b5d0-7e62-be8c-5e2451ed98eb', '2026-04-09T10:00:00+00:00', true, '/scenes/project-05-after-1600.webp', 'Bronzen schroef met nieuwe zinkanode, tussen roer en scheg in egale rode antifouling.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Onderwaterschip klaar voor vijf seizoenen', 'Vier lagen oude antifouling lieten bij elke beurt meer schilfers los. Wij haalden ze in twee dagen weg, maten het vocht op veertig punten en vonden de romp droog. Twee lagen epoxyprimer en twee lagen antifouling later lag de boot op de vierde dag weer in het water. Schroef en roer zijn kaal gemaakt en apart behandeld.', 'Onderwaterschip', null, 'Jachthaven Makkum', 'Reinigen onder hoge druk, Kalk verwijderen, Primer, Antifouling', 'project', 'project-05', null, null, 0),
  ('019c6b0b-65b8-7c09-992e-3fd6d4402fea', '2026-02-17T10:00:00+00:00', true, '/scenes/project-06-after-1600.webp', 'Motorjacht met heldere witte opbouw; het ochtendlicht spiegelt in de ramen.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Opbouw van krijtwit naar glanzend', 'Wie langs de kajuit liep, had wit op de mouw: de gelcoat krijtte. In vijf werkdagen verwijderden wij de oxidatie van opbouw en gangboorden, polijstten in twee gangen en verzegelden alles. De kalk op de ramen ging eraf zonder te krassen. De eigenaar vaart in mei weer uit met een opbouw die regenwater laat afglijden.', 'Gelcoat Restauratie', null, 'Marina Muiderzand, Almere', 'Oxidatie verwijderen, Polijsten, Verzegelen, Ramen reinigen', 'project', 'project-06', null, null, 0),
  ('019aba75-39a0-7f81-a35a-8cd1ab8bc07f', '2025-11-25T10:00:00+00:00', true, '/scenes/project-07-after-1600.webp', 'Bordeauxrode sloep met diepe glans en een strak wit touw langs het berghout.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Bordeauxrode sloep weer op kleur', 'Rood verbleekt sneller dan welke kleur ook. Deze sloep was roze geworden en droeg een baard op de waterlijn. Wij reinigden, polijstten in drie gangen tot de kleur terug was en legden er een verzegeling overheen die de zon tegenhoudt. Het berghout kreeg vier lagen lak, het stootkoord is gewassen en opnieuw gezet.', 'Gelcoat Restauratie', null, 'Kaag Watersport, De Kaag', 'Aangroei verwijderen, Polijsten, Verzegelen, Berghout lakken', 'project', 'project-07', null, null, 0),
  ('01993d5e-a588-7441-9fd9-2d3e432d955d', '2025-09-12T10:00:00+00:00', true, '/scenes/project-08-after-1600.webp', 'Donkerblauw zeiljacht in de avond; de romp loopt ongebroken over in zijn spiegelbeeld.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Donkerblauwe romp beschermd tegen de zon', 'Donkere kleuren tonen alles: fenderstrepen, waterkringen en elke poetskras. Wij haalden de krassen eruit met een roterende en daarna een excentrische machine en controleerden elk vak met een lamp onder dertig graden. De keramische coating houdt zon en kalk van de gelcoat af. Een gouden bies van achttien meter is met de hand nagetrokken.', 'Ceramic Coating', null, 'Marina Port Zélande', 'Polijsten, Keramische coating, Naamletters vernieuwen', 'project', 'project-08', null, null, 0),
  ('0197d4e1-8170-7676-85a1-2cad8103a145', '2025-07-04T10:00:00+00:00', true, '/scenes/project-09-after-1600.webp', 'Open sloep van boven: honingkleurige vloer, schone kussens en een gelakte console.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Teakkuip van een sloep hersteld', 'Het teak van deze sloep was grijs en op drie plaatsen lieten de naden los. Wij reinigden met de nerf mee, zonder hogedruk, en vervingen achttien meter kitnaad. Daarna ging er 0,4 millimeter af: er bleef 8 millimeter over, genoeg voor nog jaren. Drie dunne lagen olie met telkens een dag ertussen geven het hout zijn kleur terug.', 'Houtwerk', null, 'Jachthaven Wetterwille, Loosdrecht', 'Teak reinigen, Naden vervangen, Schuren, Oliën', 'project', 'project-09', null, null, 0),
  ('0196d889-e958-74f6-891d-ddd0cf2f6d34', '2025-05-16T10:00:00+00:00', true, '/scenes/project-10-after-1600.webp', 'Blauwe zeilhuik over de giek van een zeiljacht, schoon en strak.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Zeilhuik schoon en weer waterdicht', 'Onder een vochtige huik beginnen de vlekken in het zeil. Wij namen de huik mee, wasten het doek met de hand en behandelden het tegen schimmel. Na het drogen volgde een dubbele impregneerlaag. Elf meter stiknaad had zijn garen verloren en is opnieuw genaaid. Na anderhalve week zat alles weer op de giek, en de kleur is terug die de eigenaar zich herinnerde.', 'Zeil en Doek', null, 'Buyshaven, Enkhuizen', 'Doek wassen, Impregneren, Naden nalopen', 'project', 'project-10', null, null, 0),
  ('019522cd-6140-78bc-859b-0a7d069b299e', '2025-02-20T10:00:00+00:00', true, '/scenes/project-11-after-1600.webp', 'Motorkruiser aan een stille kade in laag licht, met een gesloten, glanzende romp.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Wintervoorbereiding voor een motorkruiser', 'Wat in oktober op de romp zit, zit er in april ingebrand. Deze eigenaar laat zijn kruiser daarom voor de winter doen: reinigen, polijsten waar het nodig is en een keramische coating. Tegelijk lopen wij alle naden en doorvoeren na. Dit jaar vonden wij een lekkende spuigat, voor het ging vriezen.', 'Ceramic Coating', null, 'Amsterdam Marina, NDSM', 'Reinigen, Polijsten, Keramische coating, Naden nalopen', 'project', 'project-11', null, null, 0),
  ('01933eb7-9d28-7238-b6bc-5e6e405cd0c7', '2024-11-18T10:00:00+00:00', true, '/scenes/project-12-after-1600.webp', 'Zeiljacht in de winterstalling met een smetteloos witte romp en nieuwe antifouling.', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Volledige transformatie in drie weken', 'De nieuwe eigenaar kocht dit zeiljacht van 12,9 meter met een achterstand van tien jaar. In drie weken namen twee van onze specialisten romp, onderwaterschip en rvs onder handen, in de winterstalling van zijn eigen haven: 74 vierkante meter gelcoat en elk beslag. De taxateur noemde de staat van onderhoud daarna goed; vooraf stond er matig.', 'Gelcoat Restauratie', null, 'Jachthaven Lemmer-Binnen', 'Gelcoat restauratie, Antifouling, Keramische coating, Rvs polijsten', 'project', 'project-12', null, null, 0)
on conflict (id) do nothing;

insert into public.boat_type_images
  (id, created_at, active, image_url, alt, width, height, color, variants, type, order_index)
values
  ('0192f69e-9910-7b1a-86e7-1c20037ff770', '2024-11-04T10:00:00+00:00', true, '/scenes/boat-motor-yacht-800.webp', 'Grijsblauw motorjacht met witte opbouw voor het riet op stil water.', 1200, 900, '#16292c', '{"avif":[480,800,1200],"webp":[480,800,1200]}', 'Motor Yacht', 1),
  ('0192f69e-9cf8-7982-931b-d33463169f88', '2024-11-04T10:00:00+00:00', true, '/scenes/boat-sailing-yacht-800.webp', 'Zeiljacht met een slanke witte romp.', 1200, 900, '#16292c', '{"avif":[480,800,1200],"webp":[480,800,1200]}', 'Zeilboot', 2),
  ('0192f69e-a0e0-7ad7-832b-f1de3a7b25ab', '2024-11-04T10:00:00+00:00', true, '/scenes/boat-sloop-800.webp', 'Open sloep met een donkerblauwe romp en een houten rand, op stil water.', 1200, 900, '#16292c', '{"avif":[480,800,1200],"webp":[480,800,1200]}', 'Sloep', 3)
on conflict (id) do nothing;

insert into public.services
  (id, created_at, active, image_url, alt, width, height, color, variants, title, description, link)
values
  ('0192f69e-a4c8-75af-99fe-58ee3bfd5514', '2024-11-04T10:00:00+00:00', true, '/scenes/service-protection-800.webp', 'Waterdruppels op een gecoate romp.', 1200, 900, '#16292c', '{"avif":[480,800,1200],"webp":[480,800,1200]}', 'Beschermend Coating', 'Een keramische coating of verzegeling houdt zon, zout en kalk van de gelcoat af. U spoelt de romp voortaan met water schoon.', '/yacht-care-services'),
  ('0192f69e-a8b0-7102-b3c2-c94500ea5f62', '2024-11-04T10:00:00+00:00', true, '/scenes/service-restoration-800.webp', 'Romp aan een steiger: vooraan diep glanzend, erachter nog dof; de polijstmachine ligt klaar.', 1200, 900, '#16292c', '{"avif":[480,800,1200],"webp":[480,800,1200]}', 'Jacht Detailing', 'Romp, opbouw, rvs en ramen, vak voor vak met de hand afgewerkt en onder een lamp nagekeken.', '/yacht-care-services'),
  ('0192f69e-ac98-7b86-ac46-440f0ce351d3', '2024-11-04T10:00:00+00:00', true, '/scenes/service-underwater-800.webp', 'Onderwaterschip van een motorjacht in een loods, half in verse rode antifouling, met een gepolijste schroef.', 1200, 900, '#16292c', '{"avif":[480,800,1200],"webp":[480,800,1200]}', 'Bootreiniging', 'Aanslag, kalk en groen verdwijnen met middelen die bij uw gelcoat en teak passen, boven en onder de waterlijn.', '/yacht-care-services')
on conflict (id) do nothing;

insert into public.videos
  (id, created_at, active, image_url, alt, width, height, color, variants, title, description, url, modal_url, duration_seconds, order_index)
values
  ('0192f69e-b080-7a89-9b2b-903375525bec', '2024-11-04T10:00:00+00:00', true, '/scenes/project-01-after-1600.webp', '', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Van dof naar diepe glans', 'De donkergroene romp uit de Sixhaven, van de eerste glansmeting tot de laatste polijstgang.', 'https://www.youtube.com/watch?v=havenglans1', null, 154, 1),
  ('0192f69e-b468-7549-995e-6c298bcd33bd', '2024-11-04T10:00:00+00:00', true, '/scenes/project-02-after-1600.webp', '', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Zo brengen wij een keramische coating aan', 'Ontvetten, polijsten en coaten: waarom het voorwerk drie kwart van de tijd vraagt.', 'https://www.youtube.com/watch?v=havenglans2', null, 118, 2),
  ('0192f69e-b850-783d-9ec9-7e22f19c3e36', '2024-11-04T10:00:00+00:00', true, '/scenes/project-03-after-1600.webp', '', 1600, 1200, '#16292c', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Teak: reinigen, meten, schuren', 'Hoe u ziet of uw dek nog een schuurbeurt kan hebben, met de restdikte als maat.', 'https://www.youtube.com/watch?v=havenglans3', null, 201, 3)
on conflict (id) do nothing;

insert into public.blog_posts
  (id, created_at, slug, title, content, html_blocks, category, image_url, alt, width, height, color, variants, summary, excerpt, "metaDescription", author, date, reading_time, published)
values
  ('019b4f7a-b340-7c4c-b89e-32b4ec24f697', '2025-12-24T08:30:00+00:00', 'sterscheuren-butsen-en-krassen-in-gelcoat', 'Sterscheuren, butsen en krassen: wat kan wachten en wat niet', '
<p>Gelcoat is hard en een beetje bros. De romp eronder is taai en buigt mee. Waar die twee niet dezelfde beweging maken, scheurt de buitenste laag. Zo’n scheur is soms een schoonheidsfout en soms het eerste wat u van een groter probleem ziet. Het verschil is meestal te zien, als u weet waarnaar u kijkt.</p>
<h2>Lees eerst het patroon</h2>
<table>
<caption>Vier patronen in gelcoat</caption>
<thead><tr><th scope="col">Patroon</th><th scope="col">Meestal</th><th scope="col">Haast?</th></tr></thead>
<tbody>
<tr><th scope="row">Een ster rond één punt</th><td>Een klap, van buiten of van binnen</td><td>Kijk of er water bij kan</td></tr>
<tr><th scope="row">Stralen rond beslag of een scepterpot</th><td>Beslag dat beweegt of te strak staat</td><td>Ja: eerst de oorzaak</td></tr>
<tr><th scope="row">Evenwijdige lijnen in een hoek of langs een schot</th><td>De constructie buigt daar</td><td>Ja: laten beoordelen</td></tr>
<tr><th scope="row">Een net van haarscheurtjes over een vlak</th><td>Ouderdom, of gelcoat die te dik is aangebracht</td><td>Nee, wel volgen</td></tr>
</tbody>
</table>
<p>Twijfelt u of een scheur groeit, zet dan met een potlood een streepje aan beide uiteinden en schrijf de datum erbij. Maak een foto met een munt ernaast. Na een seizoen weet u meer dan welke vakman ook in één bezoek kan zeggen.</p>
<h2>Kan er water bij?</h2>
<p>Dat is de enige vraag die haast geeft. Achter de gelcoat zit glasvezel in hars. Dat laminaat verdraagt vocht een tijd, maar een kern van balsa of schuim, zoals in veel dekken, verdraagt het slecht. En in de winter bevriest wat erin zit.</p>
<ol>
<li>Droog de plek en strijk er met een stift op waterbasis overheen. Veeg het weg. Blijft er een donkere lijn staan, dan is de scheur open.</li>
<li>Klop eromheen met het heft van een schroevendraaier. Een heldere tik is goed; klinkt het dof of hol, dan kan de laag los zitten.</li>
<li>Kijk van binnen. Een witte vlek in het laminaat op dezelfde plek betekent dat de klap is doorgegaan.</li>
</ol>
<p>Is de scheur open en kunt u niet meteen repareren, plak hem dan af met goede tape of sluit hem met een likje gelcoatvuller. Gebruik geen siliconenkit. Siliconen trekken in de poriën en maken dat niets er later nog op hecht, ook geen gelcoat.</p>
<h2>Krassen: de nagelproef</h2>
<p>Ga met uw nagel dwars over de kras. Voelt u niets, dan zit hij in de was of in de bovenste huid en is hij uit te polijsten. Haakt uw nagel licht, dan is er nat schuren nodig. Blijft hij erin hangen, of ziet u een andere kleur, dan is de gelcoat eraf en moet er materiaal bij.</p>
<p>Een diepe kras wegschuren tot hij weg is, is de klassieke fout. U maakt dan een kuil in de hele omgeving om één groef te laten verdwijnen, en die kuil ziet u in de spiegeling van het water tot de boot wordt verkocht.</p>
<figure><img src="/scenes/project-07-before-1200.webp" width="1200" height="900" alt="Roze verbleekte romp van een sloep met aanslag op de waterlijn."><figcaption>Op een verbleekte romp is de kleur van een reparatie de moeilijkste stap: die wordt gemengd bij de romp zoals hij nu is.</figcaption></figure>
<h2>Zo gaat een reparatie op kleur</h2>
<p>Van buiten lijkt het op stoppen en schuren. Het werk zit in wat u later niet ziet.</p>
<ol>
<li><strong>Openen.</strong> De scheur wordt in een v-vorm uitgefreesd tot in gezond materiaal. Vullen zonder openen houdt een jaar.</li>
<li><strong>Oorzaak.</strong> Beweegt er beslag, dan komt er een grotere tegenplaat of nieuwe kit onder. Anders komt de scheur precies daar terug.</li>
<li><strong>Drogen en ontvetten.</strong> Vocht of was onder de nieuwe laag, en ze laat los.</li>
<li><strong>Opbouwen.</strong> Is het laminaat geraakt, dan eerst glasvezel met hars, daarna pas gelcoat.</li>
<li><strong>Kleur mengen.</strong> Bij daglicht, naast een gepolijst stukje van de romp. Een kleurcode van de werf helpt om te beginnen; na vijf zomers klopt die niet meer.</li>
<li><strong>Uitharden.</strong> Gelcoat hardt aan de lucht plakkerig uit. Er komt daarom een wasadditief in, of er gaat folie overheen.</li>
<li><strong>Schuren en polijsten.</strong> Vlak maken, fijner, fijner, en uitpolijsten tot de overgang weg is.</li>
</ol>
<p>De temperatuur telt mee. Onder een graad of twaalf hardt polyester slecht uit, en in de volle zon te snel. Daarom repareren wij liever in mei dan in februari, of onder een tent.</p>
<h2>Wat u eerlijk mag verwachten</h2>
<p>Op een witte romp is een goede plek na het polijsten niet terug te vinden, ook niet met strijklicht. Op donkere en metallic kleuren kan in bepaald licht een fractie verschil blijven, en over een paar jaar verweert de nieuwe plek iets anders dan de oude romp. Wie belooft dat u het nooit ziet, heeft nog geen donkerblauwe romp gedaan.</p>
<p>Een enkele plek herstellen wij vanaf €&nbsp;75 per plek, en dat duurt een halve dag werk, plus de tijd van het uitharden. Op gelcoatrestauratie geven wij 3 jaar garantie. Gemiddeld komt een boot om de 3–5 jaar terug voor een nieuwe ronde kleine schade; vaker, als er een smalle sluis op de route ligt.</p>
<h2>Zelf doen of niet</h2>
<p>Een butsje tot een centimeter op een onopvallende plek in wit is een goede oefening: er zijn sets met vuller, harder en pigment. Houd u aan de verhouding van de harder; te veel maakt de plek bros en verkleurt hem. Blijf weg van alles rond de kiel, het roer, de putting en de spiegel met een motor eraan. Daar is de gelcoat niet het onderwerp, maar de constructie.</p>
<p>Is de romp niet gescheurd maar dof, lees dan <a href="/blog/waarom-gelcoat-dof-wordt">Waarom gelcoat dof wordt</a>. Wilt u weten wat er bij u aan de hand is, stuur dan een foto van een meter afstand en een van dichtbij via <a href="/contact">contact</a>. Voorbeelden staan in het <a href="/portfolio">portfolio</a>, de losse behandelingen bij <a href="/yacht-care-services">onze diensten</a>.</p>', '[]', 'Gelcoat Reparatie', '/scenes/project-07-after-800.webp', 'Bordeauxrode sloep met diepe glans en een strak wit touw langs het berghout.', 1600, 1200, '#6f7672', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', null, null, 'Niet elke scheur in gelcoat is ernstig. Zo leest u het patroon, stelt u vast of er water bij kan en weet u wat een reparatie op kleur inhoudt.', 'Daan Verhoeven', '2025-12-24', null, true),
  ('019c3212-8340-7f7c-9ac9-212208ff2ddf', '2026-02-06T08:30:00+00:00', 'boordelektra-accu-walstroom-en-anodes', 'Boordelektra: accu, walstroom en de anode die te snel verdwijnt', '
<p>De meeste storingen aan boord beginnen met een druppel water op een stuk koper. Een stekker wordt groen, een contact wordt warm, een pomp valt uit. Wij zijn geen elektriciens en leggen geen installaties aan. Maar wie elke week naden, doorvoeren en beslag vernieuwt, ziet wat vocht met kabels doet, en aan de anodes onder water ziet hij de rest.</p>
<h2>Twee werelden aan boord</h2>
<p>Er is 12 of 24 volt gelijkstroom uit de accu’s, en 230 volt wisselstroom van de wal, een omvormer of een aggregaat. De eerste is gevaarlijk door brand: een kortsluiting op een accu levert honderden ampères. De tweede is gevaarlijk door aanraking, zeker met natte voeten. Aan de lage kant kunt u veel zelf nakijken. Aan de hoge kant kijkt u alleen, en laat u het werk aan een vakman.</p>
<h2>Accu’s die hun leeftijd halen</h2>
<p>Een loodaccu slijt van diep ontladen en van lang halfleeg staan. Er vormen zich dan harde sulfaatkristallen die u er niet meer uit laadt. Vuistregel: gebruik niet meer dan de helft, en laad zo snel mogelijk weer helemaal vol.</p>
<table>
<caption>Rustspanning van een 12 volt-loodaccu, na enkele uren zonder laden of verbruik</caption>
<thead><tr><th scope="col">Spanning</th><th scope="col">Lading</th><th scope="col">Wat u doet</th></tr></thead>
<tbody>
<tr><th scope="row">12,7&nbsp;V of meer</th><td>Vol</td><td>Niets</td></tr>
<tr><th scope="row">Ongeveer 12,4&nbsp;V</th><td>Driekwart</td><td>Laden als u er toch bent</td></tr>
<tr><th scope="row">Ongeveer 12,2&nbsp;V</th><td>Half</td><td>Vandaag laden</td></tr>
<tr><th scope="row">12,0&nbsp;V of minder</th><td>Een kwart of minder</td><td>Nu laden, en de oorzaak zoeken</td></tr>
</tbody>
</table>
<p>De waarden verschillen iets per soort; agm en gel liggen een fractie hoger. Meet altijd in rust, want tijdens het laden of vlak erna lijkt elke accu vol. Voor lithium (LiFePO4) zegt de spanning bijna niets: die blijft vlak tot hij leeg is. Daar hebt u een accumonitor voor nodig, en een laadsysteem dat ervoor is ingesteld.</p>
<p>Kijk twee keer per jaar naar de aansluitingen. Maak de polen schoon en zet ze vast, met een dun laagje zuurvrije vaseline erover. Een accu hoort zo vast te zitten dat hij in een golf niet schuift, en de plus hoort een afdekkapje te hebben. Dicht bij de accu zit een hoofdzekering. Zit die er niet, dan is dat de eerste klus.</p>
<h2>Groene stekkers en warme draden</h2>
<p>Koper met zout water wordt groen. Dat groene poeder geleidt slecht; op een slechte verbinding ontstaat warmte, en warmte maakt de verbinding slechter. Zo verklaart u een navigatielicht dat flauw brandt en een ankerlier die traag loopt.</p>
<ul>
<li>Gebruik vertinde draad en persverbindingen met lijmkrimpkous, ook voor kleine klussen.</li>
<li>Laat een kabel vóór een stekker altijd een bocht naar beneden maken, zodat water eraf druipt.</li>
<li>Kit dekdoorvoeren opnieuw voordat ze lekken, niet erna. Het water volgt de kabel tot in het schakelpaneel.</li>
<li>Leg bij elke reparatie een label aan de draad. De volgende die zoekt, bent u zelf.</li>
</ul>
<h2>Walstroom zonder verrassingen</h2>
<p>De walkabel is de meest mishandelde draad van de boot. Hij ligt in de zon, er wordt op gestaan en hij hangt in het water. Gebruik een rubberkabel die voor buiten bedoeld is, met de blauwe CEE-stekkers, en rol hem helemaal af: op een haspel wordt hij warm.</p>
<ol>
<li>Sluit eerst de kabel aan op de boot en dan op de wal. Bij vertrek andersom. Zo hebt u nooit een stekker met spanning in de hand boven het water.</li>
<li>Controleer de aardlekschakelaar aan boord elke maand met de testknop.</li>
<li>Kijk of de stekkers bruin of zacht zijn geworden. Dan heeft er een contact slecht gezeten; vervang ze allebei.</li>
<li>Verbind nooit zelf de aarde los om een anode te sparen. U haalt daarmee de beveiliging weg die u en een zwemmer beschermt.</li>
</ol>
<h2>Waarom een anode opeens op is</h2>
<p>Twee verschillende metalen in water vormen met een verbinding ertussen een batterij. Het minst edele metaal lost op. Daarom hangt er een anode onder water: een blok zink, magnesium of aluminium dat zich opoffert voor schroef, as en saildrive. Gaat hij een seizoen of twee mee, dan werkt alles zoals het hoort.</p>
<p>Is hij na drie maanden weg, dan is er iets veranderd. Dit zijn de gewone oorzaken, van waarschijnlijk naar zeldzaam:</p>
<ul>
<li><strong>Walstroom.</strong> Via de aarddraad van de walkabel bent u verbonden met alle boten aan de steiger. Uw anode beschermt dan ook de buurman. Een galvanische isolator of een scheidingstransformator onderbreekt dat, zonder de veiligheid weg te nemen.</li>
<li><strong>Het verkeerde metaal.</strong> Zink doet op zoet water te weinig omdat zich er een korst op vormt; magnesium verdwijnt op zout water in weken.</li>
<li><strong>Een lekstroom aan boord.</strong> Een draad in de bilge of een slecht aangesloten pomp stuurt gelijkstroom door het water. Dat gaat snel en kan ook een schroef of een huiddoorvoer aantasten.</li>
</ul>
<p>Een anode die er na jaren nog als nieuw uitziet, is evenmin goed nieuws. Dan maakt hij geen contact, of iemand heeft hem meegeverfd. Aan een schroef die roze verkleurt, ziet u dat ze haar zink al verliest: het brons of messing ontzinkt en wordt bros.</p>
<h2>Wat u zelf doet, en wat niet</h2>
<p>Met een multimeter van een paar tientjes meet u spanning en zoekt u een slechte verbinding. Laat de 230 volt-kant, het bijplaatsen van lithium, en het zoeken van lekstroom aan een scheepselektricien. Vraag hem om een tekening van wat hij heeft gemaakt; zonder tekening begint de volgende opnieuw, op uw rekening.</p>
<p>Wij nemen bij het <a href="/yacht-care-services">onderwaterschip</a> de anodes mee en melden wat eraan opvalt, met een foto. Meer over dat moment leest u in <a href="/blog/antifouling-kiezen-voor-uw-vaarwater">Antifouling kiezen</a>. Gaat de boot de winter in, zet dan de accu’s op de lijst van <a href="/blog/boot-winterklaar-maken-in-volgorde">Uw boot winterklaar maken</a>. Lekt er een doorvoer, laat het ons dan weten via <a href="/contact">contact</a>, liefst voor het regent.</p>', '[]', 'Algemeen Onderhoud', '/scenes/hero-contact-828.webp', 'Donkerblauw motorjacht aan een kade in de schemering, voor grachtenpanden met verlichte ramen.', 2400, 1350, '#2b3d3e', '{"avif":[828,1200,1920,2400],"webp":[828,1200,1920,2400]}', null, null, 'Wat een eigenaar van boordelektra moet weten: accu’s die lang meegaan, veilige walstroom, groene stekkers en waarom een anode opeens halverwege het jaar op is.', 'Joris Bakker', '2026-02-06', null, true),
  ('019d4d50-4740-7242-8e63-416b6ffd2740', '2026-04-02T08:30:00+00:00', 'antifouling-kiezen-voor-uw-vaarwater', 'Antifouling kiezen: begin bij uw water, niet bij het blik', '
<p>In maart staat er bij elke watersportwinkel een stapel blikken met een foto van een snelle boot erop. Welke de beste is, hangt niet af van de foto. Het hangt af van vier dingen: het water waarin u ligt, hoe vaak en hoe hard u vaart, het materiaal van uw romp, en wat er al op zit.</p>
<h2 id="water">Wat er in uw water leeft</h2>
<p>Op zoet water groeit vooral slijm, wier en in sommige havens mosselen: de driehoeksmossel en zijn snellere verwant, de quaggamossel. Op zout en brak water komen daar zeepokken bij, die zich met een kalkvoet vastzetten. Een pok die eenmaal zit, krabt u eraf met een stuk verf.</p>
<p>Warm, ondiep en stil water groeit het snelst aan. Een boot die in juni drie weken stilligt, krijgt meer aangroei dan een boot die de hele maand vaart. Vaart u in het voorjaar van zoet naar zout, dan sterft een deel van de zoetwateraangroei vanzelf; andersom ook.</p>
<h2 id="soorten">De drie soorten</h2>
<h3>Harde antifouling</h3>
<p>Een harde verf met het werkzame middel in de laag. Dat lekt er langzaam uit, terwijl de verf zelf blijft zitten. U kunt hem tijdens het seizoen afborstelen, en hij is bestand tegen snelheden boven twintig knopen. Het nadeel komt later: na een aantal jaren hebt u een dikke, lege schil, die gaat barsten en eraf moet.</p>
<h3>Zelfslijpend</h3>
<p>De verf lost heel langzaam op of slijt weg, zodat er steeds een verse laag buiten ligt. Voor de meeste zeiljachten en verdringers is dit de makkelijkste keuze: er bouwt weinig op. Hij heeft wel beweging nodig. Voor een boot die droogvalt op het Wad of op een trailer rijdt, is een zachte soort minder geschikt, en sommige typen mogen na de laatste laag niet te lang droog staan.</p>
<h3>Zonder biocide</h3>
<p>Een gladde siliconenlaag waaraan aangroei slecht hecht en bij het varen loslaat. Hij werkt zonder gif, maar vraagt dat u regelmatig en niet te langzaam vaart. De laag is zacht: een stropband of een grondberoering laat littekens na. Overstappen betekent dat al het oude eraf moet, en terug kan niet zomaar, want op siliconen hecht bijna niets.</p>
<h2 id="romp">Wat uw romp toelaat</h2>
<table>
<caption>Materiaal en beperking</caption>
<thead><tr><th scope="col">Romp</th><th scope="col">Let op</th></tr></thead>
<tbody>
<tr><th scope="row">Polyester</th><td>Eerste keer altijd een epoxyprimer, die ook water tegenhoudt</td></tr>
<tr><th scope="row">Staal</th><td>Een gesloten epoxysysteem eronder, en geen koper op kaal metaal</td></tr>
<tr><th scope="row">Aluminium</th><td>Geen verf met koperoxide: koper en aluminium vormen samen een batterij, en het aluminium verliest. Kies een koperarme of kopervrije soort die de fabrikant voor aluminium vrijgeeft</td></tr>
<tr><th scope="row">Hout</th><td>Laat de laag met het hout meebewegen; een harde schil scheurt op de naden</td></tr>
</tbody>
</table>
<p>Schroef, as, anodes en de ogen van een dieptemeter horen niet onder gewone antifouling. Voor schroeven bestaan aparte systemen. Een geverfde anode doet niets.</p>
<h2 id="over-elkaar">Wat over wat mag</h2>
<p>Zelfslijpend over een goed geschuurde harde laag gaat vaak. Hard over zelfslijpend gaat niet: de ondergrond blijft oplossen en de harde laag komt los. Weet u niet wat erop zit, schuur dan een proefplek nat en kijk wat er gebeurt: kleurt het water sterk en wordt de verf zacht, dan is het een slijpende soort. Een tussenlaag, een <em>sealer</em>, scheidt twee systemen van elkaar. De productbladen van beide verven beslissen.</p>
<h2 id="hoeveel">Hoeveel u nodig hebt</h2>
<p>Een bruikbare schatting van het oppervlak onder water: lengte op de waterlijn × (breedte + diepgang) × een factor. Die factor is ongeveer 1 voor een motorboot, 0,75 voor een langkieler en 0,5 voor een modern zeiljacht met vinkiel. Een zeiljacht van 9 meter op de waterlijn, 3 meter breed en 1,6 meter diep heeft dus ruwweg 21 vierkante meter. Met het rendement op het blik, vaak rond de tien vierkante meter per liter, en twee lagen komt u op een dikke vier liter. Reken een derde laag voor de waterlijn, de voorkant van kiel en roer en alle scherpe randen: daar slijt het eerst.</p>
<h2 id="werken">Schoon werken</h2>
<p>Schuurstof van antifouling is giftig, voor u en voor de bodem. Schuur nooit droog zonder afzuiging, draag een masker met een P3-filter en een overall, en werk op een plaats waar de haven het toestaat. Het stof en de lege blikken zijn gevaarlijk afval. In Nederland is aangroeiwerende verf met een biocide alleen toegestaan als het <a href="https://www.ctgb.nl">Ctgb</a> haar heeft toegelaten; het toelatingsnummer staat op het blik. Een restant uit een ander land is dus niet vanzelf toegestaan.</p>
<h2 id="rest">Vijf dingen die u tegelijk doet</h2>
<ol>
<li>Anodes vervangen als ze voor de helft op zijn: zink op zout water, magnesium op zoet, aluminium op brak.</li>
<li>Afsluiters open en dicht draaien en de slangklemmen bekijken.</li>
<li>De schroefas op speling voelen.</li>
<li>Het roer en de kielnaad op scheuren nakijken.</li>
<li>Onder de waterlijn kloppen en kijken naar blaasjes. Prikt u er een door en ruikt het vocht zuur, dan is het osmose. Noteer waar ze zitten en laat de vochtwaarde meten.</li>
</ol>
<p>Wij brengen antifouling aan vanaf €&nbsp;75 per meter scheepslengte, met afzuiging en met een strak afgeplakte waterlijn. Bekijk <a href="/yacht-care-services">wat er in de behandeling zit</a>, of laat via <a href="/contact">contact</a> weten wanneer u op de kant gaat: in maart en april zijn de weken het eerst vol.</p>', '[{"id":"in-het-kort","html":"<style>.kort{border-left:3px solid #b08d57;padding:.25rem 0 .25rem 1.25rem}.kort ul{margin:.5rem 0 0;padding-left:1.1rem}</style>\n<div class=\"kort\"><p>In het kort</p><ul><li>Zoet water, af en toe varen: zelfslijpend.</li><li>Snel of vaak borstelen: hard.</li><li>Regelmatig varen en geen gif: siliconen, op een kale romp.</li><li>Aluminium: nooit koperoxide.</li></ul></div>"}]', 'Onderwaterschip Behandeling', '/scenes/project-05-after-800.webp', 'Bronzen schroef met nieuwe zinkanode, tussen roer en scheg in egale rode antifouling.', 1600, 1200, '#5b4a3a', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Hard, zelfslijpend of zonder biocide: welke antifouling werkt hangt af van het water, uw snelheid en wat er al op de romp zit.', null, null, 'Joris Bakker', '2026-04-02', null, true),
  ('019e06b5-3740-7b0f-974a-c0fe2970dd24', '2026-05-08T08:30:00+00:00', 'wat-onderhoud-doet-met-de-waarde', 'Wat onderhoud doet met de waarde van uw boot', '
<p>Wij komen vaak twee keer op dezelfde boot: één keer omdat de eigenaar wil verkopen, en een paar maanden later omdat de koper wil herstellen wat er is blijven liggen. Wie beide gesprekken hoort, weet waar de prijs ontstaat. Niet bij de motoruren, en ook niet bij de kaartplotter.</p>
<h2>De eerste minuten op de steiger</h2>
<p>Een koper ziet de romp van een afstand, loopt langs de boot, stapt aan boord en ruikt. Daarna heeft hij een oordeel, en de rest van de bezichtiging zoekt hij er bewijs voor. Is de romp dof, dan kijkt hij naar gebreken. Glanst hij, dan kijkt hij naar mogelijkheden. Dat is niet eerlijk, maar zo werkt het.</p>
<p>Een taxateur doet het systematischer, en toch begint ook hij buiten. Achterstallig onderhoud rekent door: 15–20% van de waarde is een bedrag dat wij in de praktijk terugzien als romp, dek en naden jaren zijn overgeslagen. Dat is meestal meer dan het onderhoud zelf had gekost.</p>
<h2>Waar een keuring op afketst</h2>
<p>Bij bijna elke verkoop boven een bepaald bedrag laat de koper keuren. De expert kijkt naar andere dingen dan de koper, en zijn lijst is de onderhandeling. Dit komt het vaakst terug:</p>
<ul>
<li><strong>Vocht in het dek.</strong> Lekke kitnaden rond scepterpotten en ramen laten water in de kern van een sandwichdek. Een naad vernieuwen is een dag werk, een verrotte kern een verbouwing.</li>
<li><strong>Osmose of hoge vochtwaarden.</strong> Niet altijd een ramp, wel altijd een gesprek. Met metingen over meerdere jaren kunt u laten zien dat het stabiel is.</li>
<li><strong>Scheuren in de gelcoat rond beslag.</strong> Een expert wil weten of het de laag is of de constructie eronder.</li>
<li><strong>Teak dat op is.</strong> Een nieuw dek is een van de duurste posten die er zijn. Een dek met nog genoeg dikte en dichte naden is dat niet.</li>
<li><strong>Installaties zonder papieren.</strong> Gas, walstroom en aangepaste bedrading waarvan niemand weet wie ze heeft gemaakt.</li>
</ul>
<h2>Wat vóór de verkoop loont</h2>
<table>
<caption>Werk in de maanden voor een verkoop, gerangschikt naar wat u ervan terugziet</caption>
<thead><tr><th scope="col">Werk</th><th scope="col">Effect</th><th scope="col">Waarom</th></tr></thead>
<tbody>
<tr><th scope="row">Grondig schoonmaken, ook bilge en machinekamer</th><td>Groot</td><td>Kost bijna niets; een schone bilge laat zien dat er niets lekt</td></tr>
<tr><th scope="row">Romp polijsten en beschermen</th><td>Groot</td><td>Bepaalt de foto’s, en dus wie er komt kijken</td></tr>
<tr><th scope="row">Lekkende naden vernieuwen</th><td>Groot</td><td>Haalt een punt van de keuringslijst</td></tr>
<tr><th scope="row">Ramen en rvs helder</th><td>Middel</td><td>Maakt de boot jonger dan zijn bouwjaar</td></tr>
<tr><th scope="row">Nieuwe antifouling</th><td>Klein</td><td>De koper verwacht het, en betaalt er niet voor</td></tr>
<tr><th scope="row">Nieuwe elektronica</th><td>Klein</td><td>De volgende eigenaar kiest liever zelf</td></tr>
<tr><th scope="row">Spuiten van de hele romp</th><td>Wisselend</td><td>Duur, en roept de vraag op wat eronder zit</td></tr>
</tbody>
</table>
<p>Het verschil tussen een groot en een klein effect is of de koper het <em>ziet</em> of <em>vreest</em>. Wat hij vreest, telt dubbel: hij trekt niet de kosten af, maar de kosten met een marge voor tegenvallers.</p>
<h2>De map</h2>
<p>Twee gelijke boten, en één heeft een map. In die map zitten het eigendomsbewijs, het bewijs dat de btw is betaald, de CE-verklaring als de boot na juni 1998 in de handel is gebracht, handleidingen, rekeningen, en per jaar een blad met wat er is gedaan. Die boot verkoopt eerder, en met minder gesprek over de prijs.</p>
<p>Zet er foto’s bij van vóór, tijdens en na het werk. Een reparatie die u laat zien, is onderhoud; een reparatie die de expert ontdekt, is een verzwegen gebrek. Onze klanten krijgen daarom na elke beurt de meetwaarden en de foto’s. Begint u nu pas met een map, schrijf dan op wat u nog weet. Een eerlijk begin is beter dan niets.</p>
<blockquote><p>Wat u opschrijft, hoeft de koper niet te raden.</p></blockquote>
<h2>Reken in jaren, niet in beurten</h2>
<p>Gelcoat is het duidelijkste voorbeeld. Een romp die elk jaar wordt gewassen, licht gepolijst en beschermd, verliest nauwelijks laagdikte. Een romp die zes jaar niets krijgt, moet worden geschuurd en grof gepolijst; het kan, maar een tweede of derde keer niet meer. Daarna blijft alleen spuiten over. U betaalt dan niet alleen meer, u hebt ook iets opgebruikt dat niet terugkomt.</p>
<p>Hetzelfde geldt voor teak, waar elke schuurbeurt dikte kost, en voor kit, waar één lekke naad een dek kan kosten. Weinig en vaak is bij een boot bijna altijd goedkoper dan veel en zelden.</p>
<h3>Een eenvoudig plan</h3>
<ol>
<li>Elk voorjaar: wassen, naden en beslag nalopen, romp beschermen.</li>
<li>Elk najaar: waterlijn, zoet spoelen, winterklaar maken.</li>
<li>Om de twee of drie jaar: een inspectie met glans- en vochtmeting, zodat u de lijn ziet.</li>
<li>Alles op één blad per jaar, met datum en foto.</li>
</ol>
<h2>Wanneer u moet beginnen</h2>
<p>Wilt u in het voorjaar verkopen, laat dan in het najaar kijken. Er is dan tijd om droog te stoken, te meten en te plannen, en de foto’s kunnen in april bij het eerste mooie licht. Vier weken voor de verkoop is voor polijsten genoeg, maar voor een natte kern te laat.</p>
<p>Wij zeggen bij een <a href="/contact">inspectie</a> ook wat u kunt laten. Dat scheelt soms de helft van de lijst. In het <a href="/portfolio">portfolio</a> staat een zeiljacht dat door een taxateur voor en na de behandeling is bekeken; wat wij daaraan deden, vindt u terug bij <a href="/yacht-care-services">onze diensten</a>. En voor uw eigen plan is er de <a href="/yacht-care-checklist">Yacht Care Checklist</a>.</p>', '[]', 'Tips & Advies', '/scenes/project-12-after-800.webp', 'Zeiljacht in de winterstalling met een smetteloos witte romp en nieuwe antifouling.', 1600, 1200, '#6f7672', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', null, 'Een koper beslist in de eerste minuten en zoekt daarna bevestiging. Wat hij dan ziet, hebt u jaren eerder bepaald.', 'Waar kopers en taxateurs naar kijken, welk werk vóór de verkoop iets oplevert en welk niet, en waarom een map met papieren zoveel uitmaakt.', 'Daan Verhoeven', '2026-05-08', null, true),
  ('019edf00-4f40-7dcc-9ed4-6af74706238a', '2026-06-19T08:30:00+00:00', 'dieselmotor-wat-u-zelf-kunt-doen', 'Dieselmotor: wat u zelf kunt doen, en wat u beter laat doen', '
<p>Een scheepsdiesel gaat zelden kapot door te veel uren. Hij gaat kapot door te weinig: korte stukjes, koud water, oude brandstof en een winter stilstand. Wij werken aan de buitenkant van boten en niet aan motoren. Juist daarom zien wij aan boord veel machinekamers, en het verschil tussen een motor die wordt bijgehouden en een die wordt vergeten, ziet ook een schilder.</p>
<h2>Vijf minuten voor het losgooien</h2>
<p>Maak hier een gewoonte van. Het kost minder tijd dan het zeil eraf halen.</p>
<ol>
<li><strong>Oliepeil.</strong> Bij een koude motor, op een stilliggende boot. Kijk ook naar de kleur: zwart is normaal bij een diesel, grijs of romig betekent water in de olie.</li>
<li><strong>Koelvloeistof.</strong> Peil in het expansievat, alleen als de motor koud is.</li>
<li><strong>Waterfilter van de brandstof.</strong> Zit er een kijkglas op, dan ziet u water als een bel onder de diesel.</li>
<li><strong>Wierpot.</strong> Deksel goed dicht? Een deksel dat lucht trekt, geeft een warme motor en een droge impeller.</li>
<li><strong>Riem en bilge.</strong> Zwart stof onder de riem is slijtage. Olie of koelvloeistof onder de motor hoort er niet.</li>
</ol>
<p>Start daarna en kijk achterom. Binnen enkele tellen hoort er water uit de uitlaat te komen. Komt dat niet, zet de motor dan meteen af. Een impeller houdt het zonder water vaak nog geen minuut vol.</p>
<h2>Elk jaar, of volgens de uren in het boekje</h2>
<table>
<caption>Onderhoud dat een handige eigenaar zelf kan doen</caption>
<thead><tr><th scope="col">Onderdeel</th><th scope="col">Hoe vaak</th><th scope="col">Waarop u let</th></tr></thead>
<tbody>
<tr><th scope="row">Motorolie en filter</th><td>Jaarlijks, in het najaar</td><td>Met warme motor; de soort die in het handboek staat</td></tr>
<tr><th scope="row">Brandstoffilters</th><td>Jaarlijks</td><td>Daarna ontluchten; veeg het huis schoon</td></tr>
<tr><th scope="row">Impeller</th><td>Jaarlijks kijken, bij twijfel vervangen</td><td>Ontbreekt er een schoep, zoek hem: hij zit in de koeler</td></tr>
<tr><th scope="row">Anode in de motor</th><td>Elk halfjaar op zout water</td><td>Meer dan de helft weg: vervangen</td></tr>
<tr><th scope="row">V-riem</th><td>Elke twintig uur kijken</td><td>Ongeveer een centimeter door te drukken in het midden</td></tr>
<tr><th scope="row">Koelvloeistof</th><td>Elke twee tot vijf jaar, naar soort</td><td>Meng geen kleuren of soorten door elkaar</td></tr>
<tr><th scope="row">Luchtfilter</th><td>Jaarlijks</td><td>Een vet filter geeft zwarte rook</td></tr>
</tbody>
</table>
<p>Het handboek van uw motor gaat altijd voor deze tabel. Hebt u geen handboek meer, dan is er van vrijwel elke scheepsmotor een kopie te vinden bij de fabrikant of de importeur.</p>
<h2>Brandstof: de bron van de meeste storingen</h2>
<p>Gewone diesel bevat tegenwoordig een deel biodiesel. Die trekt water aan, en op de grens van water en diesel leven bacteriën en schimmels. Het resultaat is een bruine slijmlaag die bij de eerste zeegang loskomt en het filter dichtzet, precies als u de motor nodig hebt.</p>
<ul>
<li>Houd de tank ’s winters bijna vol, zodat er weinig lucht en dus weinig condens in zit.</li>
<li>Tap een paar keer per jaar water af van het laagste punt van de tank of van de waterafscheider.</li>
<li>Overweeg brandstof zonder bijmenging van biodiesel, zoals GTL, of HVO als uw motorfabrikant die vrijgeeft. Die blijft veel langer goed.</li>
<li>Neem altijd twee filters en de sleutel mee, en oefen het ontluchten een keer aan de steiger.</li>
</ul>
<p>Is de tank al besmet, dan helpt een middel uit een flesje alleen voor even: de dode bacteriën moeten er ook uit. Laat de tank dan spoelen.</p>
<h2>Koeling: twee circuits, twee soorten problemen</h2>
<p>De meeste motoren hebben een gesloten circuit met koelvloeistof en een open circuit met buitenwater, met een warmtewisselaar ertussen. Wordt de motor langzaam warmer dan vroeger, dan is meestal het buitenwater de oorzaak: een dichte wierpot, een versleten impeller, kalk in de wisselaar of aangroei in de huiddoorvoer. Wordt hij plotseling te heet, denk dan aan een plastic zak voor de inlaat, een gebroken riem of geen koelvloeistof.</p>
<p>Kijk als de boot op de kant staat ook van buiten: het inlaatrooster onder water groeit dicht en wordt bij het antifoulen wel eens dichtgeverfd. Dat is een van de dingen die wij nalopen als wij toch aan het <a href="/yacht-care-services">onderwaterschip</a> werken.</p>
<h2>Wat de rook vertelt</h2>
<p><strong>Zwarte rook</strong> is onverbrande brandstof: te weinig lucht, een te zware schroef of een vervuilde romp. Een boot met een baard eronder vraagt meer van zijn motor dan u denkt. <strong>Witte rook</strong> bij een koude start trekt weg; blijft hij en ruikt hij naar diesel, dan verbrandt er een cilinder slecht. Witte damp die zoetig ruikt, is koelvloeistof. <strong>Blauwe rook</strong> is motorolie.</p>
<h2>Laat hem warm worden</h2>
<p>Tien minuten stationair draaien om de accu te laden is voor een diesel slechter dan niet draaien. Hij wordt niet warm, er condenseert water in de olie en de verstuivers vervuilen. Vaar liever een halfuur met belasting, en geef tegen het eind van de tocht een paar minuten flink gas als het water het toelaat.</p>
<h2>Wat u beter laat doen</h2>
<p>Kleppen stellen, verstuivers testen, de motor uitlijnen op de schroefas, de keerkoppeling en alles aan de hogedrukkant van de brandstof. Zeker bij een motor met commonrail: daar staat meer dan duizend bar op, en een straal diesel gaat door een handschoen heen. Laat ook de slangen van buitenwater en uitlaat om de paar jaar bekijken door iemand die weet waar ze scheuren. Een losse slangklem onder de waterlijn laat een boot zinken, ook in de haven.</p>
<p>Houd van alles een lijstje bij met datum en motoruren. Het kost een minuut per keer, en het is het eerste dat een koper wil zien; waarom, leest u in <a href="/blog/wat-onderhoud-doet-met-de-waarde">Wat onderhoud doet met de waarde van uw boot</a>. Een lijst om mee te beginnen staat op de <a href="/yacht-care-checklist">Yacht Care Checklist</a>, en voor de buitenkant bereikt u ons via <a href="/contact">contact</a>.</p>', '[{"id":"rook","html":"<style>.rook{margin:0;padding:1.25rem 1.5rem;border:1px solid #b08d57;border-radius:6px}.rook dt{font-weight:600}.rook dd{margin:0 0 .6rem}.rook dd:last-child{margin-bottom:0}</style>\n<dl class=\"rook\"><dt>Zwart</dt><dd>Te weinig lucht of te veel belasting</dd><dt>Wit, dieselgeur</dt><dd>Slechte verbranding</dd><dt>Wit, zoetig</dt><dd>Koelvloeistof: stoppen</dd><dt>Blauw</dt><dd>Motorolie</dd></dl>"}]', 'Algemeen Onderhoud', '/scenes/boat-motor-yacht-800.webp', 'Grijsblauw motorjacht met witte opbouw voor het riet op stil water.', 1200, 900, '#6f7672', '{"avif":[480,800,1200],"webp":[480,800,1200]}', null, null, 'Olie, filters, koeling en brandstof van een scheepsdiesel: wat een eigenaar zelf kan nalopen, hoe vaak, en aan welke tekenen u ziet dat er meer is.', 'Joris Bakker', '2026-06-19', 7, true),
  ('019f9865-3f40-7505-8075-357771eb9280', '2026-07-25T08:30:00+00:00', 'rvs-zonder-roest-en-ramen-weer-helder', 'Rvs zonder roest en ramen waar u weer door kijkt', '
<p>Twee dingen bepalen of een boot verzorgd oogt, nog voordat iemand naar de romp kijkt: het beslag en de ramen. Ze krijgen ook de minste aandacht. Een romp wordt elk voorjaar gewassen; een scepterpot of een dekluik pas als er iets mis is.</p>
<h2>Waarom roestvast staal roest</h2>
<p>Rvs is vast tegen roest zolang het een onzichtbaar laagje chroomoxide aan de buitenkant heeft. Dat laagje herstelt zichzelf, maar het heeft er zuurstof voor nodig en een schoon oppervlak. Waar die ontbreken, gaat het mis:</p>
<ul>
<li><strong>Onder vuil en zout.</strong> Chloride uit zeewater breekt het laagje plaatselijk af. Er ontstaan bruine puntjes: theevlekken.</li>
<li><strong>In een spleet.</strong> Onder een voetplaat, een schroefkop of een touw dat altijd op dezelfde plek ligt, komt geen zuurstof. Daar vreet het dieper dan u ziet.</li>
<li><strong>Bij een las.</strong> Een las die na het lassen niet is gebeitst, heeft een verkleurde rand zonder goede huid.</li>
<li><strong>Door ijzer van buiten.</strong> Slijpsel van de buurman, een staalborstel of de remstof van een spoorlijn. Dat ijzer roest, niet uw rvs. We noemen het vliegroest, en het is het onschuldigst.</li>
</ul>
<p>Ook de legering telt. Op boten hoort meestal AISI 316, dat molybdeen bevat en beter tegen zout kan. Goedkoop beslag is vaak 304. Op zoet water merkt u daar jarenlang niets van; na één zomer op zee wel.</p>
<h2>Vliegroest verwijderen zonder krassen</h2>
<p>Begin met lauw water en shampoo, want zout en vet houden elk middel tegen. Daarna werkt u van mild naar sterk:</p>
<ol>
<li>Een rvs-polish met een zachte doek. Vaak is dit genoeg.</li>
<li>Een gel met een mild zuur, zoals citroenzuur of oxaalzuur, die de roest oplost. Niet op teak of antifouling laten lopen, en goed naspoelen.</li>
<li>Zit de vlek in putjes, dan polijsten met een katoenen schijf en pasta, in steeds fijnere stappen.</li>
<li>Spoelen, drogen en beschermen met was of een speciale rvs-bescherming. Zonder die laatste stap bent u over zes weken terug.</li>
</ol>
<p>Wat u niet gebruikt: staalwol, een gewone staalborstel en schuursponzen. Staalwol laat ijzerdeeltjes achter, en de krassen geven het volgende zout een plek. Polijst in de richting van de glans die er al zit, en niet over een las heen tot u weet of die goed dicht is.</p>
<h3>Wanneer het geen schoonmaakwerk meer is</h3>
<p>Bruin vocht dat uit een verbinding komt, een haarscheur bij een las of een zeereling die bij de perskop uitgerafeld is: dat zijn veiligheidszaken. Aan de verstaging en de reling hangen mensen. Laat zulke onderdelen bekijken en vervang ze bij twijfel. Glanzend maken wat vervangen moet worden, is het slechtste wat u kunt doen, want dan ziet niemand het meer.</p>
<h2>Gele ramen: krassen, waas of scheurtjes</h2>
<p>De meeste luiken en kajuitramen zijn van acrylaat, in de wandeling plexiglas. Acrylaat is licht, taai en hard genoeg, maar wordt door zon en verkeerde schoonmaakmiddelen aangetast. Kijk met een zaklamp schuin op het raam en bepaal wat u ziet:</p>
<table>
<caption>Wat er met een raam aan de hand is</caption>
<thead><tr><th scope="col">U ziet</th><th scope="col">Oorzaak</th><th scope="col">Te herstellen</th></tr></thead>
<tbody>
<tr><th scope="row">Waas en fijne krasjes</th><td>Droog afvegen, zand, een huik</td><td>Ja, polijsten</td></tr>
<tr><th scope="row">Dof en geel aan de buitenkant</th><td>Zon op de bovenste laag</td><td>Meestal: nat schuren en polijsten</td></tr>
<tr><th scope="row">Zilverachtige haarscheurtjes in de dikte</th><td>Spanning en veroudering, of oplosmiddel</td><td>Nee, vervangen</td></tr>
<tr><th scope="row">Melkwitte rand</th><td>Vocht tussen raam en kit</td><td>Nee: opnieuw kitten, vaak met nieuw raam</td></tr>
</tbody>
</table>
<p>Haarscheurtjes heten <em>crazing</em>. Ze zitten in het materiaal zelf, en wie ze probeert weg te polijsten, maakt het raam alleen dunner. Een luik met crazing waar iemand op kan stappen, hoort vervangen te worden.</p>
<h2>Zo wordt acrylaat weer helder</h2>
<p>Was het raam eerst met veel water, zodat er geen zandkorrel achterblijft. Schuur daarna nat, met water en een druppel zeep, beginnend met de fijnste korrel die de kras nog pakt: vaak 800 of 1000, daarna 1500, 2000 en 3000. Wissel bij elke stap van richting, zodat u ziet wanneer de vorige krassen weg zijn. Polijst met een zachte pad op lage snelheid en een pasta voor kunststof. Warmte is de vijand: wordt het raam heet, dan smeert en spant het materiaal.</p>
<p>Werk nooit tot in de kitnaad en sla het midden niet over. Een raam dat alleen op de kras is geschuurd, krijgt een kuil, en die vertekent het beeld als een lachspiegel.</p>
<h3>Wat een raam nooit mag zien</h3>
<p>Glasreiniger met ammoniak, alcohol, aceton, thinner en siliconenverwijderaar veroorzaken de scheurtjes die u niet meer wegkrijgt. Een raam onder spanning kan in minuten craqueleren. Gebruik lauw water met wat pH-neutrale zeep en een schone microvezeldoek, en een laag was of een middel voor kunststof tegen de zon.</p>
<h2>Bijhouden kost een uur per maand</h2>
<p>Spoel beslag en ramen na elke dag op zout water af met zoet. Verplaats eens per maand de landvasten die op de preekstoel liggen, en neem het rvs twee keer per seizoen met was af. Leg een licht zeil over de luiken als de boot lang stilligt, zonder dat het klappert.</p>
<p>Is het verder heen, dan rekenen wij voor het rvs aan dek 1 dag en voor een set ramen en luiken ook 1 dag. Beide staan bij <a href="/yacht-care-services">onze diensten</a>, en hoe een preekstoel er daarna uitziet, vindt u in het <a href="/portfolio">portfolio</a>. Stuur gerust een foto via <a href="/contact">contact</a>: aan een raam is meestal in één blik te zien of polijsten zin heeft.</p>', '[{"id":"drie-regels","html":"<style>.regels{display:grid;gap:1rem;padding:0;list-style:none}.regels li{padding-top:.75rem;border-top:1px solid #b08d57}.regels b{display:block}</style>\n<p>Onthoud:</p>\n<ul class=\"regels\"><li><b>Zout eraf met zoet water.</b>Het goedkoopste onderhoud dat er is.</li><li><b>Nooit staalwol op rvs.</b>Het ijzer dat achterblijft, is uw volgende roestvlek.</li><li><b>Nooit alcohol of ammoniak op acrylaat.</b>De scheurtjes komen soms pas weken later.</li></ul>"}]', 'Speciale Diensten', '/scenes/project-04-after-800.webp', 'Boeg van een motorjacht met spiegelend rvs en een schone teakrand.', 1600, 1200, '#4a5857', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Bruine vlekken op de preekstoel en gele luiken maken een boot tien jaar ouder. Beide zijn meestal te redden, als u weet waardoor ze komen.', null, 'Waarom roestvast staal op een boot toch bruin wordt, hoe u vliegroest verwijdert zonder krassen, en wat er met gele acrylaatramen nog te redden is.', 'Sanne de Wit', '2026-07-25', null, true),
  ('01a0bdef-bb40-77bd-94e1-967219b28cf8', '2026-09-20T08:30:00+00:00', 'was-sealant-of-keramische-coating', 'Was, sealant of keramische coating: wat past bij uw boot', '
<p>Op elke boot komt het gesprek een keer op parelend water. Het is een mooi gezicht, en het zegt minder dan u denkt. Een verse laag keukenwas parelt ook. De vraag is wat er na een zomer zon, zout en stootwillen nog van over is, en hoeveel werk het kost om opnieuw te beginnen.</p>
<h2>Waartegen u beschermt</h2>
<p>Gelcoat heeft drie vijanden. Ultraviolet licht breekt de hars af. Vuil, kalk en roet zetten zich vast in wat daardoor poreus is geworden. En wrijving, van fenders tot een te harde borstel, slijt de rest. Een beschermlaag houdt geen van drieën voor altijd tegen. Hij offert zichzelf op, zodat de gelcoat dat niet hoeft te doen. Daarom is een laag die langzaam verdwijnt geen slecht product: hij doet zijn werk.</p>
<h2>Was</h2>
<p>Botenwas bestaat uit natuurlijke of kunstmatige wassen, vaak met carnauba. Ze vult fijne oneffenheden en geeft een warme, diepe glans, vooral op donkere rompen en op hout. Ze is vergevingsgezind: gaat er iets mis, dan wrijft u het uit of doet u het over.</p>
<p>Daar staat tegenover dat was op een romp in de volle zon binnen enkele maanden weg is. Warmte maakt haar zacht, en elke wasbeurt met een sterke zeep neemt er iets van mee. Voor wie zelf graag een zaterdag in het voorjaar aan zijn boot werkt, is dat geen bezwaar.</p>
<h2>Sealant, of verzegeling</h2>
<p>Een verzegeling is een kunststof: een polymeer dat zich aan de gelcoat hecht in plaats van erop te liggen. Ze glanst iets koeler dan was en houdt langer, bij ons 3–6 maanden. Wij adviseren haar twee keer per jaar aan te brengen: voor het seizoen en voor de winter.</p>
<p>Een verzegeling vraagt een schone, vetvrije ondergrond. Oude was moet er eerst af, anders hecht hij aan de was en niet aan de boot. Dat is de meest gemaakte fout: een goed product op een romp die alleen is afgespoeld.</p>
<h2>Keramische coating</h2>
<p>Een keramische coating is een vloeistof met siliciumverbindingen die na het uitwrijven uithardt tot een dunne, harde, glasachtige laag. Dun is letterlijk: een paar duizendsten van een millimeter. Hij is harder dan was of sealant, beter bestand tegen chemie en warmte, en vuil laat makkelijker los. Op een romp houdt hij 1–2 jaar. U spoelt dan meestal met water schoon, met af en toe een pH-neutrale shampoo.</p>
<p>Wat hij niet doet, wordt minder vaak verteld:</p>
<ul>
<li>Hij beschermt niet tegen krassen van een steiger of een fender met zand erin.</li>
<li>Hij verbergt niets. Elke kras en elk hologram in de romp ziet u erna nog scherper.</li>
<li>Hij hoort niet onder water en niet op antifouling.</li>
<li>Hij laat kalkvlekken ontstaan als u druppels in de zon laat opdrogen. Ook een coating moet af en toe worden afgenomen.</li>
</ul>
<h3>Het voorwerk is het echte werk</h3>
<p>Driekwart van de uren zit vóór de coating: wassen, ontvetten, ontkalken, kit en beslag afplakken, in stappen polijsten en elke rest polijstmiddel verwijderen met een alcoholmengsel. Daarna heeft de laag een droge romp nodig, een temperatuur ruwweg tussen 10 en 25 graden, geen felle zon en een dag zonder regen. Aan een open steiger in april betekent dat wachten op het weer. Een bedrijf dat dat niet doet, verkoopt u een dure sealant.</p>
<h2>Naast elkaar</h2>
<table>
<caption>Drie lagen op dezelfde romp</caption>
<thead><tr><th scope="col">&nbsp;</th><th scope="col">Was</th><th scope="col">Verzegeling</th><th scope="col">Keramisch</th></tr></thead>
<tbody>
<tr><th scope="row">Houdbaarheid</th><td>Enkele maanden</td><td>3–6 maanden</td><td>1–2 jaar</td></tr>
<tr><th scope="row">Zelf te doen</th><td>Goed</td><td>Goed, met geduld</td><td>Liever niet op een hele romp</td></tr>
<tr><th scope="row">Voorwerk</th><td>Wassen</td><td>Wassen en ontvetten</td><td>Polijsten en volledig ontvetten</td></tr>
<tr><th scope="row">Fout te herstellen</th><td>Uitwrijven</td><td>Uitwrijven</td><td>Wegpolijsten</td></tr>
<tr><th scope="row">Onderhoud</th><td>Opnieuw waxen</td><td>Opnieuw aanbrengen</td><td>Spoelen, één keer per jaar bijwerken</td></tr>
</tbody>
</table>
<h2>Welke voor welke boot</h2>
<p><strong>Een sloep onder een zeil.</strong> Hij ziet weinig zon en u vaart korte stukken. Was of een verzegeling volstaat; de coating verdient u niet terug.</p>
<p><strong>Een donkere romp in een open haven.</strong> Hier werkt een coating het hardst. Donkere gelcoat wordt warm, was loopt er in juni al af, en elke waas is te zien.</p>
<p><strong>Een motorjacht met veel opbouw.</strong> Een combinatie is vaak het verstandigst: keramisch op de romp, waar u niet bij kunt, en een verzegeling op de opbouw, die u toch elke maand wast.</p>
<p><strong>Een romp die al krijt.</strong> Eerst herstellen. Een coating op verweerde gelcoat hecht aan los poeder en gaat er in vellen af. Hoe u dat vooraf ziet, staat in <a href="/blog/waarom-gelcoat-dof-wordt">Waarom gelcoat dof wordt</a>.</p>
<h2>Wat het kost en wat het scheelt</h2>
<p>Voor een keramische coating rekenen wij € 45–60 per voet lengte, afhankelijk van de staat van de romp. Vergelijk dat niet met een pot was, maar met de dagen die u er in die periode zelf aan kwijt bent, en met het polijsten dat u uitstelt. Elke polijstbeurt die niet nodig is, is gelcoat die blijft zitten.</p>
<p>Twijfelt u, vraag dan om een proefvlak. Wij zetten op een halve vierkante meter van uw eigen romp twee systemen naast elkaar, en u bekijkt ze een maand later zelf. Plan dat via <a href="/contact">de contactpagina</a>; alle behandelingen staan bij <a href="/yacht-care-services">onze diensten</a> en het resultaat op donkere rompen vindt u in het <a href="/portfolio">portfolio</a>.</p>', '[]', 'Yacht Waxen & Polijsten', '/scenes/service-protection-800.webp', 'Waterdruppels op een gecoate romp.', 1200, 900, '#4a5857', '{"avif":[480,800,1200],"webp":[480,800,1200]}', null, 'Alle drie laten ze water parelen. Het verschil zit in hoe lang ze blijven, wat ze vergeven en hoeveel werk er vooraf in de romp gaat.', 'Drie manieren om gelcoat te beschermen naast elkaar: wat ze doen, hoe lang ze blijven, wat het voorwerk is en wanneer de duurste niet de beste is.', 'Joris Bakker', '2026-09-20', 6, true),
  ('01a13461-ff40-7c2b-927f-00e472e9c7ef', '2026-10-13T08:30:00+00:00', 'teak-schoonmaken-zonder-hogedruk', 'Teak schoonmaken zonder hogedrukspuit', '<p>Een teakdek wordt grijs. Dat is geen schade, maar de buitenste laag van het hout die in zon en zout verweert. Onder die laag zit het hout waar u jaren mee vooruit kunt, zolang niemand het wegspuit.</p>
<h2 id="waarom-niet">Waarom geen hogedruk</h2>
<p>Teak groeit in banen: hard, donker hout wisselt af met zacht, licht hout. De straal van een hogedrukspuit haalt eerst het zachte hout weg. Wat overblijft zijn ribbels. Die houden water vast, worden sneller groen en vragen om een schuurbeurt. Zo’n beurt kost al gauw een halve millimeter, en een dek van acht millimeter heeft er daar niet veel van. Op een modern dek, met fineer van soms maar vijf of zes millimeter, nog minder.</p>
<p>De straal doet nog iets wat u niet ziet. Hij drukt water achter de kitnaden en onder de delen. Op een geschroefd dek komt dat water bij de schroefgaten uit, en daar begint de lekkage die u jaren later boven de voorpiek vindt.</p>
<figure><img src="/scenes/project-03-before-1200.webp" width="1200" height="900" alt="Grijs teakdek met groene aanslag in de nerven."><figcaption>Zo ziet een dek eruit dat te vaak is afgespoten: het zachte hout is weg, de nerven houden groen vast.</figcaption></figure>
<h2 id="zo-wel">Zo wel</h2>
<p>Kies een bewolkte dag, zodat niets opdroogt voordat u het hebt afgespoeld. Maak het dek eerst goed nat met buitenwater, en ook de romp eronder: vuil water dat op een droge romp loopt, laat strepen na. Werk daarna <strong>dwars op de nerf</strong> met een zachte borstel of een witte schuurpad en een milde, pH-neutrale reiniger. Dwars, omdat een borstel die met de nerf meegaat het zachte hout eruit trekt. Spoel ruim na.</p>
<ol>
<li>Nat maken, ook de romp en de gangboorden eronder.</li>
<li>Vak voor vak reinigen, niet groter dan twee vierkante meter.</li>
<li>Spoelen tot het water helder wegloopt.</li>
<li>Laten drogen zonder af te dekken. Een vochtig dek onder zeil is binnen twee weken groen.</li>
</ol>
<p>Zout water is goed voor teak. Het zout houdt het hout iets vochtig, waardoor het minder krimpt, en remt algen. Wie op zee of het Wad ligt, kan met een puts buitenwater per week volstaan. Op zoet water neemt u hetzelfde buitenwater; alleen het groen komt daar sneller terug.</p>
<blockquote><p>Grijs is goed. Groen is een klus.</p></blockquote>
<h2 id="groen">Hardnekkig groen</h2>
<p>Tegen algen in de noordhoek van de kuip helpt een middel dat ze doodt en dat u laat zitten: aanbrengen, een paar dagen wachten, afborstelen. Lees op de verpakking of het op teak en bij kitnaden gebruikt mag worden, en laat het niet in het oppervlaktewater lopen. Chloor en bleek zijn af te raden. Ze werken snel, maar tasten de vezel en het rubber aan en vreten aan aluminium beslag.</p>
<p>Tweecomponentenreinigers, eerst een loog en dan een zuur, maken een dek in een middag weer blond. Dat doen ze door de verweerde vezels op te lossen. Dat is dus ook een manier van materiaal wegnemen. Voor een verkoop of een nieuwe start kan het verantwoord zijn; als jaarlijkse gewoonte is het dat niet.</p>
<h2 id="olie">Olie, sealer of niets</h2>
<table>
<caption>Drie manieren om een dek te houden</caption>
<thead><tr><th scope="col">Keuze</th><th scope="col">Wat u krijgt</th><th scope="col">Wat het vraagt</th></tr></thead>
<tbody>
<tr><th scope="row">Niets</th><td>Zilvergrijs, stroef, goed voor blote voeten</td><td>Regelmatig spoelen met buitenwater</td></tr>
<tr><th scope="row">Sealer</th><td>Blond, minder vlekken van wijn en diesel</td><td>Eén tot twee keer per jaar opnieuw, op een schoon en droog dek</td></tr>
<tr><th scope="row">Olie</th><td>Warm en donker, maar korte tijd</td><td>Vaak bijhouden; oude olie wordt zwart en plakt</td></tr>
</tbody>
</table>
<p>Voor een dek waarop gevaren wordt, kiezen wij meestal niets of een sealer. Olie bewaren wij voor een zwemplateau, een tafel of een handrail. Gelakt teak hoort nergens waar iemand op nat hout moet staan.</p>
<h2 id="naden">Kijk elk voorjaar naar de naden</h2>
<p>Het zwarte rubber is er niet voor de sier. Het houdt het water uit de voeg en laat de delen bewegen. Loop het dek na een bui langs: een dek dat overal droogt behalve langs één naad, heeft daar water staan. Druk ook met uw duim tegen de rand van het rubber. Laat het aan één kant los, dan loopt er bij elke bui water naar de bodem van de groef.</p>
<p>Nieuw rubber over oud rubber houdt niet. De oude kit moet er helemaal uit, de groef wordt geschuurd en ontvet, op de bodem komt een strook waaraan de kit niet hecht, en pas dan gaat er nieuwe in. Zo kan het rubber rekken tussen de twee houtkanten, zonder aan de bodem vast te zitten.</p>
<p>Loop ook de pluggen na, de houten dopjes boven de schroeven. Ze zijn maar een paar millimeter dik. Staat er een scheef of is hij weg, dan ligt de schroef eronder bloot. Zet er dezelfde dag een nieuwe in, in epoxy en met de nerf mee, en laat hem niet een seizoen openstaan.</p>
<h2 id="wanneer-bellen">Wanneer u ons belt</h2>
<p>Laat kijken als er pluggen loskomen, als het rubber boven het hout uitsteekt of als een deel hol klinkt wanneer u erop klopt. Wij meten dan op een aantal plaatsen hoe dik het hout nog is en zeggen u wat er nog kan: schuren, alleen naden, of afblijven. Wat het werk inhoudt, leest u bij <a href="/yacht-care-services">onze diensten</a>; hoe een dek er daarna uitziet, in het <a href="/portfolio">portfolio</a>. Een <a href="/contact">inspectie aan boord</a> kost u niets.</p>', '[{"id":"schema-teak","html":"<style>\n.schema{border-collapse:collapse;width:100%}\n.schema th,.schema td{padding:.6em .8em;border-bottom:1px solid #b08d57;text-align:left}\n.schema caption{padding-bottom:.6em;font-weight:600;text-align:left}\n</style>\n<p>Een teakdek vraagt in een jaar minder werk dan de meeste eigenaren denken: vier korte beurten, en verder vooral afblijven.</p>\n<table class=\"schema\"><caption>Het jaar van een teakdek, met onze tijden bij 12 meter</caption><thead><tr><th scope=\"col\">Maand</th><th scope=\"col\">Werk</th><th scope=\"col\">Tijd</th></tr></thead><tbody><tr><td>Maart</td><td>Reinigen met zachte borstel, naden nalopen</td><td>3 uur</td></tr><tr><td>Juni</td><td>Spoelen met buitenwater</td><td>1 uur</td></tr><tr><td>September</td><td>Reinigen, groen behandelen</td><td>4 uur</td></tr><tr><td>November</td><td>Dekzeil met luchtopening plaatsen</td><td>1 uur</td></tr></tbody></table>"}]', 'Teak Dek Onderhoud', '/scenes/project-03-after-800.webp', 'Voordek van een zeiljacht met honingkleurig teak en strakke zwarte naden.', 1600, 1200, '#8f8a7e', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', null, null, 'Een hogedrukspuit haalt in een uur weg wat tien jaar mee kon. Zo maakt u een teakdek schoon met water, een zachte borstel en geduld.', 'Sanne de Wit', '2026-10-13', null, true),
  ('01a16d07-f340-7029-812f-c386f3a2048c', '2026-10-24T08:30:00+00:00', 'boot-winterklaar-maken-in-volgorde', 'Uw boot winterklaar maken, in de goede volgorde', '
<p>De eerste nachtvorst komt in Nederland soms al in oktober, en bijna altijd voordat u eraan toe bent. Water dat bevriest, zet ongeveer negen procent uit en heeft genoeg kracht om een bronzen afsluiter of een motorblok te scheuren. Winterklaar maken is daarom geen schoonmaak met een jas aan. Het is een lijst met een volgorde, en vooraan staat alles waar water in zit.</p>
<p>Deze lijst gaat uit van een boot die in het water blijft of op de kant staat zonder verwarming. Wat anders is, staat erbij. Spring gerust naar een onderdeel: <a href="#water">water</a>, <a href="#motor">motor</a>, <a href="#accu">accu’s</a>, <a href="#binnen">binnen</a>, <a href="#buiten">buiten</a> of <a href="#controle">de controle</a>.</p>
<h2 id="water">1. Eerst al het water</h2>
<p>Begin met het drinkwater, want daarvan zit er het meest en op de gekste plekken.</p>
<ol>
<li>Pomp de tank leeg via de kranen, warm en koud, en laat ze daarna openstaan.</li>
<li>Zet de boiler uit, laat hem afkoelen en tap hem af bij zijn eigen kraan. Een lege tank betekent niet dat de boiler leeg is.</li>
<li>Maak de filters en de drukpomp los en laat ze leeglopen. De douchekop op het zwemplateau en de dekwasslang vergeet bijna iedereen.</li>
<li>Toilet en vuilwatertank: leegzuigen bij een pompstation, doorspoelen met schoon water en daarna leegpompen. De pomp zelf houdt een kommetje water vast.</li>
<li>Wilt u zeker zijn, pomp dan antivries voor drinkwatersystemen, op basis van propyleenglycol, door de leidingen. Motorkoelvloeistof met ethyleenglycol is giftig en hoort hier nooit in.</li>
</ol>
<p>Vergeet de bilge niet. Regen- en condenswater onder de vloer bevriest ook, en een vlotter die in ijs staat pompt niet.</p>
<h2 id="motor">2. Dan de motor</h2>
<p>Laat de motor warm draaien en ververs de olie met filter. Oude olie bevat zuren en water uit de verbranding; die laat u niet vier maanden op de lagers inwerken. Vul de brandstoftank van een diesel bijna vol, zodat er weinig lucht overblijft waaruit water kan condenseren, en tap het waterfilter af.</p>
<p>Bij een motor met tussenkoeling controleert u met een weger of het koelmengsel tot ongeveer −25&nbsp;°C beschermt. Het buitenwatercircuit is een ander circuit: afsluiter dicht, zeef open, en antivries laten aanzuigen tot het bij de uitlaat naar buiten komt. Haal de impeller eruit of neem u voor dat in het voorjaar te doen. Een rubber schoepenwiel dat de hele winter in één stand klemt, houdt die vorm.</p>
<p>Meer over de motor zelf leest u in <a href="/blog/dieselmotor-wat-u-zelf-kunt-doen">Dieselmotor: wat u zelf kunt doen</a>.</p>
<h2 id="accu">3. De accu’s</h2>
<p>Een volle loodaccu bevriest pas bij zestig graden onder nul. Een lege al rond de min tien. Laad ze dus helemaal op, zet verbruikers uit bij de hoofdschakelaar en meet over een maand nog eens. Houdt uw walstroomlader de accu’s op peil, controleer dan of hij een druppellading of winterstand heeft. Lithium-accu’s bewaart u juist niet helemaal vol: ongeveer half is beter, en laden bij vorst mag niet als de accu dat zelf niet tegenhoudt.</p>
<h2 id="binnen">4. Binnen: lucht en droogte</h2>
<p>Schimmel heeft vocht, rust en voedsel nodig. Haal dus weg wat u kunt: kussens, kleding, voedsel, papier. Wat blijft, zet u rechtop en los van de huid van de boot. Open kastjes, vloerluiken en de koelkast, en klem daar iets tussen zodat ze open blijven.</p>
<ul>
<li>Was stof en zout van alles af. Zout trekt vocht aan, ook uit droge lucht.</li>
<li>Laat lucht door: een rooster voor, een rooster achter. Een potdichte boot wordt nat.</li>
<li>Een condensdroger werkt alleen in een afgesloten boot en boven een graad of acht; bij lagere temperaturen is een droger met adsorptie nodig. Een vochtvreter met korrels helpt in één kast, niet in een kajuit.</li>
</ul>
<h2 id="buiten">5. Buiten: schoon de winter in</h2>
<p>Vuil dat in oktober een zachte film is, zit er in april ingebrand. Was de romp, haal de gele rand van de waterlijn terwijl hij nog vers is en zet de romp in een beschermlaag. Wie dit in het voorjaar doet, doet het dubbel: eerst de winter eraf, dan de bescherming erop. Hoe u de waterlijn aanpakt, staat in <a href="/blog/gele-rand-op-de-waterlijn">De gele rand op de waterlijn</a>.</p>
<p>Zeilen gaan droog en zoutvrij van boord. Vallen kunt u aan een dun lijntje in de mast trekken, zodat ze niet in zon en wind blijven. Prik spuigaten en kuipafvoeren door; een verstopte afvoer onder een laag smeltwater heeft al menige kuip vol laten lopen.</p>
<h3>Het dekzeil</h3>
<p>Een zeil hoort schuin te staan, zodat regen en sneeuw eraf glijden, en moet aan de voor- en achterkant lucht doorlaten. Leg nooit zeil rechtstreeks op gelcoat of lak. Waar het klappert, schuurt het; leg er doek of isolatieschuim tussen. Bind het vast aan de bok of onder de boot door, niet aan de stutten.</p>
<h2 id="controle">6. Blijf kijken</h2>
<table>
<caption>Wat u door de winter heen doet</caption>
<thead><tr><th scope="col">Wanneer</th><th scope="col">Wat</th></tr></thead>
<tbody>
<tr><th scope="row">Na elke storm</th><td>Landvasten, zeil, stutten en fenders</td></tr>
<tr><th scope="row">Na elke vorstperiode</th><td>Bilge, afsluiters en slangen op lekkage</td></tr>
<tr><th scope="row">Elke maand</th><td>Accuspanning, vocht binnen, spuigaten</td></tr>
<tr><th scope="row">In februari</th><td>Lijst voor het voorjaar maken en kraan en vakmensen bespreken</td></tr>
</tbody>
</table>
<p>Vraag uw verzekeraar wat hij voor de winter van u verwacht. In veel polissen staat dat vorstschade alleen gedekt is als de boot aantoonbaar winterklaar was. Foto’s van de afgetapte boiler en de rekening van het onderhoud zijn dan geld waard.</p>
<h2>Wat gerust kan wachten</h2>
<p>Polijsten, antifouling en lakwerk hebben temperatuur en droge lucht nodig; dat wordt in december niets. Ook hoeft u geen teak te behandelen voor de winter. Schoon en droog is genoeg.</p>
<p>Wilt u niets vergeten, gebruik dan de <a href="/yacht-care-checklist">Yacht Care Checklist</a>. Laat u het buitenwerk liever doen, dan vindt u dat bij <a href="/yacht-care-services">onze diensten</a>; via <a href="/contact">contact</a> plannen wij de wasbeurt en de beschermlaag in de week waarin uw boot uit het water gaat.</p>', '[]', 'Algemeen Onderhoud', '/scenes/project-11-after-800.webp', 'Motorkruiser aan een stille kade in laag licht, met een gesloten, glanzende romp.', 1600, 1200, '#4a5857', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', null, null, 'Winterklaar maken van romp tot waterpomp: wat er vóór de eerste vorst moet gebeuren, in welke volgorde, en wat u gerust tot het voorjaar laat liggen.', 'Daan Verhoeven', '2026-10-24', null, true),
  ('01a1a5ad-e740-7a16-b6f9-ac4609ccf010', '2026-11-04T08:30:00+00:00', 'waarom-gelcoat-dof-wordt', 'Waarom gelcoat dof wordt, en hoe ver u terug kunt', '
<p>Een nieuwe polyester romp glanst omdat de gelcoat glad uit de mal komt. Er zit geen lak overheen: de gekleurde laag ís de buitenkant. Dat is handig, want u kunt hem polijsten. Het is ook kwetsbaar, want alles wat eraf gaat, gaat van dezelfde dunne laag af.</p>
<h2 id="wat-er-gebeurt">Wat er in de laag gebeurt</h2>
<p>Gelcoat is polyesterhars met pigment en vulstof. Zonlicht breekt aan de buitenkant de hars af. Het bindmiddel verdwijnt, het pigment blijft los achter. Dat losse pigment is het witte poeder dat op uw mouw zit als u langs de romp schuift. We noemen het oxidatie of verkrijten; chemisch is het vooral afbraak door ultraviolet licht, met zuurstof, water en warmte als hulpjes.</p>
<p>Tegelijk wordt het oppervlak ruwer en poreus. In die poriën zetten vuil, roet en kalk zich vast. Daarom lijkt een verweerde romp altijd vuil, ook als u hem net gewassen hebt. Hij houdt het vuil letterlijk vast.</p>
<h3>Waarom donker sneller gaat</h3>
<p>Donkerblauw, groen en rood laten verwering het eerst zien. Het poeder is licht van kleur en steekt af tegen de ondergrond; bovendien wordt een donkere romp in de zon veel warmer. Een witte romp verweert net zo goed, maar wordt eerder geel en mat dan zichtbaar krijtig.</p>
<h2 id="zelf-beoordelen">Zo beoordeelt u uw romp in tien minuten</h2>
<p>Kies een droge, bewolkte dag. Was een vak van een halve meter op de kant die de meeste zon vangt, en een even groot vak aan de schaduwkant. Kijk daarna in deze volgorde:</p>
<ol>
<li><strong>De vinger.</strong> Wrijf met een droge, donkere doek. Poeder op de doek betekent dat de hars aan de buitenkant weg is.</li>
<li><strong>Het water.</strong> Maak het vak nat. Komt de kleur helemaal terug en trekt ze weg bij het drogen, dan is de laag eronder nog gezond.</li>
<li><strong>Het strijklicht.</strong> Kijk ’s avonds langs de romp met een zaklamp. U ziet nu krassen, putjes en fijne haarscheurtjes die u recht van voren mist.</li>
<li><strong>De nagel.</strong> Haalt u met uw nagel een randje bij een barst, dan is het geen verwering maar schade.</li>
</ol>
<p>De watertest is de belangrijkste. Wordt de romp nat weer diep van kleur, dan kan polijsten dat beeld terugbrengen. Blijft hij ook nat grauw of vlekkerig, dan zit de verwering dieper of is er al te veel weggepolijst.</p>
<h2 id="vier-stadia">Vier stadia, vier aanpakken</h2>
<table>
<caption>Van lichte waas tot doorgesleten</caption>
<thead><tr><th scope="col">Wat u ziet</th><th scope="col">Wat er aan de hand is</th><th scope="col">Wat nodig is</th></tr></thead>
<tbody>
<tr><th scope="row">Minder diepte, geen poeder</th><td>De was is op, de hars is nog heel</td><td>Reinigen en opnieuw beschermen</td></tr>
<tr><th scope="row">Waas en wat poeder</th><td>De buitenste laag is verweerd</td><td>Eén of twee polijstgangen, dan beschermen</td></tr>
<tr><th scope="row">Krijt, strepen, matte vlakken</th><td>De verwering zit in de poriën</td><td>Nat schuren met fijne korrel, in stappen polijsten, beschermen</td></tr>
<tr><th scope="row">Doorschijnend of gevlekt</th><td>De gelcoat is te dun</td><td>Niet meer schuren: plaatselijk nieuwe gelcoat, of spuiten</td></tr>
</tbody>
</table>
<p>Het vierde stadium ontstaat meestal niet door de zon maar door goede bedoelingen. Elk voorjaar een grove polijstpasta met een snelle machine kost meer laag dan vijf jaar weer. Vooral op randen, sierlijnen en de boeg is de gelcoat zo weg.</p>
<h2 id="hoeveel-zit-er-nog">Hoeveel zit er nog op?</h2>
<p>Een romp verlaat de werf doorgaans met ongeveer een halve millimeter gelcoat: vaak tussen 0,4 en 0,8 millimeter, met dunnere plekken op scherpe hoeken. Een polijstgang haalt daar enkele duizendsten van een millimeter van af. Nat schuren met korrel 800 neemt in een paar slagen een veelvoud daarvan. Op polyester werkt een gewone lakdiktemeter niet, want die heeft metaal onder de laag nodig. Er bestaan ultrasone meters voor; wie die niet heeft, maakt eerst een proefvlak op een onopvallende plek en kijkt of de kleur egaal blijft.</p>
<p>Doe dat proefvlak altijd. Begin met de mildste combinatie van pad en pasta en ga pas grover als het echt niet lukt. Wat met een fijne pasta glanst, hoeft geen schuurpapier gezien te hebben.</p>
<h2 id="na-het-polijsten">Na het polijsten begint het pas</h2>
<p>Een gepolijste romp zonder bescherming is een open deur. De poriën zijn vers, de zon schijnt door, en binnen één seizoen bent u terug bij af. Een verzegeling houdt 3–6 maanden, een keramische coating 1–2 jaar. Welke bij uw boot past, leest u in <a href="/blog/was-sealant-of-keramische-coating">Was, sealant of keramische coating</a>.</p>
<p>Was daarna met een pH-neutraal middel en een zachte borstel. Afwasmiddel haalt de was eraf, en een bleekhoudende badkamerreiniger tast op den duur ook de hars aan. Spoel na een dag op zout water met zoet water na: zoutkristallen houden vocht vast op het oppervlak.</p>
<h2 id="wanneer-bellen">Wanneer u beter iemand laat kijken</h2>
<p>Verwering kunt u zelf terugdraaien zolang de watertest goed uitvalt en u de tijd hebt. Bel iemand als u een van deze dingen ziet:</p>
<ul>
<li>stervormige barstjes rond beslag of scepterpotten, want daar beweegt de constructie;</li>
<li>blaasjes onder de waterlijn;</li>
<li>vlekken die ook nat blijven staan;</li>
<li>een kleur die na het polijsten per vak verschilt.</li>
</ul>
<p>Bij een <a href="/contact">gratis inspectie aan uw ligplaats</a> meten wij de glans, maken wij een proefvlak en zeggen wij wat er nog af mag. Op een restauratie van de gelcoat geven wij 3 jaar garantie. Wat zo’n behandeling met een romp doet, ziet u in het <a href="/portfolio">portfolio</a>; wat erin zit, staat bij <a href="/yacht-care-services">onze diensten</a>.</p>', '[{"id":"watertest","html":"<style>.watertest{padding:1.25rem 1.5rem;border:1px solid currentColor;border-radius:6px}.watertest p+p{margin-top:.5rem}.watertest strong{display:block;margin-bottom:.25rem}</style>\n<aside class=\"watertest\"><p><strong>De watertest in één zin.</strong> Wordt een dof vak nat weer diep van kleur, dan zit de glans er nog in en haalt polijsten hem terug.</p><p>Blijft het vak grauw, dan is schuren op goed geluk het duurste wat u kunt doen. Laat eerst meten.</p></aside>"}]', 'Gelcoat Reparatie', '/scenes/project-06-after-800.webp', 'Motorjacht met heldere witte opbouw na het polijsten; het ochtendlicht spiegelt in de ramen.', 1600, 1200, '#6f7672', '{"avif":[480,800,1200,1600],"webp":[480,800,1200,1600]}', 'Een romp wordt niet in één zomer dof. Wie het proces herkent, kan met weinig werk terug. Wie wacht, betaalt met laagdikte die niet meer aangroeit.', null, 'Oxidatie van gelcoat herkennen met een natte doek, weten wanneer polijsten genoeg is en wanneer schuren of spuiten nodig is. Met een tabel per stadium.', 'Daan Verhoeven', '2026-11-04', null, true),
  ('01a1c9ba-6b40-7f66-8ee3-a3006e1d097a', '2026-11-11T08:30:00+00:00', 'gele-rand-op-de-waterlijn', 'De gele rand op de waterlijn: wat het is en wat helpt', '<p>Wie zijn boot in oktober op de kant ziet staan, ziet hem meteen: een gele tot bruine band, een hand breed, precies boven de antifouling. Op de boeg loopt hij op in een snor, waar de boeggolf hem maandenlang heeft aangebracht. Veel eigenaren pakken dan de schuurspons. Dat is begrijpelijk, en zonde.</p>
<h2>Waar hij uit bestaat</h2>
<p>De band is geen vuil dat op de romp ligt, maar een mengsel dat erin en erop zit. Drie stoffen spelen de hoofdrol:</p>
<ul>
<li><strong>Looistof.</strong> Water dat langs veen en bladeren loopt, is theekleurig. De kleurstof trekt in de poriën van de gelcoat. In de Vechtplassen en op veenvaarten is de band daarom bruiner dan op het IJsselmeer.</li>
<li><strong>Kalk.</strong> Water dat telkens op een warme romp opdroogt, laat kalk achter. In die kalk zitten kleurstof en roet gevangen.</li>
<li><strong>Algen en vet.</strong> Een dun slijmlaagje, met uitlaatresten en olie uit de haven, plakt alles aan elkaar.</li>
</ul>
<p>Soms is er een vierde: ijzer. Roodbruine strepen onder een spuigat of een scepterpot komen van roestend beslag of van ijzer in het water. Ze zien er anders uit dan de band, maar lossen in hetzelfde middel op.</p>
<h2>Waarom zeep niet helpt en schuren wel lijkt te helpen</h2>
<p>Een gewone bootshampoo is neutraal of licht basisch. Die lost vet op, maar doet niets met kalk en kleurstof. Schuurmelk en schuursponzen halen de band er wel af, met de buitenste laag gelcoat erbij. In het voorjaar is de plek mat, en een matte plek houdt de volgende aanslag beter vast. Na een paar jaar is de band er na elke maand varen weer.</p>
<p>Polijsten werkt om dezelfde reden: u neemt de verkleurde laag weg. Heeft de romp toch een polijstbeurt nodig, dan is dat prima. Voor alleen de aanslag is het te veel van het goede. Gelcoat is nog geen millimeter dik en groeit niet aan.</p>
<h2>Wat wel helpt: een zuur dat de vlek oplost</h2>
<p>Kalk en ijzer lossen op in een zuur, en met de kalk komt de kleurstof los. Voor gelcoat zijn reinigers op basis van oxaalzuur het gebruikelijkst. Er bestaan ook gels met fosforzuur of citroenzuur. Huishoudelijke ontkalker met zoutzuur hoort niet op een boot: die tast rvs, aluminium en zink aan.</p>
<ol>
<li>Was het vak met shampoo en spoel het af. Op een vette film doet het zuur niets.</li>
<li>Werk in de schaduw op een koele romp. In de zon droogt het middel in voor het klaar is.</li>
<li>Breng de gel aan met een kwast, van onder naar boven. Zo loopt er geen druppel over een droog vlak; juist die druppels laten lichte strepen na.</li>
<li>Laat inwerken zo lang als het etiket zegt, meestal tien tot twintig minuten. Houd het vak vochtig.</li>
<li>Spoel met veel water, ook het beslag, de trailer en de grond eronder.</li>
<li>Herhaal bij oude aanslag. Twee keer kort werkt beter dan één keer lang.</li>
</ol>
<h3>Let op uzelf en op de rest van de boot</h3>
<p>Oxaalzuur is giftig bij inslikken en irriteert huid en ogen. Draag handschoenen en een bril, en spuit het niet in een nevel. Houd het weg van aluminium, verzinkt staal, anodes en verse antifouling. Vang het spoelwater op waar de haven dat vraagt; op veel winterterreinen mag u alleen op de spoelplaats werken.</p>
<figure><img src="/scenes/project-11-before-1200.webp" width="1200" height="900" alt="Motorkruiser met een doffe romp en gele aanslag boven de waterlijn."><figcaption>Na één seizoen op veenwater. De romp is niet versleten: zuur en water halen de band weg, zonder schuren.</figcaption></figure>
<h2>Het juiste moment</h2>
<p>Doe het in het najaar, binnen een week na het kranen. De aanslag is dan nog zacht en zit alleen op de buitenkant. Droogt hij een winter in, dan hebt u in april twee of drie rondes nodig. Bovendien is het zuur dan niet meer weg te houden van de nieuwe antifouling en van verse was.</p>
<table>
<caption>Welke vlek, welk middel</caption>
<thead><tr><th scope="col">Vlek</th><th scope="col">Herkennen</th><th scope="col">Middel</th></tr></thead>
<tbody>
<tr><th scope="row">Gele of bruine band</th><td>Langs de hele waterlijn</td><td>Oxaalzuurgel</td></tr>
<tr><th scope="row">Witte korst of kringen</th><td>Waar water opdroogt</td><td>Zure reiniger, verdund</td></tr>
<tr><th scope="row">Roodbruine streep</th><td>Onder beslag of een spuigat</td><td>Oxaalzuur; zoek daarna de bron</td></tr>
<tr><th scope="row">Zwarte streep</th><td>Onder een raamrand of fender</td><td>Fenderreiniger, of zachte was met reiniger</td></tr>
<tr><th scope="row">Groen waas</th><td>Schaduwkant, onder touwwerk</td><td>Shampoo en een zachte borstel</td></tr>
</tbody>
</table>
<h2>Zo blijft hij langer weg</h2>
<p>Een zuur haalt ook de was van de romp. Na het reinigen ligt de gelcoat open, en de eerste weken te water bepalen dan hoe de band terugkomt. Zet daarom de strook van de antifouling tot twee handen erboven opnieuw in de was of in een verzegeling. Kalk en looistof hechten zich minder aan een gladde, waterafstotende laag, en een doek met shampoo is in de zomer dan genoeg.</p>
<p>Ligt de boot dieper dan vroeger, door een extra accu of een volle watertank, dan groeit de band boven de antifouling uit. Het is dan de moeite waard de waterlijn een paar centimeter hoger te zetten. Laat dat doen terwijl de boot toch op de kant staat.</p>
<p>Bent u er zelf niet uit of zit de vlek er na drie rondes nog? Stuur ons een foto bij daglicht via <a href="/contact">de contactpagina</a>. Ontkalken en ontgelen staat ook als losse behandeling bij <a href="/yacht-care-services">onze diensten</a>, en op de <a href="/yacht-care-checklist">Yacht Care Checklist</a> vindt u wat er in het najaar nog meer na te lopen is.</p>', '[]', 'Tips & Advies', '/scenes/service-underwater-800.webp', 'Onderwaterschip van een motorjacht in een loods, half in verse rode antifouling, met een gepolijste schroef.', 1200, 900, '#5b4a3a', '{"avif":[480,800,1200],"webp":[480,800,1200]}', 'De gele rand boven de waterlijn is aanslag van kalk, algen en looistof. Met het juiste middel is hij in een uur weg; met het verkeerde krast u de gelcoat.', null, 'De gele rand boven de waterlijn is aanslag van kalk, algen en looistof. Lees waarmee u hem verwijdert en waarmee u de gelcoat juist krast.', null, '2026-11-11', null, true)
on conflict (id) do nothing;
