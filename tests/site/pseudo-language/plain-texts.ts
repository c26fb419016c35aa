import type { Page } from '@playwright/test';

/** A text of a page that no translation has gone through. */
export interface PlainText {
  /** Its part outside brackets. */
  text: string;
  /** Its element, with those around it, and the attribute if it is one. */
  place: string;
}

/**
 * Texts of a page outside the brackets of the made-up language, with letters that have no accent: those of dialogs
 * and templates, and spoken attributes, included. What is marked as another language, or as not to be translated, and
 * names of models are left out; so is what stands between brackets, the values of a text.
 */
export function plainTexts(page: Page): Promise<PlainText[]> {
  return page.evaluate(() => {
    const own = document.documentElement.lang;
    const found: { text: string; place: string }[] = [];
    let depth = 0;
    /** The parts of a text outside brackets; moves `depth` on. */
    const outside = (text: string): string => {
      let kept = '';
      for (const letter of text) {
        if (letter === '[') depth += 1;
        else if (letter === ']') depth = Math.max(0, depth - 1);
        else if (depth === 0) kept += letter;
      }
      return kept;
    };
    const isForeign = (element: Element) =>
      (element.closest('[lang]')?.getAttribute('lang') ?? own) !== own ||
      element.closest('[translate=no], .model') !== null;
    const placeOf = (element: Element) => {
      const names: string[] = [];
      for (let one: Element | null = element; one && names.length < 4; one = one.parentElement) {
        names.unshift(one.localName + (one.classList[0] ? `.${one.classList[0]}` : ''));
      }
      return names.join(' > ');
    };
    const look = (text: string | null, element: Element | null, attribute = '') => {
      // Brackets of code are none of a text.
      if (!text || !element || element.closest('script, style, noscript')) return;
      const plain = outside(text.normalize('NFD'));
      if (!/\p{L}(?![\u0300-\u036f])/u.test(plain) || isForeign(element)) return;
      found.push({
        text: plain.normalize('NFC').replace(/\s+/g, ' ').trim(),
        place: placeOf(element) + attribute,
      });
    };
    const lookAside = (text: string | null, element: Element, attribute: string) => {
      const around = depth;
      depth = 0;
      look(text, element, attribute);
      depth = around;
    };
    const read = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Text) look(node.data, node.parentElement);
        else if (node instanceof Element) {
          for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
            lookAside(node.getAttribute(name), node, `[${name}]`);
          }
          if (node instanceof HTMLTemplateElement) read(node.content);
        }
      }
    };
    lookAside(document.title, document.head, '.title');
    read(document.body);
    // A bracket that stays open would hide what follows.
    if (depth > 0) found.push({ text: 'a bracket that nothing closes', place: 'body' });
    return found;
  });
}
