/**
 * Makes the scenes of the site: `node src/site/scenes/render-scenes.mjs [name…] [--draft]`. What no subject here draws is
 * modelled in `cycles/` and rendered by Blender. Outputs in public/scenes are committed; neither build nor tests run it.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { FORMATS } from './formats.mjs';
import { publish } from './publish.mjs';
import { photograph } from './rays/camera.mjs';
import { BOATS } from './subject-boats.mjs';
import { HEROES } from './subject-heroes.mjs';
import { PROJECTS } from './subject-projects.mjs';
import { WORK } from './subject-work.mjs';

const BEFORE = 0;
const AFTER = 1;

const projects = Object.entries(PROJECTS).flatMap(([number, job]) => [
  [`project-${number}-before`, () => job(BEFORE)],
  [`project-${number}-after`, () => job(AFTER)],
]);
const SUBJECTS = { ...HEROES, ...BOATS, ...WORK, ...Object.fromEntries(projects) };

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const draft = process.argv.includes('--draft');

/** A scene that is drawn here, as a sharp picture. */
function drawn(name) {
  const { width, height } = FORMATS[name];
  // A lens is softer than the film: fewer pixels than the picture has, each looked at four times.
  const share = draft ? 0.3 : width > 1600 ? 0.75 : width > 1200 || height > 2000 ? 0.8 : 1;
  const size = {
    width: Math.round(width * share),
    height: Math.round(height * share),
    samples: draft ? 1 : 4,
  };
  const pixels = photograph(SUBJECTS[name](), size);
  return sharp(pixels, { raw: { width: size.width, height: size.height, channels: 3 } });
}

/** A scene that Blender renders, as a sharp picture. */
function modelled(name, folder) {
  const script = fileURLToPath(new URL('./cycles/render.py', import.meta.url));
  execFileSync('blender', [
    '-b',
    '--python-exit-code',
    '1',
    '-P',
    script,
    '--',
    folder,
    name,
    ...(draft ? ['--draft'] : []),
  ]);
  return sharp(join(folder, `${name}.png`));
}

const folder = mkdtempSync(join(tmpdir(), 'scenes-'));
for (const name of Object.keys(FORMATS)) {
  if (wanted.length > 0 && !wanted.some((word) => name.startsWith(word))) continue;
  await publish(name, SUBJECTS[name] ? drawn(name) : modelled(name, folder));
}
rmSync(folder, { recursive: true });
