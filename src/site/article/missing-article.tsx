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
  const { heading, text, offline, retry } = words.not_found;
  const goBack = useWayBack();
  return (
    <section className={styles['missing']}>
      <title>{words.tab_title(heading)}</title>
      <meta name="robots" content="noindex" />
      <h1>{heading}</h1>
      <p>{text}</p>
      {is_offline && <output>{offline}</output>}
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
