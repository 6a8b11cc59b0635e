import { createRoutesFromElements, Navigate, Route, useRoutes } from 'react-router-dom';
import { ADMIN_PATHS, REQUEST_KIND_PATHS, adminPage } from '../../../admin-routes.ts';
import { ConvertDialog } from './convert/convert-dialog.tsx';
import { FileViewerDialog } from './detail/file-viewer.tsx';
import { ChangesDialog, RequestDialog, VersionsDialog } from './detail/request-dialogs.tsx';
import { RequestsScreen } from './requests-screen.tsx';

export const REQUEST_ROUTES = createRoutesFromElements(
  <>
    <Route
      path={ADMIN_PATHS.requests}
      element={
        <Navigate to={adminPage('request_kind', { request_kind: REQUEST_KIND_PATHS.contacts })} replace />
      }
    />
    <Route path={ADMIN_PATHS.request_kind} element={<RequestsScreen />}>
      <Route path={ADMIN_PATHS.request} element={<RequestDialog />}>
        <Route path={ADMIN_PATHS.request_changes} element={<ChangesDialog />} />
        <Route path={ADMIN_PATHS.request_versions} element={<VersionsDialog />} />
        <Route path={ADMIN_PATHS.request_file} element={<FileViewerDialog />} />
        <Route path={ADMIN_PATHS.request_to_client} element={<ConvertDialog />} />
      </Route>
    </Route>
  </>,
);

/** Customer Management: a list for each kind of request, and over it a dialog for every address below it. */
export function RequestsRoutes() {
  return useRoutes(REQUEST_ROUTES);
}
