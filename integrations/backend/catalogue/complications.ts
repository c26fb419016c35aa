/**
 * Functions of a watch that buyers choose by, and those that are variants of them: a flyback chronograph is found as
 * a chronograph. The index has room for 31 of them.
 */
export const COMPLICATIONS: Readonly<Record<string, readonly string[]>> = {
  date: ['date', 'day_date'],
  day_date: ['day_date'],
  chronograph: ['chronograph', 'flyback_chronograph'],
  flyback_chronograph: ['flyback_chronograph'],
  gmt: ['gmt', 'triple_time_zone'],
  world_time: ['world_time'],
  moon_phase: ['moon_phase'],
  power_reserve: ['power_reserve'],
  annual_calendar: ['annual_calendar'],
  perpetual_calendar: ['perpetual_calendar'],
  tourbillon: ['tourbillon', 'flying_tourbillon'],
  equation_of_time: ['equation_of_time'],
  jumping_hours: ['jumping_hours'],
  retrograde: ['retrograde'],
  open_balance: ['open_balance'],
  alarm: ['alarm'],
  rotating_bezel: ['rotating_bezel'],
  helium_valve: ['helium_valve'],
};

/** The complications of a watch with these functions. */
export function complicationsOf(functions: readonly string[]): string[] {
  return Object.entries(COMPLICATIONS).flatMap(([name, variants]) =>
    variants.some((variant) => functions.includes(variant)) ? [name] : [],
  );
}
