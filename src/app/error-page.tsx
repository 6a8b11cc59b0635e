import { errors } from '../content/errors.ts';
import { isAdminSide, routes } from '../routes.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { NoticePage } from './notice-page.tsx';
import { isStale } from './stale-chunk.ts';

/** What the root error boundary shows; a part of the app that could not be fetched has its own words. */
export function ErrorPage() {
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
