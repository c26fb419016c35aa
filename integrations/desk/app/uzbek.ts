const MONTHS = [
  ...['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun'],
  ...['iyul', 'avgust', 'sentabr', 'oktabr', 'noyabr', 'dekabr'],
];

/** From Sunday. */
const WEEKDAYS = ['Yak', 'Dush', 'Sesh', 'Chor', 'Pay', 'Jum', 'Shan'];

const isUzbek = (locales: Intl.LocalesArgument) => /^uz\b/.test(String(locales));

/** Dates of Uzbek, where the browser has the names of other languages only. */
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

/** Numbers of Uzbek, which are grouped as Russian ones are. */
class NumberFormat extends Intl.NumberFormat {
  constructor(locales?: Intl.LocalesArgument, options: Intl.NumberFormatOptions = {}) {
    super(isUzbek(locales) ? 'ru' : locales, options);
    if (!isUzbek(locales) || options.currency !== 'UZS') return;
    const format = super.format.bind(this);
    const inSom = (value: number | bigint) => format(value).replace('UZS', 'soʻm');
    Object.defineProperty(this, 'format', { value: inSom });
  }
}

/** Lets `Intl` write Uzbek in browsers that cannot: Chromium has no data of it. */
function teachUzbek(): void {
  // It says that it can, and writes "M11".
  const november = new Intl.DateTimeFormat('uz', { month: 'long' }).format(new Date(2026, 10, 15));
  if (/noyabr/i.test(november)) return;
  Object.assign(Intl, { DateTimeFormat, NumberFormat });
}

teachUzbek();
