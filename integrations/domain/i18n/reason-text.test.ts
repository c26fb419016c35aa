import { describe, expect, it } from 'vitest';
import { REASONS } from '../contract/reasons.ts';
import { MESSAGES } from './messages/index.ts';
import { reasonText } from './reason-text.ts';
import { translator } from './translate.ts';

describe('§5 reasons under a field', () => {
  it.each(REASONS)('%s has a text in every language', (reason) => {
    expect(MESSAGES.forms).toHaveProperty(reason);
    const t = translator('uz');
    expect(reasonText(t, reason)).toBe(t(`forms.${reason}`));
    expect(reasonText(t, reason)).not.toMatch(/\{\{|^forms\./);
  });

  it.each([
    ['ru', 'value:1:365', 'Некорректное значение: нужно число от 1 до 365'],
    ['ru', 'value:0.18:500', 'Некорректное значение: нужно число от 0,18 до 500'],
    ['en', 'value:0.18:500', 'Enter a number from 0.18 to 500'],
    ['ua', 'year:1900:2026', 'Некоректний рік: потрібен від 1900 до 2026'],
    ['uz', 'value:3:24', '3dan 24gacha boʻlgan son kiriting'],
  ] as const)('D331 on %s %s names the bounds', (locale, reason, text) => {
    expect(reasonText(translator(locale), reason)).toBe(text);
  });

  it('a backend’s own text stays as it is', () => {
    expect(reasonText(translator('uz'), 'Bu raqam band')).toBe('Bu raqam band');
  });
});
