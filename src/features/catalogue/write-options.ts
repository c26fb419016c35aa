import { readShortOptions } from './short-options.ts';

/** Makes the boxes of the options that are a short text, as React would. */
export function writeOptions(page: Document): void {
  for (const list of page.querySelectorAll<HTMLElement>('.filter-panel [data-options]')) {
    const { name, options } = readShortOptions(list.dataset.options ?? '');
    const items = options.map(({ id, title, count }) => {
      const box = make('input');
      box.type = 'checkbox';
      box.name = name;
      box.value = id;
      return make('li', make('label', box, make('span', title), ' ', make('small', count)));
    });
    // The last child is the button of those without scripts.
    list.lastElementChild?.replaceWith(...items);
    delete list.dataset.options;
  }
}

/** Makes the links of a directory that is a short text. */
export function writeDirectory(page: Document): void {
  for (const letters of page.querySelectorAll<HTMLElement>('[data-directory]')) {
    const { name: path, options } = readShortOptions(letters.dataset.directory ?? '');
    let list: HTMLUListElement | undefined;
    for (const { id, title, count } of options) {
      if (!title) {
        list = make('ul');
        letters.append(make('section', make('h2', id), list));
        continue;
      }
      const link = make('a', title);
      link.href = `${path}${id}/`;
      list?.append(make('li', link, ' ', make('small', count)));
    }
    delete letters.dataset.directory;
  }
}

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, ...inside: (Node | string)[]) {
  const element = document.createElement(name);
  element.append(...inside);
  return element;
}
