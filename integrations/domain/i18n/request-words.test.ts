import { expect, test } from 'vitest';
import { DEFERRAL_REASONS, COMPANIES } from '../contract/requests/cases.ts';
import { fieldsInOrder, requestFieldText } from './request-words.ts';
import { translator } from './translate.ts';

const words = (field: string, values: readonly string[]) => values.map((value) => [field, value] as const);

test.each([
  ...words('reason', DEFERRAL_REASONS),
  ...words('company', COMPANIES),
  ...words('kit', ['full', 'box', 'papers', 'none']),
  ...words('condition', ['new', 'perfect', 'natural_wear', 'defects', 'needs_repair']),
  ...words('type_contact', ['telephone', 'whatsapp', 'telegram']),
])('%s %s has words', (field, value) => {
  const text = requestFieldText(field, value, translator('ru'));
  expect(text).toMatch(/^\p{Lu}|\p{Script=Cyrillic}/u);
  expect(text).not.toContain(value);
});

test('what somebody typed stays as it is', () => {
  expect(requestFieldText('model', 'full', translator('ru'))).toBe('full');
  expect(requestFieldText('months', 3, translator('ru'))).toBe('3');
});

test('who asks comes first, the rest as it came', () => {
  const fields = fieldsInOrder({ brand: 'Omega', telephone: '+7', model: 'Seamaster', user_name: 'Anna' });
  expect(fields.map(([name]) => name)).toEqual(['user_name', 'telephone', 'brand', 'model']);
});
