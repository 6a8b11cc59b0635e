import { errors } from '../content/errors.ts';
import { scriptFree } from '../content/script-free.ts';
import { confirmQuestion, leadResults, unsubscribeQuestion } from '../content/lead-results.ts';
import { CONFIRM_PATHS, RESULT_PATHS, routes, UNSUBSCRIBE_PATHS } from '../routes.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { NoticePage } from './notice-page.tsx';

interface Question {
  readonly title: string;
  readonly text: string;
  readonly call: string;
  readonly action: string;
}

/**
 * asks before a link in a mail does anything, so that a scanner of mail that opens every link does nothing. Plain
 * HTML: no script knows the token in the address, and the function reads it from where the form was sent (Referer, own
 * origin only).
 */
function MailLinkPage({ question, send }: { question: Question; send: string }) {
  const { title, text, call, action } = question;
  return (
    <>
      <meta name="referrer" content="same-origin" />
      <NoticePage
        title={title}
        text={text}
        call={call}
        actions={
          <form method="post" action={send}>
            <Button type="submit">{action}</Button>
          </form>
        }
      />
    </>
  );
}

/** The pages that links in mails lead to, by their addresses. */
export const MAIL_LINK_PAGES = [
  {
    path: UNSUBSCRIBE_PATHS.ask,
    page: <MailLinkPage question={unsubscribeQuestion} send={UNSUBSCRIBE_PATHS.send} />,
  },
  {
    path: CONFIRM_PATHS.ask,
    page: <MailLinkPage question={confirmQuestion} send={CONFIRM_PATHS.send} />,
  },
] as const;

/** The answer of the worker when it has nothing for an address; plain HTML that needs no script. */
export function OfflinePage() {
  const { offline } = scriptFree;
  const { page } = errors;
  return (
    <NoticePage
      title={offline.title}
      text={offline.text}
      call={offline.call}
      lists_kept
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
  const { admin_offline, offline } = scriptFree;
  return (
    <NoticePage
      title={admin_offline.title}
      text={admin_offline.text}
      call={offline.call}
      actions={<ButtonLink href="">{admin_offline.retry}</ButtonLink>}
    />
  );
}

type Result = keyof typeof RESULT_PATHS;

export const RESULT_PAGES: readonly { readonly result: Result; readonly path: string }[] = [
  { result: 'sent', path: RESULT_PATHS.sent },
  { result: 'to_confirm', path: RESULT_PATHS.to_confirm },
  { result: 'signed_up', path: RESULT_PATHS.signed_up },
  { result: 'link_expired', path: RESULT_PATHS.link_expired },
  { result: 'not_sent', path: RESULT_PATHS.not_sent },
  { result: 'unsubscribed_before', path: RESULT_PATHS.unsubscribed_before },
];

/** The way on; who signed up for the newsletter finds the promised checklist (F-086). */
const NEXT: Readonly<Record<Result, string>> = {
  sent: routes.home(),
  to_confirm: routes.page('checklist'),
  signed_up: routes.page('checklist'),
  link_expired: routes.home(),
  not_sent: routes.homeContact(),
  unsubscribed_before: routes.home(),
};

/** Where a form that was posted without JavaScript leads to: what became of it and what to do. Plain HTML, not indexed. */
export function ResultPage({ result }: { result: Result }) {
  const { title, text, call, action } = leadResults[result];
  return (
    <NoticePage
      title={title}
      text={text}
      call={call}
      actions={<ButtonLink href={NEXT[result]}>{action}</ButtonLink>}
    />
  );
}
