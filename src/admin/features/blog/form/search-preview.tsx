import { blogText } from '../../../../content/admin/blog.ts';
import { COMPANY } from '../../../../content/company.ts';
import { searchPreview } from '../../../../domain/article/seo.ts';
import classes from './panels.module.css';

const text = blogText.search_preview;

interface Props {
  readonly title: string;
  readonly description: string;
  readonly slug: string;
}

/** How a search engine shows the article. */
export function SearchPreview({ title, description, slug }: Props) {
  const shown = searchPreview(title, description);
  return (
    <section className={classes['panel']} aria-labelledby="search-preview">
      <h3 id="search-preview" className={classes['heading']}>
        {text.title}
      </h3>
      <div className={classes['result']}>
        <p className={classes['where']}>
          {new URL(COMPANY.site_url).host} › blog › {slug}
        </p>
        <p className={classes['result-title']} data-absent={shown.title === ''}>
          {shown.title || text.no_title}
        </p>
        <p className={classes['result-text']} data-absent={shown.description === ''}>
          {shown.description || text.no_description}
        </p>
      </div>
    </section>
  );
}
