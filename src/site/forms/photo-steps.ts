import type { FormKind } from './use-form.ts';

/** The photos that the guide of a form asks for, in its order. Their names and words are `formsLater.photos.steps`. */
export const PHOTO_STEPS = ['hull', 'waterline', 'deck'] as const;
export type PhotoStep = (typeof PHOTO_STEPS)[number];

/** The step with this name; undefined where a file belongs to none. */
export const photoStepOf = (name: string | null | undefined): PhotoStep | undefined =>
  PHOTO_STEPS.find((step) => step === name);

/** The id of the input that takes the photo of a step. */
export const photoInputId = (kind: FormKind, step: PhotoStep): string => `${kind}-foto-${step}`;

/** The name under which a form's view holds the error of a file: that of its step, or of the files that were chosen freely. */
export const fileErrorName = (step: PhotoStep | undefined): string =>
  step === undefined ? 'attachments' : `foto-${step}`;
