import { expect, test } from './visitor.ts';

test('trusted types: pages, islands and dialogs need no text that is not trusted', async ({
  visit,
  page,
}) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { noteViolation: (text: string) => void }).noteViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      ),
    );
    // A property of the window survives only when the router changes the page without a new document.
    Object.assign(window, { sameDocument: true });
  });
  const visitor = visit('ru');
  await visitor.open('/about/');
  await page.locator('a[data-request-open]:visible').first().click();
  await expect(page.locator('dialog[data-request-dialog] form')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, { walked: 1 }));
  for (const path of ['/clocks_today/', '/video/kak-prohodit-zalog/', '/', '/login/']) {
    // The router handles any link.
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.body.append(link);
      link.click();
    }, path);
    await visitor.expectAddress(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    if (path === '/clocks_today/') {
      // A new island: its inline script runs, and React hydrates it.
      await page.getByRole('checkbox').first().hover();
      await expect(page.locator('astro-island').first()).not.toHaveAttribute('ssr');
    }
  }
  expect(await page.evaluate(() => 'walked' in window)).toBe(true);
  expect(violations).toEqual([]);
});

test('trusted types: markup and scripts that somebody brings in are refused', async ({
  visit,
  page,
  console: consoleErrors,
}) => {
  await visit('en').open('/about/');
  const reported = page.waitForResponse('**/api/report');
  const refused = await page.evaluate(() => {
    const tries: Record<string, () => unknown> = {
      innerHTML: () => (document.body.innerHTML = '<img src="x">'),
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>text</b>'),
      srcdoc: () => (document.createElement('iframe').srcdoc = '<b>text</b>'),
      src: () => (document.createElement('script').src = 'https://elsewhere.example/a.js'),
      handler: () => document.body.setAttribute('onclick', 'alert(1)'),
      policy: () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('another', {}),
    };
    return Object.entries(tries).map(([name, run]) => {
      try {
        run();
        return `${name} passed`;
      } catch (error) {
        return `${name} ${(error as Error).name}`;
      }
    });
  });
  expect(refused).toEqual(
    ['innerHTML', 'insertAdjacentHTML', 'srcdoc', 'src', 'handler', 'policy'].map(
      (name) => `${name} TypeError`,
    ),
  );
  expect((await reported).status()).toBe(204);
  // The browser reports each violation in the console.
  consoleErrors.length = 0;
});
