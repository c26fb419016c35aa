import { expect, test } from 'vitest';
import type { Contact, Office } from './contacts.server.ts';
import { officeStructuredData } from './office-structured-data.ts';

const day = { from: 600, to: 1140 };
const office: Office = {
  alias: 'baku',
  title: 'Baku',
  address: '1 Nizami',
  directions: '',
  hours: '',
  schedule: [day, day, day, day, { from: 1080, to: 1560 }, null, null],
  special_days: [
    { day: '12-31', hours: { from: 600, to: 960 } },
    { day: '01-01', hours: null },
  ],
  country: 'AZ',
  time_zone: 'Asia/Baku',
  latitude: 40,
  longitude: 49,
};
const contact: Contact = {
  alias: 'baku',
  city: 'Baku',
  city_in: 'in Baku',
  phone_header: '+994 12 000 00 00',
  phone_link: 'tel:+994120000000',
  phone_item: '',
  phone_item_link: '',
  phone_skype: null,
  phone_skype_link: null,
  hotline: null,
  display_messengers: [],
  transfer_days: null,
  email: 'baku@shop.example',
  offices: [office],
};
const data = officeStructuredData(
  'https://en.example',
  { name: 'Shop', look: null },
  contact,
  office,
  Date.parse('2026-11-21T09:00:00Z'),
);
const special = (date: string, opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  validFrom: date,
  validThrough: date,
  opens,
  closes,
});

test('an office is told with its country', () => {
  expect(data.address).toMatchObject({ addressLocality: 'Baku', addressCountry: 'AZ' });
});

test('the hours of its days of the week: closed ones are left out, closing past midnight is early', () => {
  expect(data.openingHoursSpecification).toHaveLength(5);
  expect(data.openingHoursSpecification).toContainEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: 'https://schema.org/Friday',
    opens: '18:00',
    closes: '02:00',
  });
});

test('holidays have hours of their own, of this year and the next', () => {
  expect(data.specialOpeningHoursSpecification).toEqual([
    special('2026-12-31', '10:00', '16:00'),
    special('2026-01-01', '00:00', '00:00'),
    special('2027-12-31', '10:00', '16:00'),
    special('2027-01-01', '00:00', '00:00'),
  ]);
});

test('an office that is open around the clock is not told to be closed', () => {
  const always = {
    ...office,
    schedule: office.schedule.map(() => ({ from: 0, to: 1440 })),
    special_days: [],
  };
  const { openingHoursSpecification: hours } = officeStructuredData(
    'https://en.example',
    { name: 'Shop', look: null },
    contact,
    always,
    Date.parse('2026-11-21T09:00:00Z'),
  );
  expect(hours).toHaveLength(7);
  expect(hours).toContainEqual(expect.objectContaining({ opens: '00:00', closes: '23:59' }));
});
