import { expect, test } from 'vitest';
import { formerAdminAddress } from './former-admin-address.ts';

const C = '00000000-0000-4000-8000-00000000000c';
const S = '00000000-0000-4000-8000-00000000000a';
const P = '00000000-0000-4000-8000-00000000000f';
const from = (query: string, pathname = '/admin/blog-beheer', hash = '') =>
  formerAdminAddress({ pathname, search: query === '' ? '' : `?${query}`, hash });

test('R-14 an address that is no former one leads nowhere else', () => {
  expect(from('')).toBeNull();
  expect(from('q=zee&status=active')).toBeNull();
  expect(from('tab=clients', '/admin/klanten')).toBeNull();
  expect(from('tab=clients', '/admin/inloggen')).toBeNull();
});

test('R-14 a former tab leads to the path of its screen, and keeps search, filters and hash', () => {
  expect(from('tab=clients')).toBe('/admin/klanten');
  expect(from('tab=clients&q=de+zee&status=active', '/admin/blog-beheer/', '#x')).toBe(
    '/admin/klanten?q=de+zee&status=active#x',
  );
  expect(from('tab=site')).toBe('/admin/site/projecten');
  expect(from('tab=site&kind=boat_type')).toBe('/admin/site/boottypes');
  expect(from('tab=crm')).toBe('/admin/aanvragen');
  expect(from('tab=sync')).toBe('/admin/synchronisatie');
});

test('R-12 R-14 the former name of the start leads on with its tab, and is the dashboard without one', () => {
  expect(from('tab=clients&q=zee', '/admin/dashboard')).toBe('/admin/klanten?q=zee');
  expect(from('tab=blog', '/admin/dashboard/')).toBe('/admin/blog-beheer');
  expect(from('', '/admin/dashboard')).toBeNull();
  expect(from('tab=clients', '/admin/dashboard/services')).toBeNull();
});

test('R-14 R-15 a former tab that has no screen leads to the start', () => {
  for (const tab of ['blog', 'bestaat-niet', 'toString'])
    expect(from(`tab=${tab}`)).toBe('/admin/blog-beheer');
});

test('R-14 every dialog that a former query named has its path', () => {
  const client = `/admin/klanten/${C}`;
  for (const [query, path] of [
    ['form=client', '/admin/klanten/nieuw'],
    [`client=${C}`, client],
    [`client=${C}&form=edit`, `${client}/bewerken`],
    [`client=${C}&form=service`, `${client}/diensten/nieuw`],
    [`client=${C}&form=follow-up`, `${client}/diensten/vervolg`],
    [`client=${C}&record=${S}`, `${client}/diensten/${S}/bewerken`],
    [`client=${C}&record=${S}&photo=${P}`, `${client}/diensten/${S}/bewerken/fotos/${P}`],
    [`client=${C}&record=${S}&photos=${S}`, `${client}/diensten/${S}/bewerken/fotos/nieuw`],
    [`client=${C}&photos=${S}`, `${client}/diensten/${S}/fotos/nieuw`],
    [`client=${C}&photo=${P}`, client],
    [`client=${C}&refused=${P}`, `${client}/geweigerd/${P}`],
    [`client=${C}&versions=client`, `${client}/versies`],
    [`client=${C}&versions=${S}`, `${client}/diensten/${S}/versies`],
    [`client=${C}&changes=client`, `${client}/wijzigingen`],
    [`client=${C}&changes=${S}`, `${client}/diensten/${S}/wijzigingen`],
  ] as const) {
    expect(from(`tab=clients&${query}&sort=name`), query).toBe(`${path}?sort=name`);
    expect(from(query), query).toBe(path);
  }
  expect(from(`tab=site&kind=video&item=new`)).toBe('/admin/site/videos/nieuw');
  expect(from(`tab=site&item=${P}`)).toBe(`/admin/site/projecten/${P}`);
  expect(from(`tab=site&kind=hero&refused=${P}`)).toBe(`/admin/site/hero/geweigerd/${P}`);
});

test('R-14 a former query that names no possible record leads to its list', () => {
  expect(from('tab=clients&client=c1')).toBe('/admin/klanten');
  expect(from(`tab=clients&client=${C}&record=../x`)).toBe('/admin/klanten');
  expect(from('tab=site&item=x')).toBe('/admin/site');
});
