import { expect, test } from 'vitest';
import { inspectionView } from './inspection-view.ts';

type Inspection = NonNullable<Parameters<typeof inspectionView>[0]>;

const record = {
  inspectedOn: '2026-11-01',
  appraiser: 'anna-orlova',
  rateSecondsADay: -2.5,
  amplitudeDegrees: 290,
  pressureBar: null,
  comment: { ru: 'Ход ровный', en: 'It keeps time' },
  influences: {},
} as unknown as Inspection;
const experts = [
  {
    slug: 'anna-orlova',
    name: { ru: 'Анна Орлова', en: 'Anna Orlova', ua: 'Анна Орлова', uz: 'Anna Orlova' },
    job_title: { ru: 'Часовщик', en: 'Watchmaker', ua: 'Годинникар', uz: 'Soatsoz' },
  },
] as unknown as Parameters<typeof inspectionView>[1];

test('§3 Appraisal: an inspection has its day, expert, measurements and words, and nothing that was not measured', () => {
  expect(inspectionView(record, experts, 'en')).toEqual({
    date: '2026-11-01',
    appraiser: { name: 'Anna Orlova', job_title: 'Watchmaker', slug: 'anna-orlova' },
    rate_seconds_a_day: -2.5,
    amplitude_degrees: 290,
    pressure_bar: null,
    comment: { text: 'It keeps time', lang: 'en' },
    influences: null,
  });
});

test.each([
  ['uz', 'Ход ровный', 'ru'],
  ['ru', 'Ход ровный', 'ru'],
] as const)('D30 its words for %s', (locale, text, lang) => {
  expect(inspectionView(record, experts, locale)?.comment).toEqual({ text, lang });
});

test('an appraiser without a page is a name; a piece that nobody has inspected has no record', () => {
  const named = inspectionView({ ...record, appraiser: 'A. Person' }, experts, 'ru');
  expect(named?.appraiser).toEqual({ name: 'A. Person', job_title: null, slug: null });
  expect(inspectionView(null as never, experts, 'ru')).toBeNull();
});
