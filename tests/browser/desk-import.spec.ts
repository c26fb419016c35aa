import type { ImportProgress, ImportReportView } from '@tourbillon/domain/desk/stock-import.ts';
import { axeComplaints, overflow } from './accessibility-steps.ts';
import { expect, test } from './desk-visitor.ts';

// The browser reports the status of the import that the backend no longer knows.
test.afterEach(({ console: errors }) => {
  errors.splice(0, Infinity, ...errors.filter((error) => !/status of 404/.test(error)));
});

test.use({ viewport: { width: 320, height: 740 }, colorScheme: 'dark' });

const HASH = 'a'.repeat(32);

const REPORT: ImportReportView = {
  ...{ hash: HASH, name: 'goods.csv', added: 1, changed: 0, unchanged: 0, skipped: 1, archived: 0, more: 0 },
  rows: [
    { line: 2, number: `N-${'1'.repeat(60)}`, outcome: 'added', columns: [], mistakes: [] },
    { line: 3, number: 'N-2', outcome: 'wrong', columns: [], mistakes: [{ column: 'price', message: 'x' }] },
  ],
};

test('an import that stops part-way says how far it came, and the file can be read again', async ({
  sit,
  page,
}) => {
  const running: ImportProgress = { hash: HASH, state: 'running', done: 0, rows: 2, totals: null };
  let checks = 0;
  await page.route(/\/api\/stock\/import\/read\b/, (route) => route.fulfill({ json: { data: REPORT } }));
  await page.route(/\/api\/stock\/import\/apply$/, (route) => route.fulfill({ json: { data: running } }));
  // The backend is restarted after the first check: it does not know the import any more.
  await page.route(/\/api\/stock\/import\?/, (route) => {
    checks += 1;
    return checks === 1
      ? route.fulfill({ json: { data: { ...running, done: 1 } } })
      : route.fulfill({ status: 404, json: { message: 'Import' } });
  });
  const { open, t } = await sit('owner', 'uz');
  await open('/stock');
  await page.getByRole('button', { name: t('stock.importTitle') }).press('Enter');
  const dialog = page.getByRole('dialog', { name: t('stock.importTitle') });
  const file = { name: 'goods.csv', mimeType: 'text/csv', buffer: Buffer.from('number\n1\n') };
  const read = () => dialog.locator('input[type=file]').setInputFiles(file);
  const totals = t('stock.importTotals', { added: 1, changed: 0, unchanged: 0, skipped: 1, archived: 0 });
  const archives = dialog.getByRole('checkbox', { name: t('stock.importArchives') });
  await archives.check();
  await read();
  await expect(dialog.getByRole('status')).toHaveText(totals);
  await expect(archives).toBeDisabled();
  expect(await axeComplaints(page, '[role=dialog]')).toEqual([]);
  expect((await overflow(page)).sideways).toEqual([]);
  await dialog.getByRole('button', { name: t('stock.importConfirm') }).press('Enter');
  const failed = `${t('stock.importFailed')} ${t('stock.importRunning', { done: 1, rows: 2 })}`;
  await expect(dialog.getByRole('alert')).toHaveText(failed);
  expect(await axeComplaints(page, '[role=dialog]')).toEqual([]);
  await expect(archives).toBeEnabled();
  await read();
  await expect(dialog.getByRole('status')).toHaveText(totals);
  await dialog.getByRole('button', { name: t('stock.close') }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: t('stock.importTitle') }).press('Enter');
  await expect(archives, 'chosen anew for every file').not.toBeChecked();
});
