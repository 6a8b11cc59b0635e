import { errors } from '../content/errors.ts';
import { routes } from '../routes.ts';
import { ButtonLink } from '../ui/button.tsx';
import { NoticePage } from './notice-page.tsx';

/** The answer of the worker when it has nothing for an address; plain HTML that needs no script. */
export function OfflinePage() {
  const { offline, page } = errors;
  return (
    <NoticePage
      title={offline.title}
      text={offline.text}
      call={offline.call}
      actions={
        <>
          {/* An empty address is the one that was asked for. */}
          <ButtonLink href="">{offline.retry}</ButtonLink>
          <ButtonLink look="quiet" href={routes.home()}>
            {page.home}
          </ButtonLink>
        </>
      }
    />
  );
}

/** The same for the admin on a device where no user has signed in yet. */
export function AdminOfflinePage() {
  const { admin_offline, offline } = errors;
  return (
    <NoticePage
      title={admin_offline.title}
      text={admin_offline.text}
      call={offline.call}
      actions={<ButtonLink href="">{admin_offline.retry}</ButtonLink>}
    />
  );
}
