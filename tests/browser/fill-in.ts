import type { Locator } from '@playwright/test';

/** Fills in the controls of a form by name. An empty value clears a choice where that is possible. */
export async function fillIn(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const control = form.locator(`[name=${name}]`);
    const type = await control.first().evaluate((one) => (one as HTMLInputElement).type);
    if (type === 'hidden') continue;
    if (type === 'radio') {
      if (value) await form.locator(`[name=${name}][value=${value}]`).check();
      else
        await control.evaluateAll((all) => all.forEach((one) => ((one as HTMLInputElement).checked = false)));
    } else if (type.startsWith('select')) await control.selectOption(value);
    else if (await control.isVisible()) await control.fill(value);
  }
}
