import { cyclops, textWindow } from './apertures.ts';
import { type DialPlan, subdialCentre } from './dial-plan.ts';
import { circle, dashRing, group, num, path, polar } from './svg.ts';

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const;

/** The radius of the small seconds, relative to the size of the dial. */
export const SECONDS_RADIUS = 0.25;

/** Whether the calendar of a watch is read on sub-dials, as of a perpetual one with hands. */
export function hasCalendarDials({ design, has }: DialPlan): boolean {
  const dialed = has('annual_calendar') || (has('perpetual_calendar') && has('day_date'));
  return dialed && !has('chronograph') && !design.quartz;
}

/** Whether day and month are read in two windows: with a moon, and not on sub-dials. */
export function hasTwoWindows(plan: DialPlan): boolean {
  const { has } = plan;
  return has('month') && has('day_date') && has('moon_phase') && !hasCalendarDials(plan);
}

/** Whether the window of the date is within the register at six: it belongs at six, and so does a register. */
export function hasDateInRegister({ design, has }: DialPlan): boolean {
  const registersAtSix = design.registers !== 'bi' && has('chronograph');
  return registersAtSix && design.datePlace === 'six' && has('date') && !has('moon_phase');
}

/** The sub-dials of a calendar: date at three, day at nine, month where the moon is not. */
export function drawCalendarDials({ design, size, taken, subdial, has }: DialPlan): string {
  const { random } = design;
  const turn = () => random.between(0, 360);
  const r = size * 0.21;
  const month = has('moon_phase') && design.moonAt === 6 ? 12 : 6;
  return (
    subdial(3, r, { marks: 31, figures: ['31', '8', '16', '24'], turn: turn() }) +
    subdial(9, r, { marks: 7, figures: [], turn: turn() }) +
    (taken.has(month % 12) || !has('month')
      ? ''
      : subdial(month, r, { marks: 12, figures: ['12', '3', '6', '9'], turn: turn() }))
  );
}

/** The windows of day and month side by side around a point. */
export function drawDayAndMonth({ design, size, paint, applied }: DialPlan, y: number): string {
  const { random } = design;
  const day = (DAYS[Math.floor(random.next() * 7)] ?? DAYS[0]).slice(0, 3);
  const month = MONTHS[Math.floor(random.next() * 12)] ?? MONTHS[0];
  const window = (x: number, text: string) => textWindow(x, y, text, size * 0.07, applied.light, paint.dark);
  return window(-size * 0.125, day) + window(size * 0.125, month);
}

/** The date, with the day beside it; the lens lies above the crystal. */
export function drawDate(plan: DialPlan): { content: string; above: string } {
  const { design, dial, paint, applied, size, has, taken, free, short } = plan;
  const { random } = design;
  const day = String(1 + Math.floor(random.next() * 31));
  if (design.datePlace === 'rim') return { content: dateHand(plan, Number(day)), above: '' };
  const dark = paint.dark && !design.cyclops;
  if (design.datePlace === 'seconds' && has('small_seconds')) {
    const [x, y] = subdialCentre(dial, design.secondsAt, size * SECONDS_RADIUS);
    const [dx, dy] = polar(design.secondsAt * 30, size * 0.13);
    return { content: textWindow(x + dx, y + dy, day, size * 0.075, applied.light, dark), above: '' };
  }
  if (hasDateInRegister(plan)) {
    const [x, y] = subdialCentre(dial, 6, size * SECONDS_RADIUS);
    return { content: textWindow(x, y + size * 0.12, day, size * 0.075, applied.light, dark), above: '' };
  }
  const wish = { three: 3, six: 6, four: 4.5, twelve: 12, seconds: 6, moon: 6 }[design.datePlace];
  const hour = [wish, 4.5, 6].find((wanted) => !taken.has(wanted % 12)) ?? 4.5;
  const height = size * 0.105;
  const [x, y] = polar(hour * 30, dial.inset(7 + height * 1.15).edge(hour * 30) - (hour === 4.5 ? 1 : 2));
  let content = textWindow(x, y, day, height, applied.light, dark);
  if (hour === 4.5) short.add(4).add(5);
  else free.add(hour % 12);
  if (has('day_date') && !hasTwoWindows(plan)) {
    const name = DAYS[Math.floor(random.next() * 7)] ?? DAYS[0];
    if (design.dayAtTwelve) {
      content += textWindow(0, -dial.h + size * 0.2, name, height * 0.8, applied.light, dark);
      free.add(0);
    } else if (hour !== 4.5)
      content += textWindow(x - size * 0.27, y, name.slice(0, 3), height, applied.light, dark);
  }
  return { content, above: design.cyclops && hour === 3 ? cyclops(x, y) : '' };
}

/** A hand with a crescent that points at one of 31 days at the rim. */
function dateHand({ size, paint }: DialPlan, day: number): string {
  const tip = size * 0.66;
  return (
    dashRing(31, size * 0.7, size * 0.73, 0.8, `stroke="${paint.print}"`) +
    group(
      `transform="rotate(${num((day * 360) / 31)})" fill="none" stroke="#b3262d" stroke-linecap="round"`,
      path(
        `M0 ${num(size * 0.16)}V${num(-tip + 4)}M-3.4 ${num(-tip - 3)}A4.2 4.2 0 0 0 3.4 ${num(-tip - 3)}`,
        'stroke-width="1.3"',
      ) + circle(0.6, '', 0, -tip + 2),
    )
  );
}
