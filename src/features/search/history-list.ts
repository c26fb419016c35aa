import { changeHistory, readHistory, withoutSearch } from '#src/stores/search-history.ts';

const CROSS = 'M5 5l14 14M19 5L5 19';
const SVG = 'http://www.w3.org/2000/svg';

/**
 * Shows earlier searches while the field is empty. Each can be repeated or removed, or all removed.
 * @param search repeats a search.
 */
export function showHistory(dialog: HTMLElement, isWanted: boolean, search: (query: string) => void): void {
  const section = dialog.querySelector<HTMLElement>('[data-history]');
  const list = section?.querySelector('ul');
  const clear = section?.querySelector<HTMLButtonElement>('[data-history-clear]');
  if (!section || !list || !clear) return;
  const history = isWanted ? readHistory() : [];
  section.hidden = history.length === 0;
  const again = () => {
    showHistory(dialog, isWanted, search);
    // The focused button is removed, so focus the field.
    dialog.querySelector<HTMLElement>('[name=q]')?.focus();
  };
  const template = dialog.dataset.remove ?? '';
  list.replaceChildren(
    ...history.map((query) => {
      const link = document.createElement('a');
      link.href = `/search/?q=${encodeURIComponent(query)}`;
      link.textContent = query;
      link.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        search(query);
      });
      const remove = iconButton(template.replace('{{query}}', () => query));
      remove.addEventListener('click', () => {
        changeHistory((all) => withoutSearch(all, query));
        again();
      });
      const row = document.createElement('li');
      row.append(link, remove);
      return row;
    }),
  );
  clear.onclick = () => {
    changeHistory(() => []);
    again();
  };
}

function iconButton(label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon-button';
  button.ariaLabel = label;
  const icon = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  const drawn = {
    width: '16',
    height: '16',
    viewBox: '0 0 24 24',
    stroke: 'currentColor',
    'aria-hidden': 'true',
  };
  for (const [name, value] of Object.entries(drawn)) icon.setAttribute(name, value);
  path.setAttribute('d', CROSS);
  icon.append(path);
  button.append(icon);
  return button;
}
