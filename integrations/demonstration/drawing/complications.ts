import { greatMoon, moonPhase, openCage, powerReserveFan } from './apertures.ts';
import {
  drawCalendarDials,
  drawDayAndMonth,
  drawDate,
  hasCalendarDials,
  hasDateInRegister,
  hasTwoWindows,
  SECONDS_RADIUS,
} from './calendar.ts';
import type { Design } from './design.ts';
import type { DialPaint } from './dial-paint.ts';
import { type DialPlan, planDial } from './dial-plan.ts';
import { textPath } from './glyphs.ts';
import type { Tones } from './metals.ts';
import type { Outline } from './outline.ts';
import { circle, num, path, polar } from './svg.ts';

/** Complications on a dial, and the hours whose indices they replace. */
export interface Complications {
  content: string;
  /** Drawn above the crystal: the date lens. */
  above: string;
  free: Set<number>;
  short: Set<number>;
  /** Height of the maker's name, relative to half of the dial's height. */
  nameAt: number;
  /** Whether there is a central seconds hand. */
  longSeconds: boolean;
}

/** Positions of the chronograph counters, as hours. */
const REGISTERS = { tri: [3, 6, 9], v: [6, 9, 12], bi: [3, 9], axis: [12, 6] } as const;

/** The numerals of the registers of a chronograph: minutes, hours, seconds. */
const SCALES = [
  ['30', '10', '20'],
  ['12', '3', '6', '9'],
  ['60', '20', '40'],
] as const;

/** Lays out every complication of the design on its dial. */
export function complications(
  design: Design,
  dial: Outline,
  paint: DialPaint,
  applied: Tones,
): Complications {
  const plan = planDial(design, dial, paint, applied);
  const { size, has, taken, free, short } = plan;
  const { random } = design;
  let content = design.offCentreRing ? offCentreRing(size, paint) : '';
  const chronograph = has('chronograph', 'flyback_chronograph', 'countdown');
  // A moon shares a sub-dial at its hour.
  let hasMoon = has('moon_phase');
  const moonWithin = (hour: number, r: number): string => {
    if (!hasMoon || hour !== design.moonAt || design.greatMoon) return '';
    hasMoon = false;
    return moonPhase(0, -r * 0.1, r * 0.6, applied, random);
  };
  if (chronograph) {
    const registers = REGISTERS[design.registers];
    const r = size * (registers.length === 2 || design.ringed ? 0.27 : 0.245);
    registers.forEach((hour, index) => {
      const calendar = hour === 12 && hasTwoWindows(plan);
      const inside = moonWithin(hour, r) || (calendar ? drawDayAndMonth(plan, r * 0.3) : '');
      content += plan.subdial(hour, r, {
        marks: index === 1 ? 24 : 60,
        figures: inside || (hour === 6 && hasDateInRegister(plan)) ? [] : (SCALES[index] ?? []),
        turn: index === registers.length - 1 ? random.between(0, 360) : 0,
        inside,
      });
    });
  } else if (has('small_seconds')) {
    const r = size * SECONDS_RADIUS;
    const inside = moonWithin(design.secondsAt, r);
    content += plan.subdial(design.secondsAt, r, {
      marks: 60,
      figures: inside || design.datePlace === 'seconds' ? ['60'] : ['60', '15', '30', '45'],
      turn: random.between(0, 360),
      inside,
    });
  }
  if (hasCalendarDials(plan)) content += drawCalendarDials(plan);
  const windows = hasTwoWindows(plan) && !taken.has(0);
  if (windows) content += drawDayAndMonth(plan, -size * 0.3);
  if (has('tourbillon', 'flying_tourbillon')) {
    content += openCage(0, dial.h * 0.5, size * 0.31, random.between(0, 120), true);
    free.add(6);
    taken.add(6);
  } else if (has('open_balance')) {
    const hour = [design.balanceAt, 9, 6, 12].find((wanted) => !taken.has(wanted % 12)) ?? 7;
    const [x, y] = polar(hour * 30, size * 0.5);
    content += openCage(x, y, size * 0.24, random.between(0, 180), false);
    short.add(hour % 12);
    taken.add(hour % 12);
  }
  let dated = hasCalendarDials(plan);
  if (hasMoon) {
    const hour = taken.has(design.moonAt % 12) ? 18 - design.moonAt : design.moonAt;
    const side = hour === 6 ? 1 : -1;
    if (design.greatMoon) {
      content += greatMoon(0, side * size * 0.46, size * 0.42, applied, random);
      for (const near of [hour - 1, hour, hour + 1]) free.add(near % 12);
    } else if (design.datePlace === 'moon') {
      const r = size * 0.29;
      const inside = moonPhase(0, -r * 0.1, r * 0.56, applied, random);
      content += plan.subdial(hour, r, { marks: 31, figures: [], turn: random.between(0, 360), inside });
      dated = true;
    } else content += moonPhase(0, side * dial.h * 0.5, size * 0.25, applied, random);
    taken.add(hour % 12);
    short.add(hour % 12);
  }
  if (has('power_reserve')) {
    const hour = design.reserveAt ?? [9, 3, 6, 12].find((wanted) => !taken.has(wanted % 12)) ?? 10;
    const [x, y] = polar(hour * 30, size * 0.42);
    content += powerReserveFan(x, y + size * 0.1, size * 0.24, random.between(-50, 50), paint.print);
    taken.add(hour % 12);
  }
  const twoZones = has('triple_time_zone', 'day_night', 'twenty_four_hour') && !chronograph && !taken.has(9);
  if (twoZones)
    content += plan.subdial(9, size * 0.2, {
      marks: 24,
      figures: ['24', '6', '12', '18'],
      turn: random.between(0, 360),
    });
  const hasDate = has('date', 'day_date', 'annual_calendar', 'perpetual_calendar', 'month');
  const date = hasDate && !dated ? drawDate(plan) : { content: '', above: '' };
  return {
    content: content + date.content,
    above: date.above,
    free,
    short,
    nameAt: taken.has(0) ? nameBelow(plan) : windows || design.offCentreRing ? -0.5 : -0.4,
    longSeconds: chronograph || !(has('small_seconds') || has('tourbillon', 'flying_tourbillon')),
  };
}

/** Height of the maker's name between the centre and what is at six. */
function nameBelow({ taken, free, has }: DialPlan): number {
  if (!taken.has(6) && !free.has(6)) return 0.36;
  return has('moon_phase') ? 0.19 : 0.27;
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
