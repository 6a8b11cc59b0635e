import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { errors } from '../content/errors.ts';
import { pwa } from '../content/pwa.ts';
import { redirectFor } from '../routes.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { screenAt } from './pages.tsx';

/**
 * Shows what the address asks for. Old names are replaced, so that the back button does not fall into them
 * (G-013, R-12). The admin keeps its state while moving between its own addresses.
 */
export function Router() {
  const location = useLocation();
  const target = redirectFor(location);
  if (target !== null) return <Navigate to={target} replace />;
  const { name, page } = screenAt(location.pathname);
  return (
    <ErrorBoundary key={name}>
      {name === 'admin' && <title>{pwa.admin_title}</title>}
      <Suspense fallback={<PageSpinner label={errors.loading} />}>
        <page.Page />
      </Suspense>
    </ErrorBoundary>
  );
}
