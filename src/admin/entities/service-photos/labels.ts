import { photosText } from '../../../content/admin/photos.ts';
import type { UploadCode } from '../../../sync/index.ts';

/** Why a picture was not sent, in Dutch; a code without a sentence gets a calm general one. */
export const failureLabel = (code: string | null): string => {
  const known: Readonly<Record<UploadCode | 'unknown', string>> = photosText.failures;
  const words: Readonly<Record<string, string>> = known;
  return (code !== null && Object.hasOwn(words, code) && words[code]) || photosText.failures.unknown;
};
