import { BRAND_NAME } from '../../brand.ts';
import { COMPANY } from '../company.ts';

/** An article of the blog (B-040). Strings named in the specification are verbatim. */
export const article = {
  loading: 'Artikel wordt geladen...',
  not_found: {
    heading: 'We konden dit artikel niet vinden',
    text: 'Het artikel waar u naar zoekt bestaat niet of is verplaatst.',
    /** without a network it may only be out of reach. */
    offline_heading: 'Dit artikel staat nog niet op dit apparaat',
    offline: 'U bent offline. Met verbinding kunt u het opnieuw proberen; wat u eerder las, staat er wel.',
    retry: 'Probeer opnieuw',
  },
  blog: 'Blog',
  back: 'Terug naar Blog',
  empty: 'Geen inhoud beschikbaar voor dit artikel.',
  failed: 'Er is een probleem opgetreden bij het laden van de inhoud.',
  /** B-044. */
  reading_time: (minutes: number): string => `${minutes} min leestijd`,
  expert: `${COMPANY.name} Expert`,
  /** The title in the browser's tab. */
  tab_title: (title: string): string => `${title} | ${COMPANY.name}`,
  /** Who wrote an article (B-043); the whole team where it names nobody. */
  author: (name: string | null): string => name ?? `${COMPANY.name} Team`,
  experts: `${COMPANY.name} Yacht Experts`,
  share: {
    open: 'Delen',
    label: 'Deel dit artikel',
    new_window: 'opent in een nieuw venster',
    /** B-046. */
    tweet: (title: string): string => `Bekijk dit artikel: ${title}`,
  },
  progress: 'Voortgang van het lezen',
  call: {
    heading: 'Hoe staat uw eigen boot ervoor?',
    text: 'Wij komen kijken aan uw ligplaats, meten glans, vocht en houtdikte, en zeggen wat nodig is en wat kan wachten. Dat is gratis en vrijblijvend.',
    action: 'Vraag uw gratis yacht inspectie aan',
  },
  related: 'Lees verder',
  /** What a player is called that names itself nothing. */
  player: 'Video',
} as const;

/** G-022: for an article that brings no description of its own. */
export const article_description = `Een artikel van ${BRAND_NAME} over onderhoud van jachten: gelcoat, teak, onderwaterschip en techniek aan boord.`;
