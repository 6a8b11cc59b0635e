/**
 * A motor yacht in profile, bow to the right. Units: the hull is 1300 long on its waterline's level, y = 0 is the
 * waterline and up is negative. Everything but the hull's gloss is drawn here; the gloss is reckoned per pixel.
 */

export const HULL =
  'M-8 0C-16-40-16-84-2-122C150-113 360-110 560-117C820-126 1080-151 1312-199C1296-128 1262-58 1212 0Z';

/** The sheer line's height at a length along the hull, and where stem and stern stand at a height. */
export const sheerAt = (x) =>
  -113 - 9 * Math.max(0, 1 - x / 180) ** 2 - 86 * (Math.max(0, x - 330) / 980) ** 1.85;
export const stemAt = (y) => 1212 + 100 * (Math.min(199, Math.max(0, -y)) / 199) ** 0.86;

const RAIL = 'M-3-123C150-114 360-111 560-118C820-127 1080-152 1313-200';

const post = (x, top, foot) => `<path d="M${x} ${foot}L${x + (x > 1200 ? 5 : 2)} ${top}"/>`;

const foot = (x) => sheerAt(x) - 3;

/** Stainless steel around the foredeck. */
function pulpit() {
  const stations = [940, 1020, 1095, 1165, 1228, 1284];
  const posts = stations.map((x, index) => post(x, foot(x) - 40 - index * 1.5, foot(x)));
  return `<g fill="none" stroke="#a9b8b6" stroke-width="2.8">${posts.join('')}
    <path d="M905-142C930-168 936-178 960-180C1080-192 1190-212 1290-246C1318-254 1328-238 1318-204"/></g>
    <path d="M942-179C1080-193 1190-213 1292-246.500" fill="none" stroke="#f5d9b4" stroke-width="0.9"/>`;
}

/** Deckhouse, hardtop and low forward cabin, with glass that holds the light. */
function house() {
  return `
  <path d="M820-137C850-176 880-190 930-192C1000-194 1060-180 1104-158L1110-156C1010-142 900-135 820-137Z" fill="url(#side)"/>
  <path d="M836-142C862-178 888-189 932-191C1000-193 1058-180 1102-158" fill="none" stroke="#ffe9cd" stroke-width="1.8" opacity="0.75"/>
  <g fill="#0b1c20"><path d="M905-163C913-170 922-173 938-173L966-172C970-172 970-160 966-160L910-159C905-159 903-161 905-163Z"/>
  <path d="M984-171L1014-167C1019-166 1020-156 1014-156L984-159Z"/></g>
  <path d="M352-112C352-150 356-172 368-190L404-244C412-254 420-258 436-259L700-266C740-266 762-258 786-238L876-160C884-152 886-146 880-138C700-117 520-110 352-112Z" fill="url(#side)"/>
  <path d="M398-178L424-232C428-240 434-243 444-243L536-246V-171C490-168 440-170 404-169C397-169 395-173 398-178Z" fill="url(#glass)"/>
  <path d="M548-246L668-249V-179C630-175 590-172 548-171Z" fill="url(#glass)"/>
  <path d="M680-249C716-250 738-244 758-228L816-181C820-177 819-174 814-173C772-170 730-175 680-179Z" fill="url(#glass)"/>
  <g stroke="#f1cfa4" stroke-width="1.2" opacity="0.5" fill="none"><path d="M444-241.500L534-244.500M550-244.500L666-247.500M682-247.500C714-248 736-242 756-226L812-181"/></g>
  <path d="M270-258C330-276 460-286 640-288C716-288 764-276 800-248L806-242C790-252 764-262 724-264C560-270 400-262 270-250Z" fill="url(#roof)"/>
  <path d="M276-259C340-276 470-285 640-287C716-287 762-276 800-248" fill="none" stroke="#ffe6c6" stroke-width="2" opacity="0.85"/>
  <g stroke="#c3cdcb" stroke-width="5" fill="none"><path d="M300-256L330-116"/><path d="M296-256L326-116" stroke="#5d6c6c" stroke-width="1.5"/></g>
  <path d="M40-121C120-116 240-113 352-113V-138C250-140 150-142 66-146Z" fill="#59615c"/>
  <path d="M66-147C150-143 250-141 352-139" stroke="#b9804c" stroke-width="4" fill="none"/>
  <path d="M120-146L126-170C128-176 132-178 140-178L214-176C222-176 226-172 226-166V-143Z" fill="#626e6a"/>
  <path d="M128-172C130-176 134-178 140-178L214-176" fill="none" stroke="#f3e3cc" stroke-width="1.6"/>`;
}

/** Mast, light and ensign. */
function details() {
  return `
  <g stroke="#aab7b6" fill="none"><path d="M560-287L540-352" stroke-width="5"/><path d="M520-330H574" stroke-width="3"/><path d="M548-352V-404" stroke-width="1.4"/></g>
  <path d="M508-338H548C553-338 553-331 548-331H508C503-331 503-338 508-338Z" fill="#d9dcd5"/>
  <circle cx="540" cy="-355" r="3.200" fill="#ffe9bd"/>
  <path d="M14-120L-22-212" stroke="#8d6239" stroke-width="3.200"/>
  <path d="M-21-209C-36-204-46-186-44-168C-42-160-38-152-36-146C-28-156-20-160-8-166C-12-180-14-190-21-209Z" fill="#7d2a26"/>
  <path d="M-29-203C-38-194-43-180-42-166C-40-158-37-152-36-147C-30-154-25-158-18-162C-25-174-30-188-29-203Z" fill="#d4cfc4"/>
  <path d="M-37-195C-43-186-45-176-44-167C-42-159-38-152-36-146C-33-150-31-152-28-155C-34-166-38-180-37-195Z" fill="#233a63"/>`;
}

/** What lies on the hull: rail, cove line, portlights, name, boot top and antifouling. */
function hullTrim() {
  const lights = [470, 640, 800, 945].map((x) => {
    const y = sheerAt(x) * 0.56;
    return `<g transform="translate(${x} ${y}) rotate(-3)"><rect x="-23" y="-9" width="46" height="18" rx="9" fill="#0a1413"/><rect x="-23" y="-9" width="46" height="18" rx="9" fill="none" stroke="#a9b3ae" stroke-width="2"/><path d="M-15-5.500H12" stroke="#cfae83" stroke-width="2" opacity="0.65"/></g>`;
  });
  return `
  <path d="M-11-12C300-12.500 900-13 1201-13L1195-6C900-6 300-5.500-10-5.500Z" fill="#e4ddcd" opacity="0.9"/>
  <path d="M-10-5.500C300-5.500 900-6 1195-6L1190 6H-8Z" fill="#3a1512"/>
  <path d="M30-103C180-97 380-95 560-101C800-110 1040-133 1262-174" fill="none" stroke="#c9a468" stroke-width="1.700" opacity="0.85"/>
  ${lights.join('')}
  <path d="${RAIL}" fill="none" stroke="#5f3a1f" stroke-width="8"/>
  <path d="${RAIL}" fill="none" stroke="#c98d55" stroke-width="2.600" transform="translate(0 -2.400)"/>`;
}

const DEFS = `<defs>
  <linearGradient id="side" x1="0" y1="0.4" x2="1" y2="0"><stop offset="0" stop-color="#7c8987"/><stop offset="0.5" stop-color="#a3aaa5"/><stop offset="0.86" stop-color="#ccc6b7"/><stop offset="1" stop-color="#efdcc0"/></linearGradient>
  <linearGradient id="roof" x1="0" y1="0" x2="1" y2="0.500"><stop offset="0" stop-color="#8c9593"/><stop offset="0.600" stop-color="#c3c5bd"/><stop offset="1" stop-color="#efdfc8"/></linearGradient>
  <linearGradient id="glass" x1="0" y1="0" x2="0.700" y2="1"><stop offset="0" stop-color="#2c4346"/><stop offset="0.450" stop-color="#0d1f23"/><stop offset="0.700" stop-color="#182d2f"/><stop offset="1" stop-color="#6d6656"/></linearGradient>
</defs>`;

/** SVG layers of one size: the hull's outline as a mask, what is drawn behind it, and what lies on it. */
export function yachtLayers({ width, height, x, y, scale }) {
  const wrap = (content) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${DEFS}<g transform="translate(${x} ${y}) scale(${scale})">${content}</g></svg>`;
  return {
    hull: wrap(`<path d="${HULL}" fill="#fff"/>`),
    behind: wrap(`<g transform="matrix(1 0 0.1 0.88 12 -14)">${details()}${house()}</g>${pulpit()}`),
    trim: wrap(hullTrim()),
  };
}
