import { unsubscribeQuestion } from '../content/lead-results.ts';
import { UNSUBSCRIBE_PATHS } from '../routes.ts';
import { Button } from '../ui/button.tsx';
import { NoticePage } from './notice-page.tsx';

/**
 * asks before a subscription ends, so that a scanner of mail that opens every link ends none. Plain HTML: no script
 * knows the token in the address, and the function reads it from where the form was sent (Referer, own origin only).
 */
export function UnsubscribePage() {
  const { title, text, call, action } = unsubscribeQuestion;
  return (
    <>
      <meta name="referrer" content="same-origin" />
      <NoticePage
        title={title}
        text={text}
        call={call}
        actions={
          <form method="post" action={UNSUBSCRIBE_PATHS.send}>
            <Button type="submit">{action}</Button>
          </form>
        }
      />
    </>
  );
}
