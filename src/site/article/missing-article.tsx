import { article as words } from '../../content/site/article.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { routes } from '../../routes.ts';
import styles from './missing-article.module.css';
import { useWayBack } from './use-way-back.ts';

interface Props {
  /** Then it may only be out of reach. */
  readonly is_offline: boolean;
  readonly onRetry: () => void;
}

/** B-041: the page of an address without an article. */
export function MissingArticle({ is_offline, onRetry }: Props) {
  const { offline_heading, offline, retry } = words.not_found;
  const heading = is_offline ? offline_heading : words.not_found.heading;
  const goBack = useWayBack();
  return (
    <section className={styles['missing']}>
      <title>{words.tab_title(heading)}</title>
      <meta name="robots" content="noindex" />
      <h1>{heading}</h1>
      {is_offline ? <output>{offline}</output> : <p>{words.not_found.text}</p>}
      <div>
        <ButtonLink href={routes.page('blog')} onClick={goBack}>
          {words.back}
        </ButtonLink>
        {is_offline && (
          <Button look="quiet" onClick={onRetry}>
            {retry}
          </Button>
        )}
      </div>
    </section>
  );
}
