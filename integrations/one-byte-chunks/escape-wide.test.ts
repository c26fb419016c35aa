import { describe, expect, it } from 'vitest';
import { escapeWide } from './escape-wide.ts';

/** The value of an expression. */
const valueOf = (code: string): unknown => new Function(`return ${code}`)() as unknown;

const FILLER = ` /* ${'x'.repeat(200)} */`;

describe('D692 the code of a chunk in one byte a character', () => {
  it.each([
    ['a string', `'№ 75 — “часы”'`],
    ['a template', '`№ ${1 + 1} ₽\n😀`'],
    ['a name of a property', `{ 'час': 1 }`],
    ['a pattern', `'12 ₽ ы'.replace(/[а-я₽]/g, '')`],
    ['a pattern of code points', `'😀!'.replace(/[😀]/u, '')`],
    ['after a backslash that is a character', `'\\\\—'`],
  ])('%s means the same', (_, code) => {
    const escaped = escapeWide(code + FILLER) ?? '';
    expect(escaped).toMatch(/^[\0-\xff]+$/);
    expect(valueOf(escaped)).toEqual(valueOf(code));
  });

  it.each([
    ['without wide characters', `'§ 5' + "é"`],
    ['of texts, which would grow', `'часы часы часы часы'`],
  ])('a chunk %s stays', (_, code) => {
    expect(escapeWide(code)).toBeUndefined();
  });
});
