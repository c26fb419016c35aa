import type { DatePlace, Registers } from './design.ts';

/** Where a calibre shows what it measures; hours of the dial. What is not given is where it usually is. */
export interface CalibreLayout {
  registers?: Registers;
  secondsAt?: 6 | 9;
  moonAt?: 6 | 12;
  /** Whether the moon fills half of the dial. */
  greatMoon?: true;
  /** `back`: the reserve is shown on the movement, not on the dial. */
  reserveAt?: number | 'back';
  date?: DatePlace;
  balanceAt?: number;
}

/** By maker and calibre; the first pattern that matches applies. */
const CALIBRES: readonly (readonly [calibre: RegExp, layout: CalibreLayout])[] = [
  [/69355|\b793\d\d\b/, { registers: 'axis' }],
  // The month, the day and the moon of a Valjoux 7751 are within its registers, the date is at the rim.
  [/7751|L678|L687|CVDK7758/, { registers: 'v', date: 'rim' }],
  [/\b9904\b/, { registers: 'bi', date: 'rim' }],
  [/^jaeger-lecoultre 759|Breitling B25/, { registers: 'bi', date: 'moon' }],
  [/MT5813|\b9[39]0\d\b|CFB 19(70|73)|BR-CAL\.3(01|26)|SW510 M BH|J880/i, { registers: 'bi' }],
  [/El Primero 3604/, { registers: 'tri', balanceAt: 10 }],
  [
    /7753|SW510|El Primero|Breitling (B?01|23)\b|Heuer 02|TH20|\b(1|3)861\b|\b41[03]\d\b|\b44\d\d\b|L688/i,
    { registers: 'tri' },
  ],
  [/7750|SW500|Breitling 13\b|Calibre 16\b|69385|\b3126\b/i, { registers: 'v' }],
  [/^jaeger-lecoultre 866/, { date: 'rim' }],
  [/^jaeger-lecoultre 925|L899|FC-716|BM14[ -]1975/, { date: 'moon' }],
  [/FC-335/, { date: 'moon', balanceAt: 12 }],
  [/FC-31\d/, { balanceAt: 12 }],
  [/RW1212|RW4200/, { balanceAt: 6 }],
  [/^iwc (35800|82650)/, { moonAt: 12 }],
  [/^iwc 52615/, { moonAt: 12, reserveAt: 3 }],
  [/^iwc 520\d\d/, { secondsAt: 9, reserveAt: 3, date: 'six' }],
  [/^iwc 59210/, { secondsAt: 6, reserveAt: 9, date: 'three' }],
  [/UN-11[89]/, { secondsAt: 6, reserveAt: 12, date: 'seconds' }],
  [/A&S1[56]12/, { moonAt: 12, greatMoon: true }],
  [/A&S1021/, { moonAt: 6, greatMoon: true }],
  [/A&S6302/, { secondsAt: 6, reserveAt: 12 }],
  [/^oris Calibre 111/, { secondsAt: 9, reserveAt: 3, date: 'seconds' }],
  [/^oris Calibre 473/, { reserveAt: 'back' }],
  [/CFB A[12]011/, { secondsAt: 6, reserveAt: 3, date: 'twelve' }],
  [/^panerai P\.2002/, { secondsAt: 9, reserveAt: 6, date: 'three' }],
];

/** The layout of a calibre; empty when it is not known. @param brand the maker as a slug. */
export function layoutOf(brand: string, calibre: string | null): CalibreLayout {
  const key = `${brand} ${calibre ?? ''}`;
  return CALIBRES.find(([pattern]) => pattern.test(key))?.[1] ?? {};
}
