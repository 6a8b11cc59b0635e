import { createRoutesFromElements, Route, useRoutes } from 'react-router-dom';
import { ADMIN_PATHS } from '../../../admin-routes.ts';
import { dashboardText } from '../../../content/admin/dashboard.ts';
import { StorageFailed } from '../../components/list/states.tsx';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import classes from './dashboard.module.css';
import { AnswersScreen } from './answers-screen.tsx';
import { PageViewsScreen } from './page-views-screen.tsx';
import { RequestsSection } from './requests-section.tsx';
import { ServiceListScreen } from './service-list-screen.tsx';
import { ServicesSection } from './services-section.tsx';
import { WebsiteSection } from './website-section.tsx';

const storageFailed = (retry: () => void) => (
  <StorageFailed title={dashboardText.unreadable} onRetry={retry} />
);

/** The dashboard: figures counted on this device, each of which opens the list it counts. */
function DashboardScreen() {
  return (
    <SectionBoundary fallback={storageFailed}>
      <div className={classes['screen']}>
        <WebsiteSection />
        <RequestsSection />
        <ServicesSection />
      </div>
    </SectionBoundary>
  );
}

export const DASHBOARD_ROUTES = createRoutesFromElements(
  <>
    <Route path={ADMIN_PATHS.dashboard} element={<DashboardScreen />} />
    <Route path={ADMIN_PATHS.dashboard_services} element={<ServiceListScreen />} />
    <Route path={ADMIN_PATHS.dashboard_answers} element={<AnswersScreen />} />
    <Route path={ADMIN_PATHS.dashboard_views} element={<PageViewsScreen />} />
  </>,
);

/** The dashboard, and the lists of what it counts that no other screen has. */
export function DashboardRoutes() {
  return useRoutes(DASHBOARD_ROUTES);
}
