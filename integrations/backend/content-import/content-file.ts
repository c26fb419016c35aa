import { isLocale, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { DOCUMENT_PREFIX } from '../content-store/company-documents.ts';
import { DOCUMENTS, type DocumentName } from '../content-store/formats.ts';

/** The kind of a content file, by its path in the content folder; undefined for other files. */
export type ContentFile =
  | { kind: 'articles' | 'pages' | 'services'; slug: string; locale: Locale }
  | { kind: 'faq'; locale: Locale }
  | { kind: 'document'; name: DocumentName }
  | ImageFile;

/** A picture of texts: a file in the folder `pictures`. */
export interface ImageFile {
  kind: 'picture';
  name: string;
}

/** Determines the kind of a file from its path, which has forward slashes. */
export function contentFile(path: string): ContentFile | undefined {
  const [folder = '', ...below] = path.split('/');
  if (folder === 'pictures') return { kind: 'picture', name: below.join('/') };
  const parts = path.replace(/\.(md|json)$/, '').split('/');
  const [first = '', second = '', third = ''] = parts;
  if (parts.length === 3 && path.endsWith('.md') && isLocale(third)) {
    if (first === 'articles' || first === 'pages' || first === 'services') {
      return { kind: first, slug: second, locale: third };
    }
    if (first === 'documents') return { kind: 'pages', slug: DOCUMENT_PREFIX + second, locale: third };
  }
  if (parts.length === 2 && path.endsWith('.json') && first === 'faq' && isLocale(second)) {
    return { kind: 'faq', locale: second };
  }
  if (path === 'logo.svg') return { kind: 'document', name: 'logo' };
  const name = parts.join('/');
  if (path.endsWith('.json') && name !== 'logo' && Object.hasOwn(DOCUMENTS, name)) {
    return { kind: 'document', name: name as DocumentName };
  }
  return undefined;
}
