import { describe, expect, it } from 'vitest';
import { shortenScopes } from './short-name.ts';
import { stripScopes } from './strip-scopes.ts';

const CID = 'data-astro-cid-abcdefgh';

/** A tag with the attribute at its end. */
const scoped = (tag: string) => `<${tag} ${CID}>`;

describe('D454 scoping attributes', () => {
  it.each<[style: string, tag: string, isKept: boolean, why: string]>([
    ['p { margin: 0 }', 'p', true, 'a tag'],
    ['p { margin: 0 }', 'li', false, 'another tag'],
    ['.a { margin: 0 }', 'p class="b a"', true, 'a class'],
    ['.a { margin: 0 } .b { margin: 0 }', 'p class="c"', true, 'a class that only a script can set'],
    ['p.a { margin: 0 }', 'p class="a"', true, 'the same with a tag'],
    ['p.a { margin: 0 }', 'li class="a"', false, 'the same with another tag'],
    ['.a :global(li) { margin: 0 }', 'li', false, 'an element of any component'],
    ['.a:has(> li) { margin: 0 }', 'li', true, 'an element in a condition'],
    ['.a { margin: 0 }', 'p${$$addAttribute(classOf({ a: 1 }), "class")}', true, 'a class of an expression'],
    ['.a { margin: 0 }', 'p${$$spreadAttributes(rest)}', true, 'attributes of an expression'],
    ['p { margin: 0 }', 'a${$$addAttribute(`/${word}/`, "href")} rel="nofollow"', false, 'another attribute'],
    ['* { margin: 0 }', 'li', true, 'any element'],
    ['[hidden] { margin: 0 }', 'li', true, 'an attribute'],
    ['@media (width > 1px) { p { margin: 0 } }', 'p', true, 'a rule in a condition'],
    ['/* p { } */ li { margin: 0 }', 'p', false, 'a comment'],
    ['', 'p', false, 'no style'],
  ])('%s on <%s>: kept is %s (%s)', (style, tag, isKept) => {
    const others = '<i class="a" data-x>';
    const code = others + scoped(tag);
    const source = `---\n---\n<style>${style}</style>`;
    const ownClass = style.includes('.b {') ? code.replace('class="a"', '') : code;
    expect(stripScopes(ownClass, source).includes(CID)).toBe(isKept);
  });

  it('classes of a list are of the component: an element without them has no style', () => {
    const list = '<i${$$addAttribute(["a b", c && "d", { large, "e-f": isOn }], "class:list")}>';
    for (const name of ['a', 'b', 'd', 'large', 'e-f']) {
      const source = `<style>.${name} :global(p) { margin: 0 }</style>`;
      expect(stripScopes(list + scoped('p class="x"'), source), name).toBe(`${list}<p class="x">`);
      expect(stripScopes(scoped(list.slice(1, -1)), source), name).toContain(CID);
    }
  });

  it('global styles are not scoped', () => {
    expect(stripScopes(scoped('p'), '<style is:global>p { margin: 0 }</style>')).toBe('<p>');
  });

  it('short names are the same in every module, begin with a digit, and are never of two components', () => {
    const names = new Map<string, string>();
    const [, name = ''] = /^<p data-(.+)>$/.exec(shortenScopes(`<p ${CID}>`, names)) ?? [];
    expect(name).toMatch(/^\d[a-z0-9]{3}$/);
    expect(shortenScopes(`p[${CID}]{}`, names)).toBe(`p[data-${name}]{}`);
    const many = Array.from({ length: 5_000 }, (_, at) => `data-astro-cid-${at}`).join(' ');
    expect(() => shortenScopes(many, names)).toThrow('Two components have the short scope');
  });
});
