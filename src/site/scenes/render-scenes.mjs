/**
 * Draws the scenes of the site: `node src/site/scenes/render-scenes.mjs [name…] [--draft]`. Outputs in public/scenes
 * are committed; neither build nor tests run it.
 */
import sharp from 'sharp';
import { FORMATS } from './formats.mjs';
import { publish } from './publish.mjs';
import { photograph } from './rays/camera.mjs';
import { BERTHS } from './subject-berth.mjs';
import { BOATS } from './subject-boats.mjs';
import { HEROES } from './subject-heroes.mjs';
import { PEOPLE } from './subject-people.mjs';
import { PROJECTS } from './subject-projects.mjs';
import { WORK } from './subject-work.mjs';

const BEFORE = 0;
const AFTER = 1;

const projects = Object.entries(PROJECTS).flatMap(([number, job]) => [
  [`project-${number}-before`, () => job(BEFORE)],
  [`project-${number}-after`, () => job(AFTER)],
]);
const SUBJECTS = { ...BERTHS, ...HEROES, ...BOATS, ...WORK, ...Object.fromEntries(projects), ...PEOPLE };

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const draft = process.argv.includes('--draft');

for (const name of Object.keys(FORMATS)) {
  if (wanted.length > 0 && !wanted.some((word) => name.startsWith(word))) continue;
  const { width, height } = FORMATS[name];
  // A lens is softer than the film: fewer pixels than the picture has, each looked at four times.
  const share = draft ? 0.3 : width > 1600 ? 0.75 : width > 1200 || height > 2000 ? 0.8 : 1;
  const size = {
    width: Math.round(width * share),
    height: Math.round(height * share),
    samples: draft ? 1 : 4,
  };
  const pixels = photograph(SUBJECTS[name](), size);
  await publish(name, sharp(pixels, { raw: { width: size.width, height: size.height, channels: 3 } }));
}
