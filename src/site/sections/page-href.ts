import { publicPageAt, routes } from '../../routes.ts';

/** Where a link to a page leads: to the page once it is built, until then to the contact section. */
export const pageHref = (path: string): string => (publicPageAt(path) === null ? routes.homeContact() : path);
