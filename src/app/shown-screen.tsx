import { Component, type ReactNode, Suspense } from 'react';
import { ADMIN_TITLE } from '../content/admin-title.ts';
import { errors } from '../content/errors.ts';
import { isAdminSide, routes } from '../routes.ts';
import { PagePath } from '../site/page-path.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { NoticePage } from './notice-page.tsx';
import { screenAt } from './pages.tsx';
import { isStale } from './stale-chunk.ts';

/** The page of the root error boundary; it says more when a chunk could not be fetched. */
function ErrorPage() {
  const { page } = errors;
  const stale = isStale();
  return (
    <NoticePage
      title={stale ? page.stale_title : page.title}
      text={stale ? page.stale_text : page.text}
      call={page.call}
      actions={
        <>
          <Button onClick={() => location.reload()}>{page.retry}</Button>
          {!isAdminSide(location.pathname) && (
            <ButtonLink look="quiet" href={routes.home()}>
              {page.home}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

/** Catches what a page throws while rendering and shows the error page instead of nothing. */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}

/**
 * What an address shows. A way from one page to another is another document; only the admin moves between its own
 * addresses, with a router that no visitor downloads (decision 013).
 */
export function ShownScreen({ path }: { path: string }) {
  const { name, page } = screenAt(path);
  return (
    <ErrorBoundary key={name}>
      <PagePath value={path}>
        <Suspense
          fallback={
            <>
              {name === 'admin' && <title>{ADMIN_TITLE}</title>}
              <PageSpinner label={errors.loading} />
            </>
          }
        >
          <page.Page />
        </Suspense>
      </PagePath>
    </ErrorBoundary>
  );
}
