/** The quicker answers that screens wait for now. */
const asked_now = new Set<Promise<unknown>>();

/** Asks for a quicker answer, which whoever reads much lets go first. */
export const askQuickly = <T>(ask: (() => Promise<T>) | undefined): Promise<T> | undefined => {
  const asked = ask?.();
  if (asked === undefined) return undefined;
  asked_now.add(asked);
  const settled = (): void => void asked_now.delete(asked);
  asked.then(settled, settled);
  return asked;
};

/** Resolves when no screen waits for a quicker answer: asked before each page by who reads page after page. */
export const afterQuickAnswers = async (): Promise<void> => {
  while (asked_now.size > 0) await Promise.allSettled(asked_now);
};
