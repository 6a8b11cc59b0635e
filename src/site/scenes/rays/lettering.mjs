/** A name to paint on a transom: letters as a field of cover that a skin can read. */
import sharp from 'sharp';

const HIGH = 120;

/** Reads cover 0 to 1 at a share of the width and height of the drawn line of text. */
export async function lettering(text, { face = 'DejaVu Serif', size = 78 } = {}) {
  const width = Math.round(text.length * size * 0.86);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HIGH}"><text x="50%" y="88" text-anchor="middle" font-family="${face}" font-size="${size}" letter-spacing="9" fill="#fff">${text}</text></svg>`;
  const { data } = await sharp(Buffer.from(svg))
    .extractChannel(3)
    .blur(0.6)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = (u, v) => {
    if (u < 0 || v < 0 || u >= 1 || v >= 1) return 0;
    return data[Math.floor(v * HIGH) * width + Math.floor(u * width)] / 255;
  };
  return { read, ratio: width / HIGH };
}
