import { LOCALES, type Locale } from '../i18n/locales.ts';

/** The desk permission that changes of a kind need. */
type TextPermission = 'texts' | 'tariffs';

/** How the content folder stores the texts of a kind. */
interface TextKind {
  /** Front matter and Markdown, or JSON. */
  form: 'markdown' | 'json';
  /** A folder for each text, a file for each language in one folder, or one file. */
  files: 'folder' | 'languages' | 'one';
  /** Name of the folder or the file, without a slash. */
  name: string;
  permission: TextPermission;
}

/** The texts that the desk edits, by kind, in the order of its list. */
export const TEXT_KINDS = {
  articles: { form: 'markdown', files: 'folder', name: 'articles', permission: 'texts' },
  pages: { form: 'markdown', files: 'folder', name: 'pages', permission: 'texts' },
  services: { form: 'markdown', files: 'folder', name: 'services', permission: 'texts' },
  documents: { form: 'markdown', files: 'folder', name: 'documents', permission: 'texts' },
  faq: { form: 'json', files: 'languages', name: 'faq', permission: 'texts' },
  questions: { form: 'json', files: 'one', name: 'questions', permission: 'texts' },
  messages: { form: 'json', files: 'one', name: 'messages', permission: 'texts' },
  menu: { form: 'json', files: 'one', name: 'menu', permission: 'texts' },
  brands: { form: 'json', files: 'one', name: 'brands', permission: 'texts' },
  reviews: { form: 'json', files: 'one', name: 'reviews', permission: 'texts' },
  experts: { form: 'json', files: 'one', name: 'experts', permission: 'texts' },
  daily: { form: 'json', files: 'one', name: 'daily', permission: 'texts' },
  advantages: { form: 'json', files: 'one', name: 'advantages', permission: 'texts' },
  actions: { form: 'json', files: 'one', name: 'actions', permission: 'texts' },
  seo: { form: 'json', files: 'one', name: 'seo', permission: 'texts' },
  tariffs: { form: 'json', files: 'one', name: 'legal', permission: 'tariffs' },
  conditions: { form: 'json', files: 'one', name: 'conditions', permission: 'tariffs' },
  terms: { form: 'json', files: 'one', name: 'terms', permission: 'tariffs' },
  rates: { form: 'json', files: 'one', name: 'rates', permission: 'tariffs' },
} as const satisfies Record<string, TextKind>;

export type TextKindName = keyof typeof TEXT_KINDS;

/** Every kind, in the order of the table. */
export const ALL_TEXT_KINDS = Object.keys(TEXT_KINDS) as [TextKindName, ...TextKindName[]];

/** Kinds with many texts, each in its own folder. */
export const FOLDER_KINDS = [
  'articles',
  'pages',
  'services',
  'documents',
] as const satisfies readonly TextKindName[];
export type FolderKind = (typeof FOLDER_KINDS)[number];

/** A file of a text; without a locale when it contains all languages. */
export interface TextFilePath {
  path: string;
  locale: Locale | null;
}

/** Name of a text: Latin letters, digits, dashes and underscores; new names are lower-case. */
export const TEXT_ID = /^[a-z0-9][a-z0-9_-]{0,119}$/i;

/** The files of a text, in the order of the languages. @param id name of the text; empty for kinds that are one text. */
export function filesOfText(
  kind: TextKindName,
  id: string,
  locales: readonly Locale[] = LOCALES,
): TextFilePath[] {
  const { files, name } = TEXT_KINDS[kind];
  if (files === 'one') return [{ path: `${name}.json`, locale: null }];
  if (files === 'languages') return locales.map((locale) => ({ path: `${name}/${locale}.json`, locale }));
  return locales.map((locale) => ({ path: `${name}/${id}/${locale}.md`, locale }));
}

/** The text of a file; undefined for files that the desk does not edit. */
export function textOfFile(
  path: string,
): { kind: TextKindName; id: string; locale: Locale | null } | undefined {
  const parts = path.split('/');
  for (const kind of ALL_TEXT_KINDS) {
    const id = TEXT_KINDS[kind].files === 'folder' ? (parts[1] ?? '') : '';
    if (TEXT_KINDS[kind].files === 'folder' && !TEXT_ID.test(id)) continue;
    const file = filesOfText(kind, id).find((one) => one.path === path);
    if (file) return { kind, id, locale: file.locale };
  }
  return undefined;
}
