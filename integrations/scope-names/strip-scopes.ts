import { type Compound, scopedCompounds } from './scoped-selectors.ts';

/** A scoping attribute at the end of a tag. */
const AT_END = / data-astro-cid-[a-z0-9]+(?=\/?>)/g;

/** What stands in a tag outside of expressions; anything else is not a tag, and left alone. */
const ATTRIBUTES = /^<([a-z][\w-]*)(?:\s+[\w:.@-]+(?:="[^"<>]*")?|\s*\$)*\s*$/i;

/**
 * Removes the scoping attribute from the elements of a component that none of its styles can apply to.
 * @param code the component as Astro compiled it. @param source the component as it was written.
 */
export function stripScopes(code: string, source: string): string {
  const compounds = scopedCompounds(source);
  const ownClasses = new Set([...fixedClasses(code), ...listedClasses(code)]);
  return code.replace(AT_END, (attribute, at: number) => {
    const tag = tagBefore(code, at);
    const isStyled = !tag || compounds.some((compound) => mayApply(compound, tag, ownClasses));
    return isStyled ? attribute : '';
  });
}

function fixedClasses(code: string): string[] {
  return [...code.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
}

/** The words of an expression for `class:list`: its texts and the keys of its objects. */
const LIST = /addAttribute\(((?:[^()]|\([^()]*\))*), "class:list"\)/g;
const WORDS = /["'`]([\w-]+(?: [\w-]+)*)["'`]|(?<=[{,]\s*)([\w-]+)(?=\s*[:,}])/g;

function listedClasses(code: string): string[] {
  return [...code.matchAll(LIST)].flatMap(([, list = '']) =>
    [...list.matchAll(WORDS)].flatMap(([, text, key = '']) => (text ?? key).split(' ')),
  );
}

interface Tag {
  name: string;
  /** Undefined when an expression sets them. */
  classes: ReadonlySet<string> | undefined;
}

/** Whether a selector may apply to an element. A class that no element of the component has is set by a script. */
function mayApply({ tag, classes }: Compound, element: Tag, ownClasses: ReadonlySet<string>): boolean {
  if (tag !== undefined && tag !== element.name) return false;
  return classes.every((name) => !element.classes || element.classes.has(name) || !ownClasses.has(name));
}

/** The opening tag whose attributes end at a place; undefined when it cannot be read with certainty. */
function tagBefore(code: string, end: number): Tag | undefined {
  let [start, depth] = [end - 1, 0];
  for (; start >= 0; start -= 1) {
    if (code[start] === '}') depth += 1;
    else if (code[start] === '{') depth -= 1;
    else if (code[start] === '<' && depth === 0) break;
    if (depth < 0) return undefined;
  }
  const text = code.slice(Math.max(0, start), end);
  const fixed = withoutExpressions(text);
  const [, name = ''] = ATTRIBUTES.exec(fixed) ?? [];
  if (name === '') return undefined;
  const sets = /class|spreadAttributes/.test(text.replace(/ class="[^"]*"/, ''));
  const classes = / class="([^"]*)"/.exec(fixed)?.[1]?.split(/\s+/) ?? [];
  return { name: name.toLowerCase(), classes: sets ? undefined : new Set(classes) };
}

/** The text with `$` in place of each `${…}`. */
function withoutExpressions(text: string): string {
  let [kept, depth] = ['', 0];
  for (const char of text) {
    if (char === '{') depth += 1;
    if (depth === 0) kept += char;
    if (char === '}') depth -= 1;
  }
  return kept;
}
