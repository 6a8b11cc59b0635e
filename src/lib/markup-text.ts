const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Everything but what XML 1.0 allows (section 2.2): one such character makes a whole feed unreadable. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text without the characters that may stand in no XML, not even as a number. */
export const withoutForbidden = (text: string): string => text.replace(FORBIDDEN, '');

/** A text escaped for HTML or XML. */
export const escapeMarkup = (text: string): string =>
  withoutForbidden(text).replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
