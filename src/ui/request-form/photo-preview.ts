/** Side length of a preview, pixels: twice its display size. */
const SIDE_PX = 112;

/** The file extension for its tile: `HEIC`. */
export function endingOf(name: string): string {
  return (/\.(\w{1,5})$/.exec(name)?.[1] ?? '').toUpperCase();
}

/** Draws a preview on the canvas of a row; if the browser cannot decode the format, the tile stays. */
export async function drawPreview(file: File, row: HTMLElement): Promise<void> {
  const canvas = row.querySelector('canvas');
  const picture = await createImageBitmap(file).catch(() => undefined);
  const context = canvas?.getContext('2d');
  if (!picture || !canvas || !context) return;
  // Crop to a centred square.
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE_PX, SIDE_PX);
  picture.close();
  canvas.hidden = false;
  row.querySelector<HTMLElement>('[data-ending]')!.hidden = true;
}
