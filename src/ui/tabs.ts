import { nextTab } from './next-tab.ts';
import { plainKey } from './plain-key.ts';

/**
 * Turns links and panels into tabs (ARIA Authoring Practices, tabs with automatic activation): only one tab is in the
 * Tab order, and arrow keys move between tabs. The panel named in the address is shown first.
 */
export function setUpTabs(root: HTMLElement): void {
  const list = root.querySelector('nav');
  const tabs = [...root.querySelectorAll<HTMLAnchorElement>('nav > a')];
  if (!list || 'ready' in root.dataset) return;
  list.setAttribute('role', 'tablist');
  for (const tab of tabs) {
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', tab.hash.slice(1));
    panelOf(tab)?.setAttribute('role', 'tabpanel');
  }
  list.addEventListener('click', (event) => {
    const tab = (event.target as Element).closest('a');
    if (!tab) return;
    event.preventDefault();
    event.stopPropagation();
    choose(tabs, tab);
  });
  list.addEventListener('keydown', (event) => {
    const current = tabs.indexOf(document.activeElement as HTMLAnchorElement);
    const tab = tabs[nextTab(plainKey(event), current, tabs.length) ?? -1];
    if (!tab) return;
    event.preventDefault();
    choose(tabs, tab);
    tab.focus();
  });
  const first = tabs.find(({ hash }) => hash === location.hash) ?? tabs[0];
  if (first) choose(tabs, first);
  root.dataset.ready = '';
}

function choose(tabs: HTMLAnchorElement[], chosen: HTMLAnchorElement): void {
  for (const tab of tabs) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = panelOf(tab);
    if (panel) panel.hidden = !isChosen;
  }
}

function panelOf(tab: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(tab.hash.slice(1));
}
