import type { PhoneCountryCode } from '@tourbillon/domain/i18n/phone-countries.ts';

/** A part of a flag: its colour and its path in a 24 × 16 box. */
type Part = readonly [fill: string, path: string];

const thirds = (top: string, middle: string, bottom: string): Part[] => [
  [top, 'M0 0h24v5.4H0z'],
  [middle, 'M0 5.3h24v5.5H0z'],
  [bottom, 'M0 10.7h24V16H0z'],
];

const whole = (fill: string): Part => [fill, 'M0 0h24v16H0z'];

/** A crescent open to the right, with its centre at a point. */
const crescent = (x: number, y: number, r: number) =>
  `M${x + r * 0.6} ${y - r * 0.8}a${r} ${r} 0 1 0 0 ${r * 1.6}a${r * 0.85} ${r * 0.85} 0 1 1 0 ${-r * 1.6}z`;

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** The flags of the phone field, simplified for a width of 24 pixels, in their official colours. */
export const FLAGS: Readonly<Record<PhoneCountryCode, readonly Part[]>> = {
  ru: thirds('#fff', '#1c57a7', '#d52b1e'),
  usa: [
    whole('#fff'),
    [
      '#b22234',
      'M0 0h24v1.2H0zM0 2.5h24v1.2H0zM0 4.9h24v1.2H0zM0 7.4h24v1.2H0zM0 9.9h24V11H0zM0 12.3h24v1.2H0zM0 14.8h24V16H0z',
    ],
    ['#3c3b6e', 'M0 0h10.5v8.6H0z'],
    [
      '#fff',
      `${disc(2.2, 2.1, 0.6)}${disc(5.2, 2.1, 0.6)}${disc(8.2, 2.1, 0.6)}${disc(3.7, 4.3, 0.6)}${disc(6.7, 4.3, 0.6)}${disc(2.2, 6.5, 0.6)}${disc(5.2, 6.5, 0.6)}${disc(8.2, 6.5, 0.6)}`,
    ],
  ],
  ua: [
    ['#0057b7', 'M0 0h24v8.1H0z'],
    ['#ffd700', 'M0 8h24v8H0z'],
  ],
  uz: [
    ...thirds('#0099b5', '#fff', '#1eb53a'),
    ['#ce1126', 'M0 5.1h24v.6H0zM0 10.3h24v.6H0z'],
    ['#fff', `${crescent(3.2, 2.6, 1.9)}${disc(7, 3.6, 0.5)}${disc(9, 3.6, 0.5)}${disc(9, 1.7, 0.5)}`],
  ],
  az: [...thirds('#00b5e2', '#ef3340', '#509e2f'), ['#fff', `${crescent(11.4, 8, 2)}${disc(14, 8, 0.7)}`]],
  am: thirds('#d90012', '#0033a0', '#f2a800'),
  by: [
    ['#ce1720', 'M0 0h24v10.8H0z'],
    ['#007c30', 'M0 10.7h24V16H0z'],
    ['#fff', 'M0 0h2.8v16H0z'],
    [
      '#ce1720',
      'M1.4 0l1.2 2-1.2 2L.2 2zM1.4 4l1.2 2-1.2 2L.2 6zM1.4 8l1.2 2-1.2 2-1.2-2zM1.4 12l1.2 2-1.2 2L.2 14z',
    ],
  ],
  kz: [whole('#00afca'), ['#fec50c', `${disc(12, 6.6, 3)}M6 10.2q6 4.4 12 0-2 3.8-6 3.6-4 .2-6-3.6z`]],
  kg: [
    whole('#e8112d'),
    ['#ffef00', disc(12, 8, 4.2)],
    ['#e8112d', 'M9.6 6.9q2.4-1.6 4.8 0v.7q-2.4-1.4-4.8 0zM9.6 9.1q2.4 1.6 4.8 0v-.7q-2.4 1.4-4.8 0z'],
  ],
  md: [
    ['#0046ae', 'M0 0h8.1v16H0z'],
    ['#ffd200', 'M8 0h8.1v16H8z'],
    ['#cc092f', 'M16 0h8v16h-8z'],
    ['#7a4a1e', 'M12 4.2l1.4 1.6 1.8-.8-.6 3.4-1.4.6.4 2.4H10.4l.4-2.4-1.4-.6-.6-3.4 1.8.8z'],
  ],
  tj: [
    ['#cc0000', 'M0 0h24v4.7H0z'],
    ['#fff', 'M0 4.6h24v6.9H0z'],
    ['#006600', 'M0 11.4h24V16H0z'],
    ['#f8c300', `M9.8 10.3l-.3-2.2 1.4 1 1.1-1.8 1.1 1.8 1.4-1-.3 2.2z${disc(12, 6.2, 0.5)}`],
  ],
  tm: [
    whole('#00843d'),
    ['#c8102e', 'M4 0h4v16H4z'],
    ['#ffc72c', 'M6 1.4l1.2 1.6L6 4.6 4.8 3zM6 6.4L7.2 8 6 9.6 4.8 8zM6 11.4L7.2 13 6 14.6 4.8 13z'],
    ['#fff', `${crescent(11, 4.4, 2)}${disc(14, 3.2, 0.4)}${disc(15.4, 4.4, 0.4)}`],
  ],
  // No flag: a globe.
  other: [
    whole('#e8e4da'),
    ['#4a5a56', disc(12, 8, 6.2)],
    ['#e8e4da', disc(12, 8, 5.3)],
    [
      '#4a5a56',
      'M6 7.6h12v.9H6zM11.6 2h.9v12h-.9zM12 2.2q-5.4 5.8 0 11.6v-.9q-4-4.9 0-9.8zM12 2.2q5.4 5.8 0 11.6v-.9q4-4.9 0-9.8z',
    ],
  ],
};
