import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom';
import { ADMIN_PATHS } from '../../../admin-routes.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
import { PageViewsScreen } from './page-views-screen.tsx';
import { ServiceListScreen } from './service-list-screen.tsx';

export const DASHBOARD_ROUTES = createRoutesFromElements(
  <>
    <Route path={ADMIN_PATHS.dashboard} element={<DashboardScreen />} />
    <Route path={ADMIN_PATHS.dashboard_services} element={<ServiceListScreen />} />
    <Route path={ADMIN_PATHS.dashboard_views} element={<PageViewsScreen />} />
  </>,
);

/** The dashboard, and the lists of what it counts that no other screen has. */
export function DashboardRoutes() {
  return useRoutes(DASHBOARD_ROUTES);
}
