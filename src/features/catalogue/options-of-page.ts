import { packText, type PanelOptions, unpackPanel } from './filter-panel-view.ts';
import { packOptions } from './packed-options.ts';
import { writeOptions } from './write-options.ts';

/** The options of a group of the filter panel, read from the HTML of a page. @param place which group it is. */
export function optionsOfPage(page: Document, place: number): PanelOptions {
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
  return { options: listed('fieldset > ul label'), more: listed('.others label') };
}

/** The props of an island as Astro writes them. */
interface IslandProps {
  panel: [0, { packed: [0, string] }];
}

/**
 * Writes the options of a new page into the props of its filter panel. On navigation the old panel stays and gets these
 * props; the HTML of the new panel is dropped.
 */
export function completeProps(page: Document): void {
  const island = page.querySelector('.filters > astro-island');
  const props = JSON.parse(island?.getAttribute('props') ?? 'null') as IslandProps | null;
  if (!island || !props) return;
  const [, { packed }] = props.panel;
  const panel = unpackPanel(packed[1], (place) => optionsOfPage(page, place));
  packed[1] = packText(panel, false);
  island.setAttribute('props', JSON.stringify(props));
}
