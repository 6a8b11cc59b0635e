import { expect, test } from 'vitest';
import { attachmentError, attachmentTypeOf, MAX_ATTACHMENT_BYTES } from './attachments.ts';
import { attachmentBlob, attachmentName, isShownType } from './request-file.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const PDF = bytes('%PDF-1.7\n');

test('R-26 a file is what its first bytes say', () => {
  expect(attachmentTypeOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
  expect(attachmentTypeOf(bytes('\u0089PNG\r\n\u001a\n....'))).toBe('image/png');
  expect(attachmentTypeOf(bytes('RIFF....WEBPVP8 '))).toBe('image/webp');
  expect(attachmentTypeOf(bytes('....ftypheic....'))).toBe('image/heic');
  expect(attachmentTypeOf(PDF)).toBe('application/pdf');
  for (const other of ['', 'MZ', '<svg xmlns="', 'GIF89a', 'RIFF....AVI ', '....ftypmp42', ' %PDF-1.7'])
    expect(attachmentTypeOf(bytes(other)), other).toBeNull();
});

test('R-26 five files of 10 MB, and not one more or larger', () => {
  const file = { size_bytes: MAX_ATTACHMENT_BYTES, head: PDF };
  expect(attachmentError(file, 5)).toBeNull();
  expect(attachmentError(file, 6)).toBe('too_many');
  expect(attachmentError({ ...file, size_bytes: MAX_ATTACHMENT_BYTES + 1 }, 1)).toBe('too_large');
  expect(attachmentError({ ...file, size_bytes: 0 }, 1)).toBe('empty');
  expect(attachmentError({ ...file, head: bytes('MZ') }, 1)).toBe('wrong_type');
});

test('R-26 the browser is told what a file begins with, and nothing when that is no kind that may be attached', () => {
  expect(attachmentBlob(new TextEncoder().encode('%PDF-1.7').buffer).type).toBe('application/pdf');
  for (const other of ['', '<html>', 'MZ'])
    expect(attachmentBlob(new TextEncoder().encode(other).buffer).type).toBe('application/octet-stream');
});

test('R-26 a file keeps the name that its visitor gave it, with the ending of what it was sent as', () => {
  for (const [file_name, content_type, name] of [
    ['boot.jpg', 'image/jpeg', 'boot.jpg'],
    ['Boot 2.JPEG', 'image/jpeg', 'Boot 2.JPEG'],
    ['keuring.PDF', 'application/pdf', 'keuring.PDF'],
    ['IMG_1.HEIF', 'image/heic', 'IMG_1.HEIF'],
    ['factuur.exe', 'application/pdf', 'factuur.exe.pdf'],
    ['factuur', 'application/pdf', 'factuur.pdf'],
    ['boot.html', 'text/html', 'boot.html.bin'],
  ] as const)
    expect(attachmentName({ file_name, content_type })).toBe(name);
});

test('R-26 photos are shown, while documents and what only some browsers draw are downloaded', () => {
  expect(['image/jpeg', 'image/png', 'image/webp'].every(isShownType)).toBe(true);
  for (const other of ['image/heic', 'application/pdf', 'image/svg+xml', 'text/html', ''])
    expect(isShownType(other), other).toBe(false);
});
