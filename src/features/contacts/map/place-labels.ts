/** A point of the map that needs a label, in drawing units. */
export interface Named {
  name: string;
  x: number;
  y: number;
  /** Radius of its dot; no label covers it. */
  radius: number;
}

/** The position of a label and its text anchor: start, end or middle. */
export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Width of a letter, height of a line and gap to the dot, in drawing units. */
const LETTER = 7;
const LINE = 15;
const GAP = 5;

/**
 * Places labels beside their points: right, left, below or above, at the first free position. A label without a free
 * position is omitted; earlier points have priority.
 * @param inside whether a corner of a label is still on the map.
 */
export function placeLabels(
  points: readonly Named[],
  inside: (x: number, y: number) => boolean,
): (Label | undefined)[] {
  const boxes: Box[] = points.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  return points.map((point, index) => {
    for (const { label, box } of candidates(point)) {
      const corners = [
        [box.left, box.top],
        [box.right, box.top],
        [box.left, box.bottom],
        [box.right, box.bottom],
      ] as const;
      const free = boxes.every((other, place) => place === index || !overlap(box, other));
      if (!free || !corners.every(([x, y]) => inside(x, y))) continue;
      boxes.push(box);
      return label;
    }
    return undefined;
  });
}

function candidates({ name, x, y, radius }: Named): { label: Label; box: Box }[] {
  const width = name.length * LETTER;
  const gap = radius + GAP;
  const at = (label: Label, left: number): { label: Label; box: Box } => ({
    label,
    box: { left, right: left + width, top: label.y - LINE * 0.75, bottom: label.y + LINE * 0.25 },
  });
  return [
    at({ x: x + gap, y: y + LINE * 0.3, anchor: 'start' }, x + gap),
    at({ x: x - gap, y: y + LINE * 0.3, anchor: 'end' }, x - gap - width),
    at({ x, y: y + gap + LINE * 0.75, anchor: 'middle' }, x - width / 2),
    at({ x, y: y - gap, anchor: 'middle' }, x - width / 2),
  ];
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}
