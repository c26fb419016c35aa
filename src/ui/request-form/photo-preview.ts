/** Pixels of a preview's side: twice what it is shown in. */
const SIDE = 112;

/** The ending of a file's name for its tile: `HEIC`. */
export function endingOf(name: string): string {
  return (/\.(\w{1,5})$/.exec(name)?.[1] ?? '').toUpperCase();
}

/** Draws what is in a file on the canvas of its row; where the browser cannot read the format its tile stays. */
export async function drawPreview(file: File, row: HTMLElement): Promise<void> {
  const canvas = row.querySelector('canvas');
  const picture = await createImageBitmap(file).catch(() => undefined);
  const context = canvas?.getContext('2d');
  if (!picture || !canvas || !context) return;
  // The middle of it, as a square.
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  context.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  canvas.hidden = false;
  row.querySelector<HTMLElement>('[data-ending]')!.hidden = true;
}
