import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ADMIN_PATHS } from '../../../admin-routes.ts';
import { CLIENT_ROUTES } from './clients-routes.tsx';

const chainOf = (path: string) => matchRoutes(CLIENT_ROUTES, path)?.map(({ route }) => route.path);

test('R-14 the route around a dialog’s route is shown beneath it', () => {
  const { clients, client, edit_service, edit_service_photo, photo, new_client } = ADMIN_PATHS;
  expect(chainOf(edit_service_photo)).toEqual([clients, client, edit_service, edit_service_photo]);
  expect(chainOf(photo)).toEqual([clients, client, photo]);
  expect(chainOf(new_client), 'a word is no id').toEqual([clients, new_client]);
});
