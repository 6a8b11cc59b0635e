/** The pages that a legal text may lead to, by the names of routes.ts. */
type LinkedPage = 'contact' | 'cookies' | 'privacy' | 'terms';

/** A link within running text: to a page, to a place on this page or away from the site, or to the company's mail address. */
export type TextLink =
  | { readonly text: string; readonly page: LinkedPage }
  | { readonly company: 'email' }
  | { readonly text: string; readonly href: string };

/** Running text, with links where it has any. */
export type Words = string | readonly (string | TextLink)[];

/** What a section is made of. An insert is made by the page: a table from a registry, the company's address. */
export type Block =
  | { readonly sub: string }
  | { readonly p: Words }
  | { readonly list: readonly Words[] }
  | { readonly terms: readonly { readonly name: string; readonly text: Words }[] }
  | { readonly insert: 'contact' | 'storage' };

interface LegalSection {
  /** The anchor. */
  readonly id: string;
  /** Without its number: that is its place. */
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** As people read it, and as a machine does. */
interface LegalDate {
  readonly text: string;
  readonly date: string;
}

export interface LegalText {
  readonly heading: string;
  readonly lead: string;
  /** A text that is no policy has a date of its own in place of the policies' one. */
  readonly made_on?: LegalDate;
  /** When it was last held against the site as it is. */
  readonly reviewed_on?: LegalDate;
  readonly sections: readonly LegalSection[];
}
