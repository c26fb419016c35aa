/** What a drawn watch shows; free words as the backend publishes them, null where not known. */
export interface WatchLook {
  form: string;
  case_material: string | null;
  dial_colour: string | null;
  bracelet: string | null;
}

/** Parts of the drawing as classes, so that colours stay in the style sheet's hands. */
export interface WatchParts {
  form: CaseForm;
  metal: Metal;
  dial: Dial;
  /** Metal links or a strap. */
  links: boolean;
}

export type CaseForm = 'round' | 'cushion' | 'square' | 'rectangular' | 'tonneau' | 'oval' | 'polygon';
type Metal = 'steel' | 'gold' | 'rose' | 'dark' | 'bronze';
type Dial =
  | 'black'
  | 'white'
  | 'silver'
  | 'blue'
  | 'green'
  | 'grey'
  | 'brown'
  | 'champagne'
  | 'red'
  | 'pink'
  | 'yellow';

/** Words of the stock's vocabulary and what they look like; the first match wins. */
const METALS: [RegExp, Metal][] = [
  [/rose|pink/, 'rose'],
  [/bronze/, 'bronze'],
  [/yellow|gold(?!.*white)/, 'gold'],
  [/ceramic|carbon|coated|pvd|dlc|black/, 'dark'],
];
const DIALS: [RegExp, Dial][] = [
  [/black|vanta|skeleton/, 'black'],
  [/blue|navy|turquoise/, 'blue'],
  [/green|olive|khaki/, 'green'],
  [/grey|gray|anthracite|slate/, 'grey'],
  [/brown|bronze|terracotta|copper|burgundy/, 'brown'],
  [/champagne|gold|sand|beige|cream|ivory|linen/, 'champagne'],
  [/red/, 'red'],
  [/pink|salmon|rose|peach|sundust|purple/, 'pink'],
  [/yellow|orange/, 'yellow'],
  [/white|mother|opaline/, 'white'],
];
const FORMS: Record<string, CaseForm> = {
  round: 'round',
  cushion: 'cushion',
  square: 'square',
  rectangular: 'rectangular',
  tonneau: 'tonneau',
  oval: 'oval',
  polygon: 'polygon',
  drop: 'oval',
  asymmetric: 'tonneau',
};
const METAL_BRACELET = /steel|gold|titanium|ceramic|platinum|bronze|coated|bracelet|metal/;

/** Reads the facts of an item into the parts of its drawing; what is not known is drawn as steel and silver. */
export function watchParts(look: WatchLook): WatchParts {
  const find = <T>(table: [RegExp, T][], word: string | null, fallback: T): T =>
    table.find(([pattern]) => pattern.test(word?.toLowerCase() ?? ''))?.[1] ?? fallback;
  return {
    form: FORMS[look.form] ?? 'round',
    metal: find(METALS, look.case_material?.replace('white_gold', '') ?? null, 'steel'),
    dial: find(DIALS, look.dial_colour, 'silver'),
    links: METAL_BRACELET.test(look.bracelet?.toLowerCase() ?? ''),
  };
}

/** Half width and half height of the dial of a form, in drawing units (the drawing is 200 wide, 240 high). */
const SIZES: Record<CaseForm, [x: number, y: number]> = {
  round: [58, 58],
  cushion: [57, 57],
  square: [50, 50],
  rectangular: [42, 56],
  tonneau: [48, 62],
  oval: [48, 60],
  polygon: [58, 58],
};

/** Outline of a case form about the centre (100, 120), `grow` units wider than the dial. */
export function caseOutline(form: CaseForm, grow = 0): string {
  const [x, y] = [SIZES[form][0] + grow, SIZES[form][1] + grow];
  if (form === 'round' || form === 'oval') {
    return `M${100 - x} 120a${x} ${y} 0 1 1 ${2 * x} 0a${x} ${y} 0 1 1 ${-2 * x} 0z`;
  }
  if (form === 'polygon') {
    const corner = (index: number) => {
      const angle = (Math.PI / 4) * (index + 0.5);
      const reach = 1.05;
      return `${round(100 + Math.cos(angle) * x * reach)} ${round(120 + Math.sin(angle) * y * reach)}`;
    };
    return `M${[0, 1, 2, 3, 4, 5, 6, 7].map(corner).join('L')}z`;
  }
  if (form === 'tonneau') {
    const side = round(x * 0.34);
    return `M${100 - x + side} ${120 - y}h${2 * (x - side)}q${side * 1.6} ${y} 0 ${2 * y}h${-2 * (x - side)}q${-side * 1.6} ${-y} 0 ${-2 * y}z`;
  }
  const corner = form === 'cushion' ? round(x * 0.55) : form === 'square' ? 8 : 6;
  const [w, h] = [2 * (x - corner), 2 * (y - corner)];
  return (
    `M${100 - x + corner} ${120 - y}h${w}q${corner} 0 ${corner} ${corner}v${h}q0 ${corner} ${-corner} ${corner}` +
    `h${-w}q${-corner} 0 ${-corner} ${-corner}v${-h}q0 ${-corner} ${corner} ${-corner}z`
  );
}

/** The crown at three o'clock and the lugs, where the case of a form ends. */
export function caseFittings(form: CaseForm): string {
  const right = 100 + SIZES[form][0] + 7;
  return `M${right} 113h11v14h-11zM62 70l7-16h62l7 16zM62 170l7 16h62l7-16z`;
}

/** The twelve hour marks of a dial as one path: on a ring for round forms, following the frame for others. */
export function hourMarks(form: CaseForm): string {
  const [x, y] = [SIZES[form][0] - 5, SIZES[form][1] - 5];
  const squarish = form === 'square' || form === 'rectangular' || form === 'tonneau';
  let path = '';
  for (let hour = 0; hour < 12; hour += 1) {
    const angle = (Math.PI / 6) * hour;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const stretch = squarish ? Math.min(1 / Math.max(Math.abs(sin), Math.abs(cos)), 1.2) * 0.92 : 1;
    const length = hour % 3 === 0 ? 9 : 6;
    const [outX, outY] = [sin * x * stretch, -cos * y * stretch];
    const inner = 1 - length / Math.hypot(outX, outY);
    path += `M${round(100 + outX)} ${round(120 + outY)}L${round(100 + outX * inner)} ${round(120 + outY * inner)}`;
  }
  return path;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
