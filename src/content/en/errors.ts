import type { errors as dutch } from '../errors.ts';
import type { Translation } from '../translation.ts';

export const errors: Translation<typeof dutch> = {
  page: {
    title: 'Something went wrong',
    text: 'This page could not be shown. Whatever was kept on this device is safe.',
    stale_title: 'This page has to be loaded again',
    stale_text:
      'Part of the page could not be fetched: there is a newer version, or the connection was lost. Whatever was kept on this device is safe.',
    retry: 'Load again',
    home: 'To the home page',
    call: 'Does this keep happening? Call us:',
  },
  section: {
    title: 'We are working on this section',
    text: 'Our people are improving this part of the page for you.',
    retry: 'Try again',
  },
  component: {
    title: 'There is a problem',
    text: 'Please try again later, or get in touch with us.',
  },
  loading: 'The page is loading',
};
