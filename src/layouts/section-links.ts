import { MENU_GROUPS } from '@tourbillon/domain/contract/shop.ts';
import { sectionPath } from '@tourbillon/domain/sections/sections.ts';
import { activeLink, isContactsItem, menuLink } from '#src/features/menu/menu-link.ts';
import type { Frame } from './frame.server.ts';

/** The backend's catalogue links, and the place of the link to the section of a page, or -1. */
export interface SectionLinks {
  links: { title: string; href: string; contacts: true | undefined }[];
  active: number;
}

/** The links of the header's bottom line on a page. */
export function sectionLinks(frame: Frame, path: string): SectionLinks {
  const links = linksOf(frame);
  const hrefs = links.map(({ href }) => href);
  // The first links are shortcuts and may lead to a section that comes later. Then the section itself is marked.
  return { links, active: hrefs.lastIndexOf(activeLink(hrefs, sectionPath(path)) ?? '') };
}

/** The links of the latest frames: every page needs them to know which one is active. */
const known = new WeakMap<Frame, SectionLinks['links']>();

function linksOf(frame: Frame): SectionLinks['links'] {
  let links = known.get(frame);
  if (!links) {
    const { menu, city } = frame;
    links = menu
      .filter(({ type_id }) => type_id === MENU_GROUPS.catalogLinks)
      .map(({ title, url }) => ({
        title,
        href: menuLink(url, city),
        contacts: isContactsItem(url) || undefined,
      }));
    known.set(frame, links);
  }
  return links;
}
