import { MATERIALS, type Material } from './materials.ts';
import { group, num, path } from '../svg.ts';

/** An object on a cover in its own coordinates. The origin is its centre; for a standing object, its base. */
export interface Part {
  /** Its outline, for the shadow. */
  outline: string;
  content: string;
}

/** Position of an object. */
export interface Place {
  x: number;
  y: number;
  /** Rotation, degrees clockwise. */
  turn?: number;
  scale?: number;
  /** Height above the surface, for the shadow; 1 for a flat object. */
  lift?: number;
}

/** A form in a material: lit from the upper left, with an outline. */
export function form(d: string, material: Material, line = 2): string {
  return path(d, `fill="url(#${material})" stroke="${MATERIALS[material].deep}" stroke-width="${num(line)}"`);
}

/** A form in one flat tone; an outline only when given. */
export function flat(d: string, colour: string, line = ''): string {
  return path(d, `fill="${colour}"${line && ` stroke="${line}" stroke-width="1.6"`}`);
}

/** Lines without a fill. */
export function lines(d: string, colour: string, width = 1.6, more = ''): string {
  return path(d, `fill="none" stroke="${colour}" stroke-width="${num(width)}"${more && ` ${more}`}`);
}

/** Hatching over a form: `hd` dark, `hx` darker, `hl` light. */
export function shade(d: string, hatching: 'hd' | 'hx' | 'hl' = 'hd'): string {
  return path(d, `fill="url(#${hatching})"`);
}

/** An object that a cover shows several times: drawn once in full, then referenced by its id. */
export function drawReusable(id: string, part: Part): [first: Part, again: Part] {
  return [
    { ...part, content: group(`id="${id}"`, part.content) },
    { ...part, content: `<use href="#${id}"/>` },
  ];
}

/** Places a flat object with two shadows: a soft wide one, and a close contact shadow. */
export function lay(part: Part, { x, y, turn = 0, scale = 1, lift = 1 }: Place): string {
  const at = (dx: number, dy: number) =>
    `transform="translate(${num(x + dx)} ${num(y + dy)})${turn ? ` rotate(${num(turn)})` : ''}${scale === 1 ? '' : ` scale(${num(scale)})`}"`;
  return (
    group('filter="url(#far)" opacity=".36"', path(part.outline, at(14 * lift, 22 * lift))) +
    group('filter="url(#near)" opacity=".42"', path(part.outline, at(3 * lift, 5 * lift))) +
    group(at(0, 0), part.content)
  );
}

/** Places a standing object by its base, with a shadow beside the base. */
export function stand(part: Part, { x, y, scale = 1 }: Place, width: number): string {
  const half = (width / 2) * scale;
  const shadow = `M${num(x - half)} ${num(y)}a${num(half)} ${num(half * 0.11)} 0 0 1 ${num(half * 2.5)} 0a${num(half)} ${num(half * 0.13)} 0 0 1 ${num(-half * 2.5)} 0Z`;
  return (
    group('filter="url(#far)" opacity=".5"', path(shadow, 'transform="translate(0 4)"')) +
    group(
      'filter="url(#near)" opacity=".5"',
      path(shadow, `transform="translate(${num(x * 0.2)} ${num(y * 0.2)}) scale(.8)"`),
    ) +
    group(
      `transform="translate(${num(x)} ${num(y)})${scale === 1 ? '' : ` scale(${num(scale)})`}"`,
      part.content,
    )
  );
}

/** A rectangle around the origin with its corners rounded. */
export function slab(width: number, height: number, radius = 4): string {
  return rect(-width / 2, -height / 2, width, height, radius);
}

/** A rectangle from its upper left corner. */
export function rect(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  if (r === 0) return `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
  const a = (dx: number, dy: number) => `a${num(r)} ${num(r)} 0 0 1 ${num(dx)} ${num(dy)}`;
  return (
    `M${num(x + r)} ${num(y)}h${num(width - 2 * r)}${a(r, r)}v${num(height - 2 * r)}${a(-r, r)}` +
    `h${num(2 * r - width)}${a(-r, -r)}v${num(2 * r - height)}${a(r, -r)}Z`
  );
}

/** A circle as path data. */
export function disc(r: number, x = 0, y = 0): string {
  return `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 0 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 0 1 ${num(-2 * r)} 0Z`;
}

/** An ellipse as path data. */
export function ellipse(rx: number, ry: number, x = 0, y = 0): string {
  return `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 0 1 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 0 1 ${num(-2 * rx)} 0Z`;
}

/** The crescent of a disc that is in shadow, with light from the upper left. */
export function crescent(r: number, x = 0, y = 0): string {
  const c = r * 0.7071;
  return `M${num(x + c)} ${num(y - c)}A${num(r)} ${num(r)} 0 0 1 ${num(x - c)} ${num(y + c)}A${num(r * 1.28)} ${num(r * 1.28)} 0 0 0 ${num(x + c)} ${num(y - c)}Z`;
}
