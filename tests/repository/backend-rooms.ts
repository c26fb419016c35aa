/** A folder of the backend with one task, and what it may know. */
export interface BackendRoom {
  name: string;
  /** What its files are for. */
  task: string;
  /** Paths that belong to it: a folder ends with a slash. */
  paths: readonly string[];
  /** Names of the rooms and packages that it imports; the rooms among them stand before it. */
  imports: readonly string[];
}

function room(name: string, paths: string | readonly string[], imports: string, task: string): BackendRoom {
  return { name, task, paths: [paths].flat(), imports: imports.split(' ').filter(Boolean) };
}

/** The rooms of the backend, from what knows nothing of the others to the program that is composed of them. */
export const BACKEND_ROOMS: readonly BackendRoom[] = [
  room(
    'configuration',
    'integrations/backend/configuration/',
    '@domain @platform',
    'the settings of the program, read from the environment once',
  ),
  room('errors', 'integrations/backend/errors/', '@domain', 'what ends a call or a start without a result'),
  room(
    'process',
    'integrations/backend/process/',
    '',
    'jobs that repeat, values that are refreshed, steps of a start',
  ),
  room(
    'language',
    'integrations/backend/language/',
    '',
    'folding, stems, transliteration and keyboard layouts of words',
  ),
  room('vocabulary', 'integrations/backend/vocabulary/', '@domain', 'titles of ids in four languages'),
  room(
    'column-index',
    'integrations/backend/column-index/',
    '@domain',
    'the index in memory that lists are counted with',
  ),
  room(
    'business-days',
    'integrations/backend/business-days/',
    '',
    'the day in the zone of the shop, working days, the unit of the day',
  ),
  room('staff-output', 'integrations/backend/staff-output/', '', 'tables and CSV of what the staff reads'),
  room(
    'data-directory',
    'integrations/backend/data-directory/',
    '@platform configuration errors',
    'lock, keys and restores of the data directory',
  ),
  room(
    'database',
    'integrations/backend/database/',
    '@domain errors data-directory',
    'schema, migrations, PGlite or PostgreSQL, the replica',
  ),
  room(
    'copying',
    'integrations/backend/copying/',
    'errors database',
    'snapshots of all tables, and loading them',
  ),
  room(
    'feed',
    'integrations/backend/feed/',
    'database',
    'the feed of changes: announced in a transaction, read from a cursor',
  ),
  room(
    'limits',
    'integrations/backend/limits/',
    '@domain errors database',
    'counters of attempts, for all backends of a database',
  ),
  room(
    'uploads',
    'integrations/backend/uploads/',
    '@domain @platform errors database',
    'files that came with requests',
  ),
  room(
    'photographs',
    'integrations/backend/photographs/',
    '@domain @platform database',
    'photographs of items: cleaned, kept, in order',
  ),
  room(
    'mailed-links',
    'integrations/backend/mailed-links/',
    '@domain',
    'secrets of links in letters, and how long they are valid',
  ),
  room(
    'security-events',
    'integrations/backend/security-events/',
    'staff-output database limits',
    'what happened to accounts and data',
  ),
  room(
    'content-store',
    'integrations/backend/content-store/',
    '@domain database',
    'the imported texts and documents, as they are read',
  ),
  room(
    'media',
    'integrations/backend/media/',
    '@domain database photographs content-store',
    'images: names, originals, silhouettes where nothing draws',
  ),
  room(
    'catalogue',
    'integrations/backend/catalogue/',
    '@domain vocabulary column-index business-days database content-store media',
    'lists, cards and facts of goods',
  ),
  room(
    'mail',
    'integrations/backend/mail/',
    '@domain errors staff-output database content-store catalogue',
    'templates, queue and delivery of letters',
  ),
  room(
    'price-history',
    'integrations/backend/price-history/',
    '@domain database',
    'what a reference was sold for',
  ),
  room(
    'search',
    'integrations/backend/search/',
    '@domain process language column-index database feed content-store catalogue',
    'the search, its dictionary and its index',
  ),
  room(
    'estimate',
    'integrations/backend/estimate/',
    '@domain errors process language database catalogue price-history search',
    'what a watch is worth by the sales of the archive',
  ),
  room(
    'accounts',
    'integrations/backend/accounts/',
    '@domain errors language database limits mailed-links security-events content-store catalogue mail',
    'people with a personal area: passwords, passkeys, sessions',
  ),
  room(
    'alerts',
    'integrations/backend/alerts/',
    '@domain errors language column-index database mailed-links catalogue mail',
    'letters about arrivals and lower prices',
  ),
  room(
    'digest',
    'integrations/backend/digest/',
    '@domain process business-days database mailed-links content-store catalogue mail',
    'the weekly letter',
  ),
  room(
    'availability',
    'integrations/backend/availability/',
    '@domain process business-days database feed content-store catalogue mail',
    'where each piece stands: holds, sales, returns, and what becomes of its orders',
  ),
  room(
    'orders',
    'integrations/backend/orders/',
    '@domain errors business-days database content-store catalogue mail availability',
    'purchases of account holders',
  ),
  room(
    'pledge',
    'integrations/backend/pledge/',
    '@domain process business-days database content-store catalogue mail',
    'pledge tickets, and reminders of them',
  ),
  room(
    'saved',
    'integrations/backend/saved/',
    '@domain errors database catalogue alerts',
    'lists and filters of accounts',
  ),
  room(
    'subscription',
    'integrations/backend/subscription/',
    '@domain errors database mailed-links content-store mail',
    'the mailing list',
  ),
  room(
    'requests',
    'integrations/backend/requests/',
    '@domain errors business-days staff-output database uploads content-store mail accounts alerts availability orders',
    'what people send: stored once, numbered, due on a day',
  ),
  room(
    'stock',
    'integrations/backend/stock/',
    '@domain language vocabulary staff-output database feed photographs',
    'files of goods into the database and out of it',
  ),
  room(
    'staff',
    'integrations/backend/staff/',
    'configuration errors data-directory database photographs security-events accounts orders requests stock',
    'what the staff reads and changes',
  ),
  room(
    'privacy',
    'integrations/backend/privacy/',
    '@domain database uploads security-events content-store mail accounts saved subscription requests',
    'export and deletion of accounts',
  ),
  room(
    'demonstration',
    'integrations/backend/demonstration/',
    '@domain @demonstration process business-days database media pledge',
    'the interface of the demonstration, and the filling of an empty database',
  ),
  room(
    'content-import',
    'integrations/backend/content-import/',
    '@domain process business-days database feed content-store media demonstration',
    'files of texts into the database',
  ),
  room(
    'background',
    'integrations/backend/background/',
    'process database feed limits uploads photographs security-events content-store catalogue mail accounts alerts digest availability pledge saved subscription requests privacy content-import',
    'jobs that nobody asks for: letters, publishing, deleting',
  ),
  room(
    'handlers',
    'integrations/backend/handlers/',
    '@domain errors vocabulary column-index business-days database feed limits uploads photographs mailed-links security-events content-store media catalogue mail price-history search estimate accounts alerts orders pledge saved subscription requests privacy content-import',
    'one handler for each call of the contract',
  ),
  room(
    'http',
    'integrations/backend/http/',
    '@domain @platform configuration errors data-directory database uploads security-events media orders requests staff handlers',
    'routes, signatures, errors as responses, listening',
  ),
  room(
    'start',
    'integrations/backend/start/',
    '@domain @platform errors process data-directory database uploads photographs security-events media catalogue mail search estimate demonstration content-import background http',
    'the steps of a start',
  ),
  room(
    'main',
    [
      'integrations/backend/main.ts',
      'integrations/backend/start-backend.ts',
      'integrations/backend/drizzle.config.ts',
    ],
    '@platform configuration errors data-directory database copying media mail accounts staff content-import handlers http start',
    'the composition and the program',
  ),
];

/**
 * Rooms of the business: what one of them takes of another stands in a module named for its folder, such as
 * `orders/orders.ts`.
 */
export const DOMAIN_ROOMS: ReadonlySet<string> = new Set([
  'price-history',
  'search',
  'estimate',
  'accounts',
  'alerts',
  'digest',
  'availability',
  'orders',
  'pledge',
  'saved',
  'subscription',
  'requests',
  'stock',
  'staff',
  'privacy',
]);
