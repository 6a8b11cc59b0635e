import { confirmQuestion, unsubscribeQuestion } from '../content/lead-results.ts';
import { CONFIRM_PATHS, UNSUBSCRIBE_PATHS } from '../routes.ts';
import { Button } from '../ui/button.tsx';
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
