const MAX_LENGTH = 60;

/** 'mijn-boot_2' → 'Mijn boot 2'; what cannot be decoded stays as it is. */
function words(segment: string): string {
  let text = segment;
  try {
    text = decodeURIComponent(segment);
  } catch {
    // A stray % in an address is no reason to fail.
  }
  const spaced = text.replace(/[-_\s]+/g, ' ').trim();
  return spaced.charAt(0).toLocaleUpperCase('nl') + spaced.slice(1);
}

/**
 * A title for an unknown address (G-016): '/jachten/blauwe-reiger' → 'Jachten – Blauwe reiger', cut at 60
 * characters. Null when the path has no words in it.
 */
export function titleFromPath(path: string): string | null {
  const title = path.split('/').map(words).filter(Boolean).join(' – ');
  if (title === '') return null;
  return title.length <= MAX_LENGTH ? title : `${title.slice(0, MAX_LENGTH - 1).trimEnd()}…`;
}
