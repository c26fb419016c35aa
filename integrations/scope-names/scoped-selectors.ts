/** A part of a selector that applies to one element: its tag and classes. Undefined for any tag. */
export interface Compound {
  tag: string | undefined;
  classes: readonly string[];
}

const STYLE = /<style(?<attributes>[^>]*)>(?<css>[\s\S]*?)<\/style>/g;

/** The scoped parts of all selectors of a component's styles. Too many parts are harmless, a missing part is not. */
export function scopedCompounds(source: string): Compound[] {
  const css = [...source.matchAll(STYLE)]
    .filter(({ groups }) => !groups?.attributes?.includes('is:global'))
    .map(({ groups }) => groups?.css ?? '')
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '');
  const selectors = [...css.matchAll(/([^{};]+)\{/g)].map(([, text = '']) => text.trim());
  return selectors
    .filter((text) => !text.startsWith('@'))
    .flatMap((text) => withoutGlobal(text).split(/[\s>+~,()]+/))
    .filter((part) => part !== '')
    .map(compoundOf);
}

function compoundOf(part: string): Compound {
  return {
    tag: /^[a-z][\w-]*/i.exec(part)?.[0].toLowerCase(),
    classes: [...part.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name),
  };
}

/** A selector without what stands in `:global(…)`, which is not scoped. */
function withoutGlobal(selector: string): string {
  const start = selector.indexOf(':global(');
  if (start < 0) return selector;
  let end = start + ':global('.length;
  for (let depth = 1; depth > 0 && end < selector.length; end += 1) {
    if (selector[end] === '(') depth += 1;
    if (selector[end] === ')') depth -= 1;
  }
  // A pseudo-element of the same element.
  end += /^::?[a-z-]*/.exec(selector.slice(end))?.[0].length ?? 0;
  return withoutGlobal(`${selector.slice(0, start)} ${selector.slice(end)}`);
}
