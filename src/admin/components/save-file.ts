/** How long the browser gets to begin reading before the address is given back. */
const READ_WITHIN_MS = 60_000;

/** Hands a file to the browser's own downloads. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS);
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
};

/** How the name of a picture's file ends, without the dot, by its media type; 'jpg' for one that is not known. */
export const pictureEnding = (mime_type: string): string => ENDINGS[mime_type] ?? 'jpg';

/** A text of JSON as a file. */
export const jsonBlob = (text: string): Blob => new Blob([text], { type: 'application/json' });
