import { PagePath } from '../page-path.ts';
import { SiteFrame } from '../frame/site-frame.tsx';
import { MissingArticle } from './missing-article.tsx';

const nothing = (): void => undefined;

/** B-041: the finished page for an address without an article; the host answers it with status 404. */
export function MissingPage({ path }: { path: string }) {
  return (
    <PagePath value={path}>
      <SiteFrame>
        <MissingArticle is_offline={false} onRetry={nothing} />
      </SiteFrame>
    </PagePath>
  );
}
