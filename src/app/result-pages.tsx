import { leadResults } from '../content/lead-results.ts';
import { RESULT_PATHS, routes } from '../routes.ts';
import { ButtonLink } from '../ui/button.tsx';
import { NoticePage } from './notice-page.tsx';

export type Result = keyof typeof RESULT_PATHS;

export const RESULT_PAGES: readonly { readonly result: Result; readonly path: string }[] = [
  { result: 'sent', path: RESULT_PATHS.sent },
  { result: 'to_confirm', path: RESULT_PATHS.to_confirm },
  { result: 'signed_up', path: RESULT_PATHS.signed_up },
  { result: 'link_expired', path: RESULT_PATHS.link_expired },
  { result: 'not_sent', path: RESULT_PATHS.not_sent },
];

/** The way on; who signed up for the newsletter finds the promised checklist (F-086). */
const NEXT: Readonly<Record<Result, string>> = {
  sent: routes.home(),
  to_confirm: routes.page('checklist'),
  signed_up: routes.page('checklist'),
  link_expired: routes.home(),
  not_sent: routes.homeContact(),
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
