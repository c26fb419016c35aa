import { cyclops, moonPhase, openCage, powerReserveFan, textWindow } from './apertures.ts';
import type { Design } from './design.ts';
import type { DialPaint } from './dial-paint.ts';
import { textPath } from './glyphs.ts';
import type { Tones } from './metals.ts';
import type { Outline } from './outline.ts';
import { drawSubdial, type Subdial } from './subdials.ts';
import { circle, num, path, polar } from './svg.ts';

/** Complications on a dial, and the hours whose indices they replace. */
export interface Complications {
  content: string;
  /** Drawn above the crystal: the date lens. */
  above: string;
  free: Set<number>;
  short: Set<number>;
  /** Whether there is a central seconds hand. */
  longSeconds: boolean;
}

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** Positions of the chronograph counters, as hours. */
const REGISTERS = { tri: [3, 6, 9], v: [6, 9, 12], bi: [3, 9], axis: [12, 6] } as const;

/** Lays out every complication of the design on its dial. */
export function complications(
  design: Design,
  dial: Outline,
  paint: DialPaint,
  applied: Tones,
): Complications {
  const { functions, random } = design;
  const has = (...ids: string[]) => ids.some((id) => functions.has(id));
  const size = Math.min(dial.w, dial.h);
  const free = new Set<number>();
  const short = new Set<number>();
  let content = '';
  let above = '';
  const taken = new Set<number>();
  const hand = paint.dark ? '#f1f2f2' : applied.dark;
  const place = (hour: number, r: number, sub: Omit<Subdial, 'x' | 'y' | 'r'>) => {
    const [x, y] = polar(hour * 30, (hour % 6 === 0 ? dial.h : dial.w) * 0.96 - r - size * 0.12);
    content += drawSubdial({ ...sub, x, y, r }, paint, hand, design.ringed ? applied.mid : null);
    taken.add(hour % 12);
    short.add(hour % 12);
  };

  if (design.offCentreRing) content += offCentreRing(size, paint);
  const chronograph = has('chronograph', 'flyback_chronograph', 'countdown');
  if (chronograph) {
    const registers = REGISTERS[design.registers];
    const scales = [
      ['10', '20', '30'],
      ['3', '6', '9', '12'],
      ['20', '40', '60'],
    ].map((row) => [row.at(-1) ?? '', ...row.slice(0, -1)]);
    registers.forEach((hour, index) => {
      const r = size * (registers.length === 2 || design.ringed ? 0.27 : 0.245);
      place(hour, r, {
        marks: index === 1 ? 24 : 60,
        figures: scales[index] ?? [],
        turn: index === registers.length - 1 ? random.between(0, 360) : 0,
      });
    });
  } else if (has('small_seconds')) {
    place(design.secondsAt, size * 0.25, {
      marks: 60,
      figures: ['60', '15', '30', '45'],
      turn: random.between(0, 360),
    });
  }
  if (has('annual_calendar', 'perpetual_calendar') && !chronograph) {
    place(3, size * 0.21, { marks: 12, figures: ['1', '4', '7', '10'], turn: random.between(0, 360) });
    place(9, size * 0.21, { marks: 7, figures: ['7', '2', '4'], turn: random.between(0, 360) });
  }
  if (has('tourbillon', 'flying_tourbillon')) {
    content += openCage(0, dial.h * 0.5, size * 0.31, random.between(0, 120), true);
    free.add(6);
    taken.add(6);
  } else if (has('open_balance')) {
    const hour = taken.has(6) ? 9 : random.pick([6, 7, 9]);
    const [x, y] = polar(hour * 30, size * 0.5);
    content += openCage(x, y, size * 0.24, random.between(0, 180), false);
    short.add(hour);
    taken.add(hour);
  }
  if (has('moon_phase')) {
    const hour = taken.has(6) ? 12 : 6;
    content += moonPhase(0, (hour === 6 ? 1 : -1) * dial.h * 0.5, size * 0.25, applied, random);
    taken.add(hour % 12);
    short.add(hour % 12);
  }
  if (has('power_reserve')) {
    const hour = [9, 3, 6, 12].find((wanted) => !taken.has(wanted % 12)) ?? 10;
    const [x, y] = polar(hour * 30, size * 0.42);
    content += powerReserveFan(x, y + size * 0.1, size * 0.24, random.between(-50, 50), paint.print);
    taken.add(hour % 12);
  }
  const twoZones = has('triple_time_zone', 'day_night', 'twenty_four_hour') && !chronograph && !taken.has(9);
  if (twoZones)
    place(9, size * 0.2, { marks: 24, figures: ['24', '6', '12', '18'], turn: random.between(0, 360) });

  if (has('date', 'day_date', 'annual_calendar', 'perpetual_calendar', 'month')) {
    const wish = { three: 3, six: 6, four: 4.5 }[design.datePlace];
    const hour = [wish, 4.5, 6].find((wanted) => !taken.has(wanted)) ?? 4.5;
    const day = String(1 + Math.floor(random.next() * 31));
    const height = size * 0.105;
    const [x, y] = polar(hour * 30, dial.inset(7 + height * 1.15).edge(hour * 30) - (hour === 4.5 ? 1 : 2));
    const dark = paint.dark && !design.cyclops;
    content += textWindow(x, y, day, height, applied.light, dark);
    if (hour === 4.5) short.add(4).add(5);
    else free.add(hour);
    if (design.cyclops && hour === 3) above = cyclops(x, y);
    if (has('day_date')) {
      const name = DAYS[Math.floor(random.next() * 7)] ?? DAYS[0];
      if (design.dayAtTwelve) {
        content += textWindow(0, -dial.h + size * 0.2, name, height * 0.8, applied.light, dark);
        free.add(0);
      } else if (hour !== 4.5)
        content += textWindow(x - size * 0.27, y, name.slice(0, 3), height, applied.light, dark);
    }
  }
  return {
    content,
    above,
    free,
    short,
    longSeconds: chronograph || !(has('small_seconds') || has('tourbillon', 'flying_tourbillon')),
  };
}

/** The ring of 24 hours below the centre of a Sky-Dweller's dial. */
function offCentreRing(size: number, paint: DialPaint): string {
  const [r, y] = [size * 0.42, size * 0.2];
  const hours = ['24', '4', '8', '12', '16', '20'].map((text, index) => {
    const [x, dy] = polar(index * 60, r);
    return textPath(text, x, y + dy, size * 0.075, 0, 1.4);
  });
  return (
    circle(
      r,
      `fill="none" stroke="${paint.dark ? paint.centre : paint.rim}" stroke-width="${num(size * 0.17)}"`,
      0,
      y,
    ) +
    circle(r + size * 0.085, 'fill="none" stroke="#000" stroke-opacity=".3" stroke-width=".7"', 0, y) +
    circle(r - size * 0.085, 'fill="none" stroke="#000" stroke-opacity=".3" stroke-width=".7"', 0, y) +
    path(hours.join(''), `fill="none" stroke="${paint.print}" stroke-width=".7"`)
  );
}
