/** Long enough for the browser to begin; it reads the file at once. */
const GIVEN_BACK_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), GIVEN_BACK_MS);
}
