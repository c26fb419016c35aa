/** Roles at the desk, from the most to the fewest permissions. */
export const ROLES = ['owner', 'manager', 'appraiser', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** Permissions of the desk, each with the roles that have it. */
const PERMISSIONS = {
  /** Inviting, changing and ending people, and reading the audit log. */
  people: ['owner'],
  audit: ['owner'],
  /** Visitors' requests, with names and phones. */
  requests: ['owner', 'manager', 'appraiser'],
  /** Articles, pages, questions, menus, reviews: the texts of the site. */
  texts: ['owner', 'manager', 'editor'],
  /** Tariffs, terms and exchange rates: the figures of loans and purchases. */
  tariffs: ['owner', 'manager'],
  /** Reading the stock, which has no personal data. */
  stock: ['owner', 'manager', 'appraiser', 'editor'],
  /** Photographs, descriptions and texts of defects. */
  stock_texts: ['owner', 'manager', 'appraiser', 'editor'],
  /** Facts of pieces, and new drafts. */
  stock_facts: ['owner', 'manager', 'appraiser'],
  /** Prices, availability, publishing, offices, the archive. */
  stock_sale: ['owner', 'manager'],
  /** Import and export of stock files. */
  stock_import: ['owner', 'manager'],
  /** Orders and their buyers; holding, selling, returning, and writing to buyers. */
  orders: ['owner', 'manager', 'appraiser'],
  order_changes: ['owner', 'manager'],
  /** Pledge tickets; importing, editing and extending them, and recording payments. */
  tickets: ['owner', 'manager', 'appraiser'],
  ticket_changes: ['owner', 'manager'],
} as const satisfies Record<string, readonly Role[]>;

/** A permission that not every role has. */
export type Permission = keyof typeof PERMISSIONS;

/** Every permission, in the order of the table. */
export const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as Permission[];

/** Permissions that concern every office at once: a colleague of one office does not have them. */
const OF_ALL_OFFICES: ReadonlySet<Permission> = new Set(['stock_import']);

/** Whether a role has a permission. */
export function mayDo(role: Role, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly Role[]).includes(role);
}

/** Whether a colleague's office allows what their role may do. @param office null for all offices. */
export function officeAllows(office: string | null, permission: Permission): boolean {
  return office === null || !OF_ALL_OFFICES.has(permission);
}

/** Whether a role may be limited to one office; an owner always sees all offices. */
export function hasOffice(role: Role): boolean {
  return role !== 'owner';
}

/**
 * Whether a colleague of an office may see data of a city.
 * @param office null for all offices. @param city null for no city: visible to all.
 */
export function seesCity(office: string | null, city: string | null): boolean {
  return office === null || city === null || office === city;
}
