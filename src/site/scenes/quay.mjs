/** The berth: a stone quay behind the yacht, mooring posts beside it and the lines between them. */
import { noise } from './noise.mjs';

/** Courses of stone with uneven joints, from the coping down to the weed. */
function stones(left, right, top, foot) {
  const rows = 4;
  const row_height = (foot - top) / rows;
  const parts = [];
  for (let row = 0; row < rows; row += 1) {
    const y = top + row * row_height;
    let x = left - noise(row * 3.7, 1) * 90;
    while (x < right) {
      const width = 62 + noise(x * 0.05, row * 5.1) * 70;
      const shade = 34 + noise(x * 0.031, row * 2.3) * 22 - row * 6;
      const end = Math.min(x + width, right);
      parts.push(
        `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${(end - x - 1.4).toFixed(1)}" height="${(row_height - 1.3).toFixed(1)}" rx="1.5" fill="rgb(${shade + 6} ${shade + 10} ${shade + 8})"/>`,
      );
      x = end;
    }
  }
  return parts.join('');
}

const bollard = (x, y) =>
  `<g transform="translate(${x} ${y})"><path d="M-9 0V-13C-15-15-15-24-7-24H7C15-24 15-15 9-13V0Z" fill="#10191a"/><path d="M6-23C12-22 13-16 8-14V-2" fill="none" stroke="#d9b184" stroke-width="1.600" opacity="0.7"/></g>`;

const lamp = (x, y) =>
  `<g transform="translate(${x} ${y})"><circle cy="-224" r="96" fill="url(#halo)"/><path d="M0 0V-214" stroke="#162326" stroke-width="6"/><path d="M2.500 0V-212" stroke="#c59a6b" stroke-width="1.200" opacity="0.5"/><path d="M-11-236H11L7-212H-7Z" fill="#1a2729"/><path d="M-8-233H8L5.500-215H-5.500Z" fill="#ffd9a0"/><path d="M-15-236L0-250L15-236Z" fill="#142022"/></g>`;

const pile = (x, foot, top, width) =>
  `<g><path d="M${x - width / 2} ${top + 5}C${x - width / 2} ${top - 3} ${x + width / 2} ${top - 3} ${x + width / 2} ${top + 5}V${foot}H${x - width / 2}Z" fill="#1b1a16"/>
  <path d="M${x + width * 0.18} ${top + 2}V${foot}" stroke="#7d5c3a" stroke-width="${width * 0.3}" opacity="0.6"/>
  <path d="M${x + width * 0.4} ${top + 3}V${foot}" stroke="#e0af78" stroke-width="${width * 0.1}" opacity="0.85"/>
  <rect x="${x - width / 2}" y="${top}" width="${width}" height="15" rx="4" fill="#d8d5ca"/><rect x="${x + width * 0.12}" y="${top}" width="${width * 0.36}" height="15" rx="4" fill="#f6e4ca"/>
  <rect x="${x - width / 2}" y="${foot - 16}" width="${width}" height="16" fill="#0d1310" opacity="0.8"/></g>`;

/** SVG layers: the quay (its foot at `quay_foot`) and the piles with the lines (their feet at the yacht's waterline). */
export function berthLayers({ width, height, x, y, scale, quay_foot, quay_end, lamp: with_lamp }) {
  const wrap = (content) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="damp" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="0.550" stop-color="#020a08" stop-opacity="0.350"/><stop offset="1" stop-color="#020a08" stop-opacity="0.850"/></linearGradient>
    <radialGradient id="halo"><stop offset="0" stop-color="#ffd49a" stop-opacity="0.420"/><stop offset="0.250" stop-color="#ffcf90" stop-opacity="0.120"/><stop offset="1" stop-color="#ffcf90" stop-opacity="0"/></radialGradient>
    <linearGradient id="coping" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#38453f"/><stop offset="1" stop-color="#a58c6c"/></linearGradient></defs>
    <g transform="translate(${x} ${y}) scale(${scale})">${content}</g></svg>`;
  const left = -x / scale - 40;
  const foot = (quay_foot - y) / scale;
  const end = (quay_end - x) / scale;
  const top = foot - 92;
  return {
    quay: wrap(`
      ${with_lamp ? lamp(end - 190, top) : ''}
      <rect x="${left}" y="${top + 12}" width="${end - left}" height="${foot - top - 12}" fill="#141d1b"/>
      ${stones(left, end, top + 14, foot)}
      <rect x="${left}" y="${top + 12}" width="${end - left}" height="${foot - top - 12}" fill="url(#damp)"/>
      <rect x="${left}" y="${top}" width="${end - left + 7}" height="14" fill="url(#coping)"/>
      <rect x="${left}" y="${top}" width="${end - left + 7}" height="2" fill="#e9c79a" opacity="0.55"/>
      ${bollard(-130, top)}${bollard(end - 60, top)}`),
    piles: wrap(`
      ${pile(-118, 6, -208, 25)}${pile(1392, 6, -232, 27)}
      <g fill="none" stroke="#cfc4ae" stroke-width="3"><path d="M-6-112C-40-96-80-104-110-150"/><path d="M1290-188C1320-160 1356-160 1382-176"/></g>
      <path d="M-116-152H-106M1379-178H1405" stroke="#cfc4ae" stroke-width="7"/>`),
  };
}
