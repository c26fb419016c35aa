/** What somebody of the shop is at the desk, from most to least. */
export const ROLES = ['owner', 'manager', 'appraiser', 'editor'] as const;
export type Role = (typeof ROLES)[number];

/** Who may do what at the desk; a row for each thing, each role named that may. */
const PERMISSIONS = {
  /** Inviting, changing and ending people, and reading the audit log. */
  people: ['owner'],
  audit: ['owner'],
  /** What visitors sent, with their names and phones. */
  requests: ['owner', 'manager', 'appraiser'],
  /** Articles, pages, questions, menus, reviews: what the site says. */
  texts: ['owner', 'manager', 'editor'],
  /** Tariffs, terms and exchange rates: what loans and purchases cost. */
  tariffs: ['owner', 'manager'],
  /** Reading the stock: it says nothing of people. */
  stock: ['owner', 'manager', 'appraiser', 'editor'],
  /** Photographs, descriptions and texts of defects. */
  stock_texts: ['owner', 'manager', 'appraiser', 'editor'],
  /** Facts of pieces, and new drafts. */
  stock_facts: ['owner', 'manager', 'appraiser'],
  /** Prices, availability, publishing, offices, the archive. */
  stock_sale: ['owner', 'manager'],
  /** Files of goods, in and out. */
  stock_import: ['owner', 'manager'],
  /** Orders with their buyers; holding, selling, taking back and writing to buyers. */
  orders: ['owner', 'manager', 'appraiser'],
  order_changes: ['owner', 'manager'],
  /** Pledge tickets; importing, editing, extending them and noting what was paid. */
  tickets: ['owner', 'manager', 'appraiser'],
  ticket_changes: ['owner', 'manager'],
} as const satisfies Record<string, readonly Role[]>;

/** Something at the desk that not every role may do. */
export type Permission = keyof typeof PERMISSIONS;

/** Every permission, in the order of the table. */
export const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as Permission[];

/** Whether a role may do something. */
export function mayDo(role: Role, permission: Permission): boolean {
  return (PERMISSIONS[permission] as readonly Role[]).includes(role);
}

/** Roles that may belong to one office; an owner always has all of them. */
export function hasOffice(role: Role): boolean {
  return role !== 'owner';
}

/** Whether somebody of an office sees what belongs to a city. @param office null for all offices. @param city null: of no city, seen by all. */
export function seesCity(office: string | null, city: string | null): boolean {
  return office === null || city === null || office === city;
}
