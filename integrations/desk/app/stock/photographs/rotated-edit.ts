import type { DeskPhotograph, PhotographEdit } from '@tourbillon/domain/desk/photographs.ts';

type Quarter = PhotographEdit['turn'];

/**
 * The edit of a photograph after a further rotation; the crop rotates with it.
 * @param by clockwise.
 */
export function rotatedEdit({ edit, original, width, height }: DeskPhotograph, by: 90 | 270): PhotographEdit {
  const turn = (((edit?.turn ?? 0) + by) % 360) as Quarter;
  const crop = edit?.crop ?? null;
  if (crop === null) return { turn, crop: null };
  const whole = original ?? { width, height };
  const before = sizeOf(whole, edit?.turn ?? 0);
  const turned =
    by === 90
      ? { left: before.height - crop.top - crop.height, top: crop.left }
      : { left: crop.top, top: before.width - crop.left - crop.width };
  return { turn, crop: { ...turned, width: crop.height, height: crop.width } };
}

/** Size of a rotated original, pixels. */
export function sizeOf(
  { width, height }: { width: number; height: number },
  turn: Quarter,
): { width: number; height: number } {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width };
}
