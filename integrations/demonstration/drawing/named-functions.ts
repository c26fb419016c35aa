/** Functions that a name states: no Datejust is without a date, nor any of the five other Rolex lines. */
const NAMED: readonly (readonly [word: RegExp, function_: string])[] = [
  [/(?<!no-|without-|day-)\bdate\b|datejust|oysterdate/, 'date'],
  [/^rolex .*(gmt-master|sky-?dweller|sea-dweller|deepsea|explorer-ii\b|yacht-master(?!-ii))/, 'date'],
  [/\bday-?date\b/, 'day_date'],
  [/\bchrono(graph)?\b|cosmograph|daytona/, 'chronograph'],
  [/\bgmt\b/, 'gmt'],
  [/\bworld-?timer?\b/, 'world_time'],
  [/\bmoon-?phase\b/, 'moon_phase'],
  [/\bpower-reserve\b/, 'power_reserve'],
  [/\bsmall-seconds?\b/, 'small_seconds'],
  [/\bannual-calendar\b/, 'annual_calendar'],
  [/\bperpetual-calendar\b/, 'perpetual_calendar'],
  [/\btourbillon\b/, 'tourbillon'],
];

/** Ids of the functions that a name states. @param key the name as slugs, separated by spaces. */
export function namedFunctions(key: string): string[] {
  return NAMED.filter(([word]) => word.test(key)).map(([, id]) => id);
}
