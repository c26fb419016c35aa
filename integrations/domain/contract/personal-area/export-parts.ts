/** Parts of the export of an account, in their order. */
export const EXPORT_PARTS = [
  'account',
  'sessions',
  'passkeys',
  'consents',
  'requests',
  'orders',
  'messages',
  'favorite',
  'comparison',
  'viewed',
  'filters',
  'mailing',
  'alerts',
  'tickets',
] as const;
