import { createContext, use } from 'react';

/** Path of the page that is shown; the renderer gives it, for in the build there is no address bar. */
export const PagePath = createContext('/');

/** Path of the page this is part of. Public pages are documents of their own: it never changes. */
export const usePagePath = (): string => use(PagePath);
