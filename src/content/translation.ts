/** The shape of a text in another language: every sentence is some other sentence, everything else stays as it is. */
export type Translation<T> = T extends string
  ? string
  : T extends number | boolean | null | ReadonlyMap<unknown, unknown>
    ? T
    : T extends (...given: infer Given) => infer Said
      ? (...given: Given) => Translation<Said>
      : { readonly [Name in keyof T]: Translation<T[Name]> };

/** What a translation says of its pages to search engines, by page; `image` names a picture, as in Dutch. */
export type TranslatedMetadata = Readonly<
  Record<string, { readonly description: string; readonly image: 'home' | 'services' | 'contact' }>
>;
