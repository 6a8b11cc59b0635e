import type { consent as dutch } from '../../site/consent.ts';
import type { Translation } from '../../translation.ts';

export const consent: Translation<typeof dutch> = {
  title: 'Your privacy',
  purpose:
    'With your consent we measure which pages you read, to improve the site, and Google may check forms for abuse.',
  refusal: 'If you decline, we do not follow your visit and everything works the same.',
  decline: 'Decline',
  accept: 'Accept',
  failed: 'Your choice could not be saved. Please check the privacy settings of your browser.',
};
