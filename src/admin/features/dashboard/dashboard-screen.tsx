import { dashboardText } from '../../../content/admin/dashboard.ts';
import { StorageFailed } from '../../components/list/states.tsx';
import { SectionBoundary } from '../../components/section-boundary.tsx';
import classes from './dashboard.module.css';
import { RequestsSection } from './requests-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { WebsiteSection } from './website-section.tsx';

const storageFailed = (retry: () => void) => (
  <StorageFailed title={dashboardText.unreadable} onRetry={retry} />
);

/** The dashboard: figures counted on this device, each of which opens the list it counts. */
export function DashboardScreen() {
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
