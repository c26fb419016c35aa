import sharp from 'sharp';

/**
 * A photograph as a camera makes it: a watch on a table, with sensor noise, EXIF rotation and a GPS position.
 * @param hue of the dial: another hue is another photograph.
 * @returns a JPEG that is shown upright at width by height.
 */
export async function cameraPhotograph(
  { width, height }: { width: number; height: number } = { width: 900, height: 1200 },
  hue = 160,
): Promise<Buffer> {
  return sharp(await watchOnTable(width, height, hue))
    .rotate(-90)
    .withExif({
      IFD0: { Make: 'Camera of the shop', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** The same scene in another format. */
export async function photographAs(format: 'png' | 'webp' | 'avif', hue = 160): Promise<Buffer> {
  return sharp(await watchOnTable(600, 800, hue))
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();
}

/** A watch on a table, upright, as PNG. */
async function watchOnTable(width: number, height: number, hue: number): Promise<Buffer> {
  const [x, y, r] = [width / 2, height / 2, Math.min(width, height) * 0.36];
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const turn = `rotate(${hour * 30} ${x} ${y})`;
    return `<rect x="${x - r * 0.025}" y="${y - r * 0.78}" width="${r * 0.05}" height="${r * 0.16}" fill="#eee" transform="${turn}"/>`;
  }).join('');
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="table" y2="1" x2=".3"><stop stop-color="#8d6f4d"/><stop offset="1" stop-color="#4b3626"/></linearGradient>
    <radialGradient id="dial" cx=".4" cy=".35"><stop stop-color="hsl(${hue},45%,42%)"/><stop offset="1" stop-color="hsl(${hue},55%,14%)"/></radialGradient>
    <linearGradient id="steel" y2="1"><stop stop-color="#f4f4f2"/><stop offset=".5" stop-color="#8c8f92"/><stop offset="1" stop-color="#d7d8d8"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#table)"/>
    <rect x="${x - r * 0.5}" width="${r}" height="100%" fill="#23201d"/>
    <circle cx="${x + r * 0.05}" cy="${y + r * 0.08}" r="${r * 1.04}" fill="#000" opacity=".35"/>
    <circle cx="${x}" cy="${y}" r="${r}" fill="url(#steel)"/><circle cx="${x}" cy="${y}" r="${r * 0.86}" fill="url(#dial)"/>
    ${marks}
    <g stroke="#f5f5f0" stroke-linecap="round"><line x1="${x}" y1="${y}" x2="${x - r * 0.36}" y2="${y - r * 0.26}" stroke-width="${r * 0.06}"/>
    <line x1="${x}" y1="${y}" x2="${x + r * 0.5}" y2="${y - r * 0.34}" stroke-width="${r * 0.04}"/></g></svg>`;
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(Buffer.from(scene))
    .composite([{ input: noise, blend: 'soft-light' }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
