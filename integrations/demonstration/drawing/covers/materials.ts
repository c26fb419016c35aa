import { linear } from '../svg.ts';

/** Materials of objects on covers: tones of the site's palette, from the highlight to the outline. */
export const MATERIALS = {
  brass: { light: '#f2e2b6', mid: '#cfab63', shade: '#967231', deep: '#45310d' },
  steel: { light: '#fbfaf6', mid: '#d9d5ca', shade: '#9b9586', deep: '#37332b' },
  paper: { light: '#fdfbf6', mid: '#f4efe4', shade: '#ddd4c1', deep: '#5f5747' },
  baize: { light: '#2f7d66', mid: '#145746', shade: '#0b3a2e', deep: '#05211a' },
  ink: { light: '#514c43', mid: '#2c2923', shade: '#1b1915', deep: '#0a0907' },
  leather: { light: '#a87a50', mid: '#7d5130', shade: '#56351d', deep: '#29170b' },
  ruby: { light: '#cf6a5d', mid: '#9b2c1f', shade: '#6d1b11', deep: '#360b06' },
  stone: { light: '#ffffff', mid: '#dfe9e4', shade: '#9fb6ad', deep: '#3f544d' },
  cream: { light: '#fbf7ec', mid: '#efe8d8', shade: '#cdbf9f', deep: '#54462b' },
} as const;
export type Material = keyof typeof MATERIALS;

/** Backgrounds of covers, which suit both a light and a dark page. */
export const GROUNDS = {
  baize: { light: '#1b5c4a', mid: '#0f4a3a', deep: '#092f25', line: '#7fc4a8' },
  plate: { light: '#f3eee3', mid: '#e6ded0', deep: '#cdc2ab', line: '#7a5c22' },
  night: { light: '#34302a', mid: '#211e1a', deep: '#12100e', line: '#d2ae67' },
  brass: { light: '#ddcfb0', mid: '#cbb98f', deep: '#a68f62', line: '#5b4212' },
} as const;
export type Ground = keyof typeof GROUNDS;

/** A gradient for each material under its name, lit from the upper left, and the hatchings `hd`, `hx` and `hl`. */
export function materialDefs(): string {
  const gradients = Object.entries(MATERIALS).map(([name, { light, mid, shade }]) =>
    linear(
      name,
      [0, 0, 1, 1],
      [
        [0, light],
        [0.45, mid],
        [1, shade],
      ],
      true,
    ),
  );
  return (
    gradients.join('') +
    hatching('hd', 7, '#0a0907', 0.34) +
    hatching('hx', 4.5, '#0a0907', 0.42) +
    hatching('hl', 7, '#ffffff', 0.3)
  );
}

function hatching(id: string, gap: number, colour: string, opacity: number): string {
  return (
    `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">` +
    `<path d="M0 0H${gap}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="2.2"/></pattern>`
  );
}
