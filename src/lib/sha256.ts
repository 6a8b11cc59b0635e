type Content = ArrayBuffer | Uint8Array<ArrayBuffer> | string;

async function digestOf(content: Content): Promise<Uint8Array> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

/** SHA-256 of bytes or of a text as UTF-8, in hex. */
export const sha256Hex = async (content: Content): Promise<string> =>
  Array.from(await digestOf(content), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The same in base64, as a Content-Security-Policy says it. */
export const sha256Base64 = async (content: Content): Promise<string> =>
  btoa(String.fromCharCode(...(await digestOf(content))));
