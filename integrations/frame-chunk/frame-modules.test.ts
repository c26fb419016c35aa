import { describe, expect, it } from 'vitest';
import { frameModules } from './frame-modules.ts';

const FRAME = '/site/src/layouts/Page.astro?astro&type=script&index=0&lang.ts';
const ITEM = '/site/src/features/item/ItemPage.astro?astro&type=script&index=0&lang.ts';
const LIST = '/site/src/features/catalogue/CataloguePage.astro?astro&type=script&index=0&lang.ts';

const LONG = 'x'.repeat(1000);

/** Modules with what they import and their code. */
const MODULES: Record<string, [imports: string[], code: string]> = {
  [FRAME]: [['menu'], LONG],
  menu: [['on-click', 'menu'], LONG],
  'on-click': [[], LONG],
  [ITEM]: [['on-click', 'gallery', 'word', 'sections'], LONG],
  [LIST]: [['word', 'sections'], LONG],
  gallery: [[], 'short'],
  word: [[], 'short'],
  sections: [[], LONG],
};

const frame = frameModules({
  getModuleIds: () => Object.keys(MODULES),
  getModuleInfo: (id) => {
    const [importedIds, code] = MODULES[id] ?? [[], null];
    return { importedIds, code };
  },
});

describe('architecture §8 the modules of the frame’s one file', () => {
  it.each([
    ['its script', FRAME, true],
    ['what it imports', 'menu', true],
    ['what that imports, used elsewhere or not', 'on-click', true],
    ['a small module that two pages share', 'word', true],
    ['a small module of one page', 'gallery', false],
    ['a large module that two pages share', 'sections', false],
    ['the script of a page', ITEM, false],
  ])('%s', (_, id, inside) => {
    expect(frame.has(id)).toBe(inside);
  });
});
