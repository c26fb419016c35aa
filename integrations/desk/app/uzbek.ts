const MONTHS = [
  ...['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun'],
  ...['iyul', 'avgust', 'sentabr', 'oktabr', 'noyabr', 'dekabr'],
];

/** Sunday first. */
const WEEKDAYS = ['Yak', 'Dush', 'Sesh', 'Chor', 'Pay', 'Jum', 'Shan'];

const isUzbek = (locales: Intl.LocalesArgument) => /^uz\b/.test(String(locales));

/** Uzbek dates, for browsers that have only the names of other languages. */
class DateTimeFormat extends Intl.DateTimeFormat {
  constructor(locales?: Intl.LocalesArgument, options: Intl.DateTimeFormatOptions = {}) {
    super(isUzbek(locales) ? 'ru' : locales, options);
    if (!isUzbek(locales)) return;
    const { weekday, month, dateStyle, year, timeZone } = options;
    const numbers = new Intl.DateTimeFormat('en', {
      ...{ day: 'numeric', month: 'numeric', year: 'numeric', weekday: 'short' },
      ...(timeZone !== undefined && { timeZone }),
    });
    const words = (moment?: Date | number) => {
      const parts = Object.fromEntries(numbers.formatToParts(moment).map(({ type, value }) => [type, value]));
      const day = `${parts.day}-${MONTHS[Number(parts.month) - 1]}`;
      return year !== undefined || dateStyle === 'long' ? `${day}, ${parts.year}` : day;
    };
    const english = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
    const short = (moment?: Date | number) => {
      const name = numbers.formatToParts(moment).find(({ type }) => type === 'weekday')?.value ?? '';
      return WEEKDAYS[english.indexOf(name)] ?? name;
    };
    if (month === 'long' || dateStyle === 'long') Object.defineProperty(this, 'format', { value: words });
    else if (weekday !== undefined) Object.defineProperty(this, 'format', { value: short });
  }
}

/** Uzbek numbers, which have the same digit grouping as Russian ones. */
class NumberFormat extends Intl.NumberFormat {
  constructor(locales?: Intl.LocalesArgument, options: Intl.NumberFormatOptions = {}) {
    super(isUzbek(locales) ? 'ru' : locales, options);
    if (!isUzbek(locales) || options.currency !== 'UZS') return;
    const format = super.format.bind(this);
    const inSom = (value: number | bigint) => format(value).replace('UZS', 'soʻm');
    Object.defineProperty(this, 'format', { value: inSom });
  }
}

/** Adds Uzbek formats to `Intl` in browsers without Uzbek data, such as Chromium. */
export function polyfillUzbekIntl(): void {
  // Such a browser claims to support Uzbek, but writes "M11".
  const november = new Intl.DateTimeFormat('uz', { month: 'long' }).format(new Date(2026, 10, 15));
  if (/noyabr/i.test(november)) return;
  Object.assign(Intl, { DateTimeFormat, NumberFormat });
}
