import { packOptions } from './packed-options.ts';
import { packText, type ShownGroup, unpackPanel } from './packed-panel.ts';
import { writeOptions } from './write-options.ts';

/** A group of the filter panel, read from the HTML of a page. @param place which group it is. */
export function groupOfPage(page: Document, place: number): ShownGroup {
  writeOptions(page);
  const group = page.querySelectorAll('.filter-groups > details').item(place);
  const listed = (selector: string) =>
    packOptions(
      Array.from(group.querySelectorAll<HTMLLabelElement>(selector), (label) => ({
        id: label.querySelector('input')?.value ?? '',
        title: label.querySelector('span')?.textContent ?? '',
        count: label.querySelector('small')?.textContent ?? '',
      })),
    );
  return {
    options: listed('fieldset > ul label'),
    more: listed('.others label'),
    path: group.querySelector('.slider path')?.getAttribute('d') ?? '',
  };
}

/** The props of an island as Astro writes them. */
interface IslandProps {
  panel: [0, { packed: [0, string] }];
}

/** Pages whose props are complete: `openList` does it earlier than the panel, in a task of its own. */
const completed = new WeakSet<Document>();

/**
 * Writes what a new page shows into the props of its filter panel, once. On navigation the old panel stays and gets
 * these props; the HTML of the new panel is dropped.
 */
export function completeProps(page: Document): void {
  if (completed.has(page)) return;
  completed.add(page);
  const island = page.querySelector('.filters > astro-island');
  const props = JSON.parse(island?.getAttribute('props') ?? 'null') as IslandProps | null;
  if (!island || !props) return;
  const [, { packed }] = props.panel;
  const panel = unpackPanel(packed[1], (place) => groupOfPage(page, place));
  packed[1] = packText(panel, false);
  island.setAttribute('props', JSON.stringify(props));
}
