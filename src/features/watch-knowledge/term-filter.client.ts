import { onClick } from '#src/ui/on-click.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';
import { foldTerm } from './fold-term.ts';

const field = () => document.querySelector<HTMLInputElement>('[data-term-filter]');

onEveryPage(() => {
  const input = field();
  const status = document.querySelector<HTMLElement>('[data-term-count]');
  if (!input || !status) return;
  const letters = [...document.querySelectorAll<HTMLElement>('[data-letter]')].map((part) => ({
    part,
    terms: [...part.querySelectorAll<HTMLElement>('[data-term]')].map((term) => ({
      term,
      names: foldTerm(term.querySelector('header')?.textContent ?? ''),
    })),
  }));
  input.addEventListener('input', () => {
    const wanted = foldTerm(input.value);
    let found = 0;
    for (const { part, terms } of letters) {
      for (const { term, names } of terms) {
        term.hidden = !names.includes(wanted);
        if (!term.hidden) found += 1;
      }
      part.hidden = terms.every(({ term }) => term.hidden);
    }
    const { found: some = '', none = '' } = status.dataset;
    status.textContent = wanted && (found > 0 ? some.replace('{}', String(found)) : none);
  });
});

// A link to a letter or a term clears the filter, so that the target is visible.
onClick('[data-glossary] a[href^="#"]', () => {
  const input = field();
  if (!input?.value) return;
  input.value = '';
  input.dispatchEvent(new Event('input'));
});
