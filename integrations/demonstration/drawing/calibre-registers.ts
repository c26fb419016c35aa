import type { Registers } from './design.ts';

/** Positions of the chronograph registers by calibre; the first pattern that matches applies. */
const CALIBRES: readonly (readonly [calibre: RegExp, registers: Registers])[] = [
  [/69355|\b793\d\d\b/, 'axis'],
  [/MT5813|\b9[39]0\d\b|CFB 19(70|73)|BR-CAL\.3(01|26)|SW510 M BH|J880/i, 'bi'],
  [
    /7753|SW510|El Primero|Breitling (B?01|23)\b|Heuer 02|TH20|\b(1|3)861\b|\b41[03]\d\b|\b44\d\d\b|L688/i,
    'tri',
  ],
  [/7750|SW500|Breitling 13\b|Calibre 16\b|69385|L687|\b3126\b/i, 'v'],
];

/** Positions of the registers of a calibre; undefined when it is not known or has none. */
export function registersOf(calibre: string | null): Registers | undefined {
  return CALIBRES.find(([pattern]) => pattern.test(calibre ?? ''))?.[1];
}
