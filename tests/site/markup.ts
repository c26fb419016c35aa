import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The rules of the HTML standard, as the checker of the W3C has them, and headings that say something. */
const checker = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:standard'], rules: { 'empty-heading': 'error' } }),
);

/** What is wrong with the markup of a page: each kind of fault once, with its first place. */
export async function markupFaults(html: string): Promise<string[]> {
  const report = await checker.validateString(html);
  const faults = new Map<string, string>();
  for (const { ruleId, message, selector } of report.results.flatMap(({ messages }) => messages)) {
    const kind = `${ruleId}: ${message}`;
    if (!isAstros(kind) && !faults.has(kind)) faults.set(kind, `${kind} (${selector ?? ''})`);
  }
  return [...faults.values()];
}

/** Astro writes the style of its islands before the first of them, in the body. */
const isAstros = (kind: string) => kind.startsWith('element-permitted-content: <style>');
