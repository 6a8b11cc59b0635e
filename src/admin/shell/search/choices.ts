/** What can be chosen in 'search everything': rows, screens and actions, in groups. A chunk of its own, with all that is searched. */
import { type Icon, IconBolt, IconTool } from '@tabler/icons-react';
import { ADMIN_PATHS } from '../../../admin-routes.ts';
import { searchText } from '../../../content/admin/search.ts';
import { isSynced, type SearchedRows, type SearchHit, type SyncedTable } from '../../../data/index.ts';
// Not from the index of data, so that it comes with this chunk.
import { createSearchIndex } from '../../../data/queries/search-index.ts';
import type { Person } from '../../../domain/rights.ts';
import { bestMatches, foldSearched, type Searched, searchQuery } from '../../../domain/search-match.ts';
import { pageBelow, rowPage } from '../../row-pages.ts';
import type { AdminScreen } from '../screens.ts';
import { screenPartsOf, type ScreenPart } from './screen-parts.ts';

/** Something to choose. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  /** The language of a name that is not Dutch. */
  readonly lang?: string | undefined;
  readonly detail: string;
  readonly icon: Icon;
  /** The address that it opens, or what it does. */
  readonly target: string | (() => void);
}

/** Choices of one kind. */
export interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
  /** How many there are in all. */
  readonly count: number;
}

/** Something to do, by its name. */
export interface SearchAction {
  readonly name: string;
  readonly target: string | (() => void);
}

/** Of rows that are shown with another icon than that of the screen they open in. */
const ICONS: Partial<Readonly<Record<SyncedTable, Icon>>> = { service_records: IconTool };

const screenIcon = (path: string, screens: readonly AdminScreen[]): Icon | undefined =>
  screens.find(({ name }) => path.startsWith(`${ADMIN_PATHS[name]}/`))?.icon;

/** A row that has no screen is no choice. */
const ofHit = (
  { table, id, name, detail, parent_id }: SearchHit,
  screens: readonly AdminScreen[],
): readonly Choice[] => {
  const target = parent_id === null ? rowPage(table, id) : pageBelow(table, id, parent_id);
  if (target === null) return [];
  const icon = ICONS[table] ?? screenIcon(target, screens) ?? IconBolt;
  return [{ id: `${table}/${id}`, name, detail, icon, target }];
};

const ofScreen = ({ name, title, title_lang, icon }: AdminScreen): Choice => ({
  id: `screen/${name}`,
  name: title,
  lang: title_lang,
  detail: '',
  icon,
  target: ADMIN_PATHS[name],
});

const ofPart = ({ title, path }: ScreenPart, screen: AdminScreen): Choice => ({
  id: `part/${path}`,
  name: title,
  detail: screen.title,
  icon: screen.icon,
  target: path,
});

const ofAction = ({ name, target }: SearchAction): Choice => ({
  id: `action/${name}`,
  name,
  detail: '',
  icon: IconBolt,
  target,
});

type Found = Choice & Searched;
const searchable = (choice: Choice, more: string | null): Found => ({
  ...choice,
  head: foldSearched([choice.name]),
  body: foldSearched([more]),
  phones: '',
  above: null,
});

/** The screens and actions of a person, and how the rows of a table are called. */
export interface Offered {
  readonly user: Person;
  readonly tableLabels: (table: SyncedTable) => string;
  readonly screens: readonly AdminScreen[];
  readonly actions: readonly SearchAction[];
}

/** What fits a text, the kind of the best first: rows of this device, screens and actions. */
const choicesFor = (
  typed: string,
  rows: SearchedRows,
  offered: Offered,
  most: number,
): readonly ChoiceGroup[] => {
  const { user, screens, actions } = offered;
  const query = searchQuery(typed);
  const of_rows = rows.find(typed, most).map(({ table, hits, count, rank }) => ({
    title: offered.tableLabels(table),
    choices: hits.flatMap((hit) => ofHit(hit, screens)),
    count,
    rank,
  }));
  const named = (title: string, choices: readonly Found[]) => {
    const { best, all, rank } = bestMatches(choices, query, most);
    return { title, choices: best, count: all.length, rank };
  };
  return [
    ...of_rows,
    named(
      searchText.screens,
      screens.flatMap((screen) => [
        searchable(ofScreen(screen), searchText.screen_words[screen.name]),
        ...screenPartsOf(user, screen).map((part) => searchable(ofPart(part, screen), part.about)),
      ]),
    ),
    named(
      searchText.actions,
      actions.map((action) => searchable(ofAction(action), null)),
    ),
  ]
    .filter(({ choices }) => choices.length > 0)
    .toSorted((a, b) => a.rank - b.rank);
};

/** What is offered before anything is typed: what was chosen last, then every screen and action. */
const firstChoices = (
  recent: readonly string[],
  rows: SearchedRows,
  { screens, actions }: Offered,
): readonly ChoiceGroup[] => {
  const of_screens = screens.map(ofScreen);
  const of_actions = actions.map(ofAction);
  const again = recent.flatMap((id) => {
    const [table = '', row_id = ''] = id.split('/');
    const hit = isSynced(table) ? rows.hitOf(table, row_id) : null;
    return hit === null ? [] : ofHit(hit, screens);
  });
  return [
    { title: searchText.recent, choices: again, count: again.length },
    { title: searchText.screens, choices: of_screens, count: of_screens.length },
    { title: searchText.actions, choices: of_actions, count: of_actions.length },
  ].filter(({ choices }) => choices.length > 0);
};

/** All that the search needs besides what is drawn. */
export const searching = { createSearchIndex, choicesFor, firstChoices };
