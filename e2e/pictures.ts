import sharp from 'sharp';
import type { ChosenFile } from './pages/photos-page.ts';

let drawn = 0;

/** Pictures as a gallery holds them, no two alike; `width` pixels wide. */
export async function pictures(count: number, name = 'foto', width = 1200): Promise<ChosenFile[]> {
  return await Promise.all(
    Array.from({ length: count }, async (_, index): Promise<ChosenFile> => {
      drawn += 1;
      const hull = `<rect width="1200" height="900" fill="hsl(${(drawn * 47) % 360} 40% 55%)"/>
        <path d="M150 520h900l-120 180H280z" fill="#f3f0e8"/><text x="60" y="140" font-size="96">${drawn}</text>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * 0.75}" viewBox="0 0 1200 900">${hull}</svg>`;
      return {
        name: `${name}-${index + 1}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await sharp(Buffer.from(svg)).jpeg().toBuffer(),
      };
    }),
  );
}

/** A file that says it is a picture and is none. */
export const BROKEN_PICTURE: ChosenFile = {
  name: 'verslag.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('Dit is een verslag, geen foto.'),
};
