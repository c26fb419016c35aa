/** A folder with one task, and what it may know. */
export interface Room {
  name: string;
  /** What its files are for. */
  task: string;
  /** Paths that belong to it: a folder ends with a slash. */
  paths: readonly string[];
  /** Names of the rooms that it imports; all of them stand before it. */
  imports: readonly string[];
}

/** The rooms of a program in order: what a room may import stands before it. */
export interface Program {
  name: string;
  /** Folders all of whose sources are in one of its rooms. */
  folders: readonly string[];
  rooms: readonly Room[];
}

function room(name: string, paths: string | readonly string[], imports: string, task: string): Room {
  return { name, task, paths: [paths].flat(), imports: imports.split(' ').filter(Boolean) };
}

/** What both programs share: neither program's server code is in it. */
const PACKAGES: readonly Room[] = [
  room('@domain', 'integrations/domain/', '', 'contract, sections, languages and the rules of the business'),
  room('@platform', 'integrations/platform/', '@domain', 'storage, error reports, connections of any server'),
];

/** The storefront: from what knows nothing of the others to the server that is composed of them. */
export const STOREFRONT: Program = {
  name: 'storefront',
  folders: ['src/'],
  rooms: [
    ...PACKAGES,
    room(
      'addresses',
      'src/addresses/',
      '@domain',
      'public addresses: images, sections of articles, redirects',
    ),
    room('cookies', 'src/cookies/', '', 'names and values of the cookies of the site'),
    room('styles', 'src/styles/', '@domain', 'tokens, base styles and typefaces'),
    room('stores', 'src/stores/', '@domain cookies', 'state of the browser that islands share'),
    room('ui', 'src/ui/', '@domain addresses stores', 'components that know no feature and ask nobody'),
    room('platform', 'src/platform/', '@domain @platform', 'log, metrics, HTTP, errors, load shedding'),
    room('reports', 'src/reports/', '@domain @platform platform', 'reports that browsers send'),
    room('backend-client', 'src/backend-client/', '@domain platform', 'calls of the backend'),
    room('limits', 'src/limits/', '@domain platform backend-client', 'how often one network may ask'),
    room('robots', 'src/robots/', '@domain platform limits', 'people told from robots'),
    room(
      'page-cache',
      'src/page-cache/',
      '@domain platform backend-client limits',
      'pages in memory and on disk, and how long they live',
    ),
    room(
      'media',
      'src/media/',
      '@domain addresses platform backend-client',
      'images of pages and of shared links',
    ),
    room(
      'uploads',
      'src/uploads/',
      '@domain @platform platform backend-client limits robots',
      'photographs that people send',
    ),
    room(
      'submissions',
      'src/submissions/',
      '@domain @platform cookies platform backend-client limits robots page-cache uploads',
      'forms, the spool and its delivery',
    ),
    room(
      'gateway',
      'src/gateway/',
      '@domain @platform cookies platform reports backend-client limits robots',
      'JSON calls of browsers',
    ),
    room(
      'publishing',
      'src/publishing/',
      '@domain addresses platform backend-client limits page-cache',
      'prerendered pages, the feed of changes, sitemaps',
    ),
    room(
      'product-feeds',
      'src/product-feeds/',
      '@domain addresses platform backend-client',
      'feeds of the stock for marketplaces',
    ),
    room(
      'features',
      'src/features/',
      '@domain addresses cookies stores ui platform backend-client submissions',
      'what people do and read, a folder each',
    ),
    room(
      'layouts',
      'src/layouts/',
      '@domain addresses cookies styles stores ui platform backend-client features',
      'the frame of a page',
    ),
    room(
      'pages',
      'src/pages/',
      '@domain addresses ui platform backend-client page-cache submissions publishing features layouts',
      'addresses: parameters, one loader, one component',
    ),
    room(
      'server',
      'src/server/',
      '@domain @platform addresses platform backend-client limits robots page-cache media uploads submissions gateway publishing product-feeds',
      'composition: entry, listener, renderer, static files',
    ),
    room(
      'middleware',
      ['src/middleware.ts', 'src/env.d.ts'],
      '@domain addresses platform',
      'what Astro runs first',
    ),
  ],
};

/** Every program; each room may import what its row names, and nothing else. */
export const PROGRAMS: readonly Program[] = [STOREFRONT];

/** Folders in which no file imports itself, however far around, types included. */
export const WITHOUT_CIRCLES: readonly string[] = [
  'src/',
  'integrations/domain/',
  'integrations/platform/',
  'integrations/demonstration/',
];
