import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom';
import { ADMIN_PATHS } from '../../../admin-routes.ts';
import { ClientsScreen } from './clients-screen.tsx';
import { ClientDialog } from './detail/client-dialog.tsx';
import { ChangesDialog, VersionsDialog } from './detail/record-dialogs.tsx';
import { AddClientDialog, EditClientDialog } from './forms/client-dialogs.tsx';
import { RejectedChangeDialog } from './detail/record-dialogs.tsx';
import { EditServiceDialog, NewServiceDialog } from './forms/service-dialogs.tsx';
import { AddPhotosDialog } from './photos/add-photos-dialog.tsx';
import { ViewerDialog } from './photos/viewer-dialog.tsx';

export const CLIENT_ROUTES = createRoutesFromElements(
  <>
    <Route path={ADMIN_PATHS.clients} element={<ClientsScreen />}>
      <Route path={ADMIN_PATHS.new_client} element={<AddClientDialog />} />
      <Route path={ADMIN_PATHS.client} element={<ClientDialog />}>
        <Route path={ADMIN_PATHS.edit_client} element={<EditClientDialog />} />
        <Route path={ADMIN_PATHS.client_changes} element={<ChangesDialog />} />
        <Route path={ADMIN_PATHS.client_versions} element={<VersionsDialog />} />
        <Route path={ADMIN_PATHS.rejected_client_change} element={<RejectedChangeDialog />} />
        <Route path={ADMIN_PATHS.new_service} element={<NewServiceDialog kind="new_service" />} />
        <Route path={ADMIN_PATHS.follow_up} element={<NewServiceDialog kind="follow_up" />} />
        <Route path={ADMIN_PATHS.edit_service} element={<EditServiceDialog />}>
          <Route
            path={ADMIN_PATHS.edit_service_add_photos}
            element={<AddPhotosDialog photo_page="edit_service_photo" />}
          />
          <Route path={ADMIN_PATHS.edit_service_photo} element={<ViewerDialog page="edit_service_photo" />} />
        </Route>
        <Route path={ADMIN_PATHS.service_changes} element={<ChangesDialog />} />
        <Route path={ADMIN_PATHS.service_versions} element={<VersionsDialog />} />
        <Route path={ADMIN_PATHS.add_photos} element={<AddPhotosDialog photo_page="photo" />} />
        <Route path={ADMIN_PATHS.photo} element={<ViewerDialog page="photo" />} />
      </Route>
    </Route>
  </>,
);

/** Client management: the list, and over it a dialog for every address below it. */
export function ClientsRoutes() {
  return useRoutes(CLIENT_ROUTES);
}
