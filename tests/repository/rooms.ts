/** A group of files with one task, and its allowed imports. */
export interface Room {
  name: string;
  /** Its program. Names are unique within a program. */
  program: 'shared' | 'storefront' | 'backend' | 'desk';
  /** Names of the rooms that it may import: of its program, or shared. All of them are listed before it. */
  imports: readonly string[];
  /** Task of its files. */
  task: string;
  /** Its paths; a folder ends with a slash. */
  paths: readonly string[];
}

/** Folders in which every source file belongs to exactly one room. */
export const FOLDERS: readonly string[] = [
  'src/',
  'integrations/backend/',
  'integrations/demonstration/',
  'integrations/desk/',
  'integrations/desk-icons/',
  'integrations/domain/',
  'integrations/platform/',
  'integrations/adapter/',
  'integrations/catalogue-routes/',
  'integrations/client-intent/',
  'integrations/frame-chunk/',
  'integrations/island-markup/',
  'integrations/no-import-preload/',
  'integrations/one-byte-chunks/',
  'integrations/page-styles/',
  'integrations/scope-names/',
];

/**
 * Every room, in the order of dependencies: name, imports, task, and paths where they are not the folder of that
 * name.
 */
export const ROOMS: readonly Room[] = [
  ...rooms(
    'shared',
    'integrations/',
    `
  @domain | | contract, sections, languages and the rules of the business
  @platform | @domain | storage, error reports, connections of any server
  `,
  ),
  ...rooms(
    'storefront',
    'src/',
    `
  addresses | @domain | public addresses: images, sections of articles, redirects
  cookies | | names and values of the cookies of the site
  styles | @domain | tokens, base styles and typefaces
  stores | @domain cookies | state of the browser that islands share
  fragments | | pieces of HTML that pages share
  ui | @domain addresses stores fragments | components that know no feature and ask nobody
  platform | @domain @platform | log, metrics, HTTP, errors, load shedding
  reports | @domain @platform platform | reports that browsers send
  backend-client | @domain @platform platform | calls of the backend
  limits | @domain @platform platform backend-client | how often one network may ask
  robots | @domain platform limits | people told from robots
  page-cache | @domain platform backend-client limits | pages in memory and on disk, and how long they live
  media | @domain addresses platform backend-client | images of pages and of shared links
  uploads | @domain @platform platform backend-client limits robots | photographs that people send
  submissions | @domain @platform cookies platform backend-client limits robots page-cache uploads | forms, the spool and its delivery
  gateway | @domain @platform cookies platform reports backend-client limits robots | JSON calls of browsers
  publishing | @domain addresses platform backend-client limits page-cache | prerendered pages, the feed of changes, sitemaps
  product-feeds | @domain addresses platform backend-client | feeds of the stock for marketplaces
  features | @domain addresses cookies stores fragments ui platform backend-client submissions | what people do and read, a folder each
  layouts | @domain addresses cookies styles stores fragments ui platform backend-client features | the frame of a page
  pages | @domain addresses ui platform backend-client page-cache submissions publishing features layouts | addresses: parameters, one loader, one component
  server | @domain @platform addresses fragments platform backend-client limits robots page-cache media uploads submissions gateway publishing product-feeds | composition: entry, listener, renderer, static files
  middleware | @domain addresses platform | what Astro runs first | src/middleware.ts src/env.d.ts
  adapter | @domain platform limits media gateway product-feeds | what the storefront is built with: its entry, compressed files, calls, images and feeds of the development server | integrations/adapter/
  catalogue-routes | @domain | addresses of every section of the catalogue | integrations/catalogue-routes/
  client-intent | | islands that are hydrated when a visitor turns to them | integrations/client-intent/
  frame-chunk | | one script for what the frame loads later | integrations/frame-chunk/
  island-markup | | islands that the server writes quickly | integrations/island-markup/
  no-import-preload | | dynamic imports without Vite’s wrapper | integrations/no-import-preload/
  one-byte-chunks | | source of the server in one byte of memory a character | integrations/one-byte-chunks/
  page-styles | | one stylesheet a page | integrations/page-styles/
  scope-names | | short scoping attributes, and none without a style | integrations/scope-names/
  `,
  ),
  ...rooms(
    'backend',
    'integrations/backend/',
    `
  configuration | @domain @platform | the settings of the program, read from the environment once
  errors | @domain | what ends a call or a start without a result
  process | | jobs that repeat, values that are refreshed, requests that are held back, steps of a start
  language | | folding, stems, transliteration and keyboard layouts of words
  vocabulary | @domain | titles of ids in four languages
  column-index | @domain | the index in memory that lists are counted with
  business-days | | the day in the zone of the shop, working days, the unit of the day
  staff-output | | tables and CSV of what the staff reads
  data-directory | @platform configuration errors | lock, keys and restores of the data directory
  database | @domain @platform errors data-directory | schema, migrations, PGlite or PostgreSQL, the replica
  rates | @domain process database | exchange rates: stored, asked of a source, their age
  copying | errors database | snapshots of all tables, and loading them
  feed | database | the feed of changes: announced in a transaction, read from a cursor
  limits | @domain errors database | counters of attempts, for all backends of a database
  uploads | @domain @platform errors database | files that came with requests
  photographs | @domain @platform database | photographs of items: cleaned, kept, in order
  mailed-links | @domain errors database | secrets of links in letters, and how long they are valid
  security-events | limits staff-output database | what happened to accounts and data
  content-store | @domain configuration database | the imported texts and documents, as they are read
  media | @domain database photographs content-store | images: names, originals, silhouettes where nothing draws
  catalogue | @domain media process vocabulary column-index business-days database feed content-store | lists, cards and facts of goods
  mail | @domain errors staff-output database content-store media catalogue | templates, queue and delivery of letters
  price-history | @domain database | what a reference was sold for
  search | @domain process language column-index database feed content-store catalogue | the search, its dictionary and its index
  estimate | @domain errors process language database catalogue price-history search | what a watch is worth by the sales of the archive
  text-data | @domain vocabulary database content-store catalogue price-history estimate | tables of texts that are computed from the archive
  accounts | @domain limits errors language database mailed-links security-events content-store catalogue mail | people with a personal area: passwords, passkeys, sessions
  alerts | @domain errors language column-index database mailed-links catalogue mail | letters about arrivals and lower prices
  digest | @domain process business-days database mailed-links content-store catalogue mail | the weekly letter
  availability | @domain process business-days database feed mailed-links content-store catalogue mail | where each piece stands: holds, sales, returns, and what becomes of its orders
  desk-people | @domain errors staff-output database mailed-links content-store mail accounts | people of the desk: invitations, logins, roles, the audit log
  orders | @domain errors language business-days database mailed-links content-store catalogue mail availability | purchases and reservations, with an account or without
  pledge | @domain errors process business-days database content-store catalogue mail | pledge tickets, and reminders of them
  saved | @domain errors database catalogue alerts | lists and filters of accounts
  subscription | @domain errors database mailed-links content-store mail | the mailing list
  requests | @domain uploads errors business-days staff-output database mailed-links content-store catalogue mail accounts alerts availability orders | what people send: stored once, numbered, due on a day
  correspondence | @domain errors database mailed-links content-store catalogue mail orders requests | what the shop and who sent a request write to each other
  offers | @domain errors business-days database mailed-links content-store mail requests correspondence | what the shop offers for a thing, and the visits that follow
  stock | @domain language vocabulary business-days staff-output database feed photographs content-store catalogue availability | files of goods into the database and out of it
  desk-stock | @domain @platform errors language vocabulary database feed photographs catalogue desk-people stock | goods at the desk: lists, forms, photographs, files of goods
  staff | @domain configuration errors data-directory database rates photographs security-events accounts desk-people orders requests stock | what the staff reads and changes
  privacy | @domain business-days uploads database security-events content-store mail accounts saved subscription requests | export and deletion of accounts
  staff-notices | @domain process database content-store mail | what a bot tells the staff of what has come
  demonstration-interface | media database | what a demonstration gives to the backend, as types | integrations/backend/demonstration/demonstration.ts
  @demonstration | @domain media database demonstration-interface | made-up stock, people and drawings: of the backend it knows types alone | integrations/demonstration/
  demonstration | @domain process business-days database pledge demonstration-interface @demonstration | the filling of an empty database | integrations/backend/demonstration/fill-database.ts integrations/backend/demonstration/load-demonstration.ts
  content-import | @domain media process business-days database feed content-store demonstration-interface | files of texts into the database
  content-editing | @domain media errors process database feed content-store content-import | texts of the desk: drafts, checks, versions, files written into the content folder
  today | @domain business-days database requests | figures of the day for the people of the desk
  background | limits uploads process database rates feed photographs security-events content-store catalogue mail search accounts alerts digest availability desk-people pledge saved subscription requests privacy staff-notices content-import content-editing | jobs that nobody asks for: letters, publishing, deleting
  handlers | @domain limits media uploads errors vocabulary column-index business-days database feed mailed-links security-events content-store catalogue mail price-history search estimate text-data accounts alerts orders pledge saved subscription requests correspondence offers privacy content-import content-editing | one handler for each call of the contract
  desk-handlers | @domain uploads configuration errors business-days database photographs security-events content-store mail accounts desk-people orders pledge requests correspondence offers stock desk-stock content-editing today | one handler for each call of the desk
  http | @domain @platform media uploads configuration errors data-directory database rates security-events accounts desk-people orders requests staff handlers desk-handlers | routes, signatures, errors as responses, listening
  start | @domain @platform media uploads errors process language vocabulary data-directory database feed photographs security-events catalogue mail price-history search estimate orders requests staff-notices demonstration content-import content-editing background http | the steps of a start
  main | @domain @platform media configuration errors data-directory database copying mail accounts staff staff-notices content-import handlers desk-handlers http start | the composition and the program | integrations/backend/main.ts integrations/backend/start-backend.ts integrations/backend/drizzle.config.ts
  `,
  ),
  ...rooms(
    'desk',
    'integrations/desk/',
    `
  icons | | the icons of Material UI that the desk and react-admin show | integrations/desk-icons/
  messages | @domain | texts of the desk in four languages
  app | @domain messages | screens of the desk, a folder for each part
  server | @domain @platform | the page, its files and its calls, with the session in a cookie
  bundler | @domain messages | how the application is bundled | integrations/desk/build/ integrations/desk/vite.config.ts
  `,
  ),
];

/**
 * Rooms of the backend's domain. One of them imports another only through a module with the name of its folder,
 * such as `orders/orders.ts`.
 */
export const DOMAIN_ROOMS: ReadonlySet<string> = new Set(
  'price-history search estimate accounts alerts digest availability desk-people orders pledge saved subscription requests stock staff privacy content-editing today desk-stock correspondence offers'.split(
    ' ',
  ),
);

function rooms(program: Room['program'], base: string, table: string): Room[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', imports = '', task = '', paths] = line.split('|').map((cell) => cell.trim());
      const own = `${base}${name.replace('@', '')}/`;
      return { name, program, imports: words(imports), task, paths: paths ? words(paths) : [own] };
    });
}

function words(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

/** The rooms that files of a room may import: those of its program, and shared ones. */
export function roomsBeside({ program }: Pick<Room, 'program'>): readonly Room[] {
  return ROOMS.filter((room) => room.program === program || room.program === 'shared');
}

/** The rooms of a file; there is exactly one. */
export function roomsOf(file: string): Room[] {
  return ROOMS.filter(({ paths }) =>
    paths.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path)),
  );
}
