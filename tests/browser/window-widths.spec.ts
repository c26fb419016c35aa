import { expect, test } from './visitor.ts';

/** Widths at which the unit of the day stands beside the words: a small laptop and a desk. */
const BESIDE_WORDS = [1024, 1440];

test('the unit of the day is as large on a small laptop as at a desk', async ({ visit, page }) => {
  const visitor = visit('en');
  const widths: number[] = [];
  for (const width of BESIDE_WORDS) {
    await page.setViewportSize({ width, height: 900 });
    await visitor.open('/');
    const daily = page.getByRole('article').filter({ hasText: visitor.t('home.dailyTitle') });
    const box = await daily.locator('picture > img').boundingBox();
    widths.push(Math.round(box?.width ?? 0));
  }
  const [laptop = 0, desk = 0] = widths;
  expect(desk).toBeGreaterThan(200);
  expect(laptop / desk).toBeGreaterThan(0.75);
});

test('a table of contents above its text stands in columns where there is room, beside it in one', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  await visitor.open('/article/garantii/');
  const contents = page.getByRole('navigation', { name: visitor.t('contentPages.contents') });
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await contents.getByRole('listitem').all();
    const edges = await Promise.all(boxes.map(async (one) => Math.round((await one.boundingBox())?.x ?? 0)));
    return new Set(edges).size;
  };
  expect([await columns(375), await columns(1440)]).toEqual([1, 1]);
  expect(await columns(1024)).toBeGreaterThan(1);
});

test('a table of a text with few columns takes its whole width, and a few words stay on one line', async ({
  visit,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('en').open('/about/');
  const table = page.getByRole('table');
  const { column, row, lines } = await table.evaluate((element: HTMLTableElement) => ({
    column: element.parentElement?.clientWidth,
    row: element.rows[0]?.offsetWidth,
    lines: [...element.rows].slice(1).map(({ cells }) => {
      const range = document.createRange();
      range.selectNodeContents(cells[0] ?? element);
      return range.getClientRects().length;
    }),
  }));
  expect(row).toBe(column);
  expect(lines).toEqual([1, 1, 1, 1]);
});
