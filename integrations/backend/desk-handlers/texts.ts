import type { Unpublished } from '@tourbillon/domain/contract/preview-link.ts';
import type { Role } from '@tourbillon/domain/desk/roles.ts';
import { TEXT_KINDS, textOfFile, type TextKindName } from '@tourbillon/domain/texts/text-kinds.ts';
import { wordOfText } from '@tourbillon/domain/texts/text-word.ts';
import { configuration } from '../configuration/configuration.ts';
import {
  checkText,
  dropDrafts,
  formOf,
  isWritable,
  listTexts,
  listVersions,
  publishFiles,
  readText,
  readTextFiles,
  readVersion,
  refuseMistakes,
  saveDraft,
  scheduleDrafts,
} from '../content-editing/content-editing.ts';
import { articleFacts, DOCUMENTS, faqFile, pageFacts, serviceFacts } from '../content-store/formats.ts';
import type { Database } from '../database/database.ts';
import { conflict, DomainError, notFound } from '../errors/domain-error.ts';
import { afterPublication } from './after-publication.ts';
import type { DeskHandlers, DeskServices } from './desk-handlers.ts';
import { mayEdit } from './may-edit.ts';

/** Calls about the texts of the site. */
export function textHandlers(
  services: DeskServices,
): Pick<
  DeskHandlers,
  | 'texts'
  | 'text'
  | 'previewText'
  | 'saveTextDraft'
  | 'dropTextDraft'
  | 'publishTexts'
  | 'textHistory'
  | 'textChange'
  | 'undoText'
> {
  const { texts: means, previewLink } = services;
  const { place, illustrations } = means;
  const after = afterPublication(services);
  const fresh = async (database: Database, path: string) => {
    const [file] = await readTextFiles(database, place, [path]);
    if (!file) throw notFound('Text');
    return file;
  };
  return {
    async texts(wanted, { tx, colleague: { role } }) {
      const { locales } = configuration().hosts;
      const { entries, pages, total } = await listTexts(tx, place, locales, wanted, (kind) =>
        mayEdit(role, kind),
      );
      const paging = { current_page: wanted.page, last_page: pages, per_page: 50 };
      return { response: { data: entries, paginate_data: paging, total } };
    },

    async text({ kind, id }, { tx, colleague: { role } }) {
      allow(role, kind);
      if ((TEXT_KINDS[kind].files === 'folder') !== (id !== '')) throw notFound('Text');
      const { locales } = configuration().hosts;
      const files = await readText(tx, place, kind, id, locales);
      const writable = await isWritable(place);
      // An article may have a publication date in the future; its preview shows it anyway.
      const seen: Unpublished =
        kind === 'articles' ? { kind: 'article', slug: id } : { kind: 'text', slug: wordOfText(kind, id) };
      const previews = locales.map((locale) => ({ locale, url: previewLink(locale, seen) }));
      const about = { form: formFor(kind), facts: factsOf(kind), previews };
      return { response: { data: { kind, id, files, writable, ...about } } };
    },

    async previewText({ path, text }, { tx, colleague: { role } }) {
      allowFile(role, path);
      return { response: { data: await checkText(tx, place, illustrations, path, text) } };
    },

    async saveTextDraft(draft, { tx, colleague: { role, id } }) {
      allowFile(role, draft.path);
      const isSaved = await saveDraft(tx, id, draft);
      const file = await fresh(tx, draft.path);
      if (!isSaved) throw conflict('Somebody else has saved this draft meanwhile', [file]);
      return { response: { data: file } };
    },

    async dropTextDraft({ path, revision }, { tx, colleague: { role } }) {
      allowFile(role, path);
      const others = await dropDrafts(tx, [{ path, revision }]);
      const file = await fresh(tx, path);
      if (others.length > 0) throw conflict('Somebody else has saved this draft meanwhile', [file]);
      return { response: { data: file } };
    },

    async publishTexts({ files, at }, { tx, colleague: { role, id } }) {
      for (const { path } of files) allowFile(role, path);
      const paths = files.map(({ path }) => path);
      if (at !== null && new Date(at) > new Date()) {
        await refuseMistakes(tx, means, files);
        const others = await scheduleDrafts(tx, id, files, new Date(at));
        if (others.length > 0) {
          const current = await readTextFiles(tx, place, others);
          throw conflict('Somebody else has saved this draft meanwhile', current);
        }
        return { response: { data: await readTextFiles(tx, place, paths), pages_follow: false } };
      }
      const rows = await publishFiles(tx, means, files.map((file) => ({ ...file, staffId: id })), 'now'); // prettier-ignore
      const response = { data: await readTextFiles(tx, place, paths), pages_follow: false };
      return { response, rows, after };
    },

    async textHistory({ path }, { tx, colleague: { role } }) {
      allowFile(role, path);
      return { response: { data: await listVersions(tx, place, path) } };
    },

    async textChange({ id }, { tx, colleague: { role } }) {
      const version = await readVersion(tx, id);
      allowFile(role, version.path);
      return { response: { data: version } };
    },

    async undoText({ id, hash, revision }, { tx, colleague }) {
      const { path, before } = await readVersion(tx, id);
      allowFile(colleague.role, path);
      const file = { path, text: before, hash, revision, staffId: colleague.id };
      const rows = await publishFiles(tx, means, [file], 'undo');
      return { response: { data: await fresh(tx, path), pages_follow: false }, rows, after };
    },
  };
}

/** @throws DomainError 'forbidden'. */
function allow(role: Role, kind: TextKindName): void {
  if (!mayEdit(role, kind)) throw new DomainError('forbidden', `Not for ${role}s`);
}

function allowFile(role: Role, path: string): void {
  const text = textOfFile(path);
  if (!text) throw notFound('Text');
  allow(role, text.kind);
}

function formFor(kind: TextKindName) {
  const { form, name } = TEXT_KINDS[kind];
  if (form === 'markdown') return null;
  return formOf(name === 'faq' ? faqFile : DOCUMENTS[name]);
}

const FACTS = { articles: articleFacts, pages: pageFacts, services: serviceFacts, documents: pageFacts };

function factsOf(kind: TextKindName) {
  if (!Object.hasOwn(FACTS, kind)) return [];
  const { entries } = FACTS[kind as keyof typeof FACTS];
  return Object.entries(entries).map(([name, { type }]) => ({ name, optional: type === 'optional' }));
}
