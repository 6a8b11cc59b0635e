import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom';
import { ADMIN_PATHS } from '../../../admin-routes.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

const DASHBOARD_ROUTES = createRoutesFromElements(
  <Route path={ADMIN_PATHS.dashboard} element={<DashboardScreen />} />,
);

/** The dashboard: figures of the office. */
export function DashboardRoutes() {
  return useRoutes(DASHBOARD_ROUTES);
}
