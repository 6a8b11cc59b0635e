type Row = Readonly<Record<string, unknown>>;

const partOf = (value: unknown): object | null => (typeof value === 'object' ? value : null);

/** The row as visitors see it, until the files of its new pictures are uploaded. */
export const asShown = ({ former, former_text, ...row }: Row): Row => ({
  ...row,
  ...partOf(former),
  ...partOf(former_text),
});
