/** A menu item: its title, and its address as the backend writes it. */
export interface MenuItem {
  title: string;
  url: string;
}

/** A menu item with its subitems. */
export interface MenuBranch extends MenuItem {
  below: MenuItem[];
}

/**
 * The menu as a tree of two levels. An item whose path continues the path of an earlier item is its subitem: brands
 * are below "Watches for sale". Keeps the order of the backend.
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

/** The path with both slashes: `clocks_today` and `/clocks_today/` are equal. */
function slashed(url: string): string {
  return `/${url}/`.replaceAll(/\/+/g, '/');
}
