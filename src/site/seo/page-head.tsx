import { COMPANY } from '../../content/company.ts';
import { feed_title, pageMetadata, pageTitles } from '../../content/site/page-metadata.ts';
import { NETWORK_LOCALE } from '../../content/language.ts';
import { NOINDEX_PAGES, type PublicPage, routes, translatedPage } from '../../routes.ts';
import { canonicalAddress, languageAddresses } from './page-address.ts';
import { CARD_SIZE_PX, cardAddress } from './shared-card.ts';

interface Metadata {
  readonly description: string;
  /** Name of the picture that a shared link shows. */
  readonly image: string;
}

const TITLES: Readonly<Record<PublicPage, string>> = pageTitles;
const METADATA: Readonly<Record<PublicPage, Metadata>> = pageMetadata;

/** The languages of a page, for its head; of one that stands in Dutch alone that is the page itself. */
function languagesOf(page: PublicPage | undefined, address: string) {
  const translated = translatedPage(page ?? null);
  return translated === null
    ? ['nl-NL', 'x-default'].map((hreflang) => ({ hreflang, address }))
    : languageAddresses(translated);
}

interface DetailsProps extends Metadata {
  readonly title: string;
  readonly path: string;
  readonly page?: PublicPage;
  readonly noindex?: boolean;
}

/** Canonical address, languages and the look of a shared link; only ever read out of finished HTML. */
export function HeadDetails({ title, path, page, description, image, noindex = false }: DetailsProps) {
  const address = canonicalAddress(path);
  return (
    <>
      <meta name="description" content={description} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address} />
          {languagesOf(page, address).map(({ hreflang, address: own }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={own} />
          ))}
          {/* Where a reader of feeds looks for ours. */}
          {path === routes.page('blog') && (
            <link rel="alternate" type="application/rss+xml" title={feed_title} href={routes.blogFeed()} />
          )}
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={COMPANY.name} />
      <meta property="og:locale" content={NETWORK_LOCALE} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={cardAddress(image)} />
      <meta property="og:image:width" content={String(CARD_SIZE_PX.width)} />
      <meta property="og:image:height" content={String(CARD_SIZE_PX.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * What the head of a page says about it: title, description, canonical address, languages, and how a shared link
 * looks (G-020). React lifts the elements into the head; structured data is added by the build
 * (structured-data.ts). All but the title is written at build time and left as it is: browsers need no code for it.
 * `noindex` only when asked, or for the pages of that list: then there is nothing canonical either.
 */
export function PageHead({ page, noindex }: { page: PublicPage; noindex?: boolean }) {
  return (
    <>
      <title>{TITLES[page]}</title>
      {import.meta.env.SSR && (
        <HeadDetails
          {...METADATA[page]}
          title={TITLES[page]}
          path={routes.page(page)}
          page={page}
          noindex={noindex ?? NOINDEX_PAGES.includes(page)}
        />
      )}
    </>
  );
}
