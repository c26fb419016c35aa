/** An item of the menu: its title and its address as the backend writes it. */
export interface MenuItem {
  title: string;
  url: string;
}

/** An item with those that stand under it. */
export interface MenuBranch extends MenuItem {
  below: MenuItem[];
}

/**
 * The menu as two levels: an item whose address goes on from an earlier one's stands under it, as the brands
 * do under "Watches for sale". The order of the backend is kept.
 */
export function menuTree(items: readonly MenuItem[]): MenuBranch[] {
  const branches: MenuBranch[] = [];
  for (const item of items) {
    const parent = branches.find(({ url }) => slashed(item.url).startsWith(slashed(url)));
    if (parent && slashed(item.url) !== slashed(parent.url)) parent.below.push(item);
    else branches.push({ ...item, below: [] });
  }
  return branches;
}

/** An address with both its slashes: `clocks_today` and `/clocks_today/` are the same. */
function slashed(url: string): string {
  return `/${url}/`.replaceAll(/\/+/g, '/');
}
