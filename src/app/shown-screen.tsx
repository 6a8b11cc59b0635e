import { Suspense } from 'react';
import { errors } from '../content/errors.ts';
import { pwa } from '../content/pwa.ts';
import { PagePath } from '../site/page-path.ts';
import { PageSpinner } from '../ui/spinner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { screenAt } from './pages.tsx';

/**
 * What an address shows. A way from one page to another is another document; only the admin moves between its own
 * addresses, with a router that no visitor downloads (decision 013).
 */
export function ShownScreen({ path }: { path: string }) {
  const { name, page } = screenAt(path);
  return (
    <ErrorBoundary key={name}>
      {name === 'admin' && <title>{pwa.admin_title}</title>}
      <PagePath value={path}>
        <Suspense fallback={<PageSpinner label={errors.loading} />}>
          <page.Page />
        </Suspense>
      </PagePath>
    </ErrorBoundary>
  );
}
