import {
  brandBox,
  BRANDS,
  cards,
  chooseBrand,
  chosenAddress,
  expectChosen,
  expectOnly,
  pageLink,
  priceInput,
  PRICES,
  sortBy,
} from './catalogue-steps.ts';
import { dragByFinger } from './finger.ts';
import { scrollByWheel } from './scroll-by-wheel.ts';
import { expect, test } from './visitor.ts';

// The two other hosts are tested without scripts.
for (const locale of ['ru', 'uz'] as const) {
  test(`on ${locale}: filter by two brands and a price, sort, page, open a watch, come back`, async ({
    visit,
    page,
  }) => {
    const visitor = visit(locale);
    await visitor.open('/clocks_today/');
    await visitor.button('layout.cookieHide').click();
    const total = page.getByRole('form', { name: visitor.t('catalogue.filters') }).getByRole('status');
    const all = await total.innerText();

    for (const brand of BRANDS) await chooseBrand(visitor, brand);
    await expectOnly(visitor, BRANDS);

    await priceInput(visitor, 'from').fill(PRICES[locale].from);
    await visitor.expectAddress(/price_from=/);
    await priceInput(visitor, 'to').fill(PRICES[locale].to);
    await visitor.expectAddress(/price_to=/);
    await sortBy(visitor, 'catalogue.by_price_ascending');
    await visitor.expectAddress(chosenAddress(visitor, 1));
    await expectChosen(visitor);
    await expect(total).not.toHaveText(all);

    await pageLink(visitor, 2).click();
    await visitor.expectAddress(chosenAddress(visitor, 2));
    await expect(pageLink(visitor, 2)).toHaveAttribute('aria-current', 'page');
    await expectOnly(visitor, BRANDS);
    // Nothing has been changed, so the form leaves the list at its page.
    await priceInput(visitor, 'from').press('Enter');

    const link = cards(visitor).nth(9).getByRole('link');
    const title = await link.innerText();
    // Move the pointer first, as people do: it scrolls to the link before the click.
    await link.hover();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(100);
    await link.click();
    await visitor.expectAddress(/^\/clock\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await visitor.expectAddress(chosenAddress(visitor, 2));
    await expect(cards(visitor).nth(9).getByRole('link')).toHaveText(title, { useInnerText: true });
    await expectChosen(visitor);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top - 60);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(top + 60);
  });
}

test('a price typed just before a watch is opened does not bring the list back', async ({ visit, page }) => {
  const visitor = visit('en');
  await page.clock.install();
  await visitor.open('/clocks_today/');
  await chooseBrand(visitor, 'Omega');
  const link = cards(visitor).first().getByRole('link');
  const path = (await link.getAttribute('href')) ?? '';
  // The watch is loaded later than the delay after which a typed price is applied.
  const held = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  const lists: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('price_from')) lists.push(request.url());
  });
  // From here the delay is counted by the test alone, however busy the machine is.
  await page.clock.pauseAt(Date.now() + 5_000);
  await priceInput(visitor, 'from').fill(PRICES.en.from);
  const asked = page.waitForRequest(`**${path}`);
  await link.dispatchEvent('click');
  await asked;
  await page.clock.runFor(1000);
  held.resolve();
  await visitor.expectAddress(path);
  expect(lists).toEqual([]);
});

test('an upper price below the lower one is corrected without losing the lower one', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  const { from, to } = PRICES.en;
  const upper = priceInput(visitor, 'to');
  await visitor.open(`/clocks_today/?price_from=${from}`);
  await upper.fill('7');
  await visitor.expectAddress(`/clocks_today/?price_from=${from}&price_to=7`);
  await expect(upper).toHaveAttribute('aria-invalid', 'true');
  const refusal = page.getByRole('alert').filter({ hasText: visitor.t('catalogue.error_order') });
  await expect(refusal, 'also where the filters are not seen').toBeInViewport();
  await upper.fill(to);
  await visitor.expectAddress(`/clocks_today/?price_from=${from}&price_to=${to}`);
  await expect(upper).not.toHaveAttribute('aria-invalid');
  await expect(priceInput(visitor, 'from')).toHaveValue(from);
});

test('§3 chips: a chosen filter is removed by its chip, all of them by reset', async ({ visit, page }) => {
  const visitor = visit('en');
  await visitor.open('/clocks_today/?brands=omega&brands=rolex');
  await page.getByRole('link', { name: visitor.t('catalogue.remove', { name: 'Omega' }) }).click();
  await visitor.expectAddress('/clocks_today/?brands=rolex');
  await expect(brandBox(visitor, 'Omega')).not.toBeChecked();
  await expectOnly(visitor, ['Rolex']);
  await visitor.link('catalogue.reset').first().click();
  await visitor.expectAddress('/clocks_today/');
  await expect(brandBox(visitor, 'Rolex')).not.toBeChecked();
});

test('§3 counts are disjunctive: choosing a brand leaves the counts of the other brands', async ({
  visit,
}) => {
  const visitor = visit('en');
  await visitor.open('/clocks_today/');
  const label = async () => brandBox(visitor, 'Omega').locator('xpath=ancestor::label').innerText();
  const before = await label();
  await chooseBrand(visitor, 'Rolex');
  expect(await label()).toBe(before);
});

test('on a phone the filters are a sheet that stays open over the list that follows', async ({
  visit,
  page,
}) => {
  const visitor = visit('uz');
  await page.setViewportSize({ width: 375, height: 740 });
  await visitor.open('/clocks_today/');
  const top = async () => (await cards(visitor).first().boundingBox())?.y;
  expect(await top(), 'the first watch').toBeLessThanOrEqual(300);
  const opener = visitor.button('catalogue.filters').first();
  const sheet = page.getByRole('dialog', { name: visitor.t('catalogue.filters') });
  const inertAround = cards(visitor).first().locator('xpath=ancestor-or-self::*[@inert]');
  await opener.click();
  await expect(sheet).toBeVisible();
  await expect(visitor.button('catalogue.closeFilters')).toBeFocused();
  await expect(inertAround).toHaveCount(1);
  const total = await sheet.getByRole('status').innerText();
  const show = sheet.getByRole('button').last();
  const before = await show.boundingBox();
  await chooseBrand(visitor, 'Omega');
  await expect(sheet.getByRole('status')).not.toHaveText(total);
  await expect(sheet.getByRole('link', { name: visitor.t('catalogue.resetPanel') })).toBeEnabled();
  expect(await show.boundingBox(), 'the button stays where it was').toEqual(before);
  await expect(inertAround).toHaveCount(1);

  // Touch moves the upper end of the prices down, and the lower end up.
  const group = sheet.getByRole('group', { name: visitor.pattern('catalogue.filter_price') });
  await group.getByRole('slider').first().scrollIntoViewIfNeeded();
  const {
    x = 0,
    y = 0,
    width = 0,
    height = 0,
  } = (await group.getByRole('slider').last().boundingBox()) ?? {};
  const at = (share: number) => ({ x: x + 12 + (width - 24) * share, y: y + height / 2 });
  await dragByFinger(page, at(1), at(0.7));
  await visitor.expectAddress(/price_to=\d+/);
  const below = await sheet.getByRole('status').innerText();
  await dragByFinger(page, at(0), at(0.2));
  await visitor.expectAddress(/price_from=\d+/);
  await expect(sheet.getByRole('status')).not.toHaveText(below);
  await expect(sheet).toBeVisible();
  // A slow phone runs several tasks before the page can be used; the focus must not wait for the last one.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expectOnly(visitor, ['Omega']);

  // The opener stays in the window while the list is scrolled.
  expect(await scrollByWheel(page, 1500)).toBeGreaterThan(900);
  await expect(opener).toBeInViewport({ ratio: 1 });
  const outline = await opener.evaluate((element) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    return parseFloat(outlineOffset) + parseFloat(outlineWidth);
  });
  expect(outline, 'how far the outline of the focus reaches under the header').toBeLessThanOrEqual(0);
  // Pressed where it stands: `click` of Playwright sometimes scrolls to an element that sticks, which moves it.
  const stuck = await opener.boundingBox();
  await page.mouse.click(
    (stuck?.x ?? 0) + (stuck?.width ?? 0) / 2,
    (stuck?.y ?? 0) + (stuck?.height ?? 0) / 2,
  );
  await show.click();
  await expect(sheet).toBeHidden();
});

test('§3 a price by the slider, a brand by its name; the list is then shown from its start', async ({
  visit,
  page,
}) => {
  const visitor = visit('en');
  await visitor.open('/clocks_today/');
  const column = page.getByRole('form', { name: visitor.t('catalogue.filters') });
  expect(await scrollByWheel(page, 2500)).toBeGreaterThan(2000);
  await expect(column).toBeInViewport();
  // Each line of a card has the same vertical position in all cards of a row, even where a line above it is
  // missing.
  const heights = await cards(visitor).evaluateAll((all) => {
    const top = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? 0);
    const rows = Map.groupBy(all, top).values();
    return [...rows].map((row) => new Set(row.map((card) => top(card.querySelector('.price')))).size);
  });
  expect(new Set(heights)).toEqual(new Set([1]));

  await column.getByRole('searchbox').first().fill('jaeger');
  const boxes = column
    .getByRole('group', { name: visitor.t('catalogue.filter_brands') })
    .getByRole('checkbox');
  await expect(boxes).toHaveCount(1);
  await boxes.check();
  await visitor.expectAddress('/clocks_today/?brands=jaeger-lecoultre');
  await expectOnly(visitor, ['Jaeger-LeCoultre']);
  await expect(cards(visitor).first()).toBeInViewport();

  // A group whose options are a text in the HTML (D630) works after navigation as it does on the first page.
  await column.locator('summary', { hasText: visitor.t('catalogue.filter_dial_colours') }).click();
  const colours = column.getByRole('group', { name: visitor.t('catalogue.filter_dial_colours') });
  await expect(colours.getByRole('checkbox').nth(3)).toBeVisible();

  const upper = column
    .getByRole('group', { name: visitor.pattern('catalogue.filter_price') })
    .getByRole('slider')
    .last();
  await upper.press('ArrowLeft');
  await upper.press('ArrowLeft');
  await visitor.expectAddress(/^\/clocks_today\/\?brands=jaeger-lecoultre&price_to=\d+$/);
  await expect(priceInput(visitor, 'to')).toHaveValue(/\d/);
  await expect(upper).toBeFocused();
});

test('filters whose scripts do not come offer a button after a while', async ({
  visit,
  page,
  console: errors,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  const visitor = visit('ru');
  await visitor.open('/clocks_today/');
  const apply = visitor.button('catalogue.apply');
  await brandBox(visitor, 'Omega').check();
  await expect(apply).toBeHidden();
  await apply.click();
  await expectOnly(visitor, ['Omega']);
  errors.length = 0;
});
