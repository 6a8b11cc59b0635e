import { Component, type ReactNode } from 'react';
import { errors } from '../content/errors.ts';
import { isAdminSide, routes } from '../routes.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { NoticePage } from './notice-page.tsx';
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
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}
