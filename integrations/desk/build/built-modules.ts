import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { DESK_CALLS } from '@tourbillon/domain/desk/desk-calls.ts';
import type { preparedTexts } from '@tourbillon/domain/i18n/create-translators.ts';
import { inLocale, type Locale, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { MESSAGES } from '@tourbillon/domain/i18n/messages/index.ts';
import type { FRAMEWORK_MESSAGES } from '../messages/react-admin/index.ts';
import type { DESK_MESSAGES } from '../messages/index.ts';

/** The source of these modules. */
interface Source {
  DESK_CALLS: typeof DESK_CALLS;
  DESK_MESSAGES: typeof DESK_MESSAGES;
  FRAMEWORK_MESSAGES: typeof FRAMEWORK_MESSAGES;
  MESSAGES: typeof MESSAGES;
  preparedTexts: typeof preparedTexts;
}

const SOURCE = fileURLToPath(new URL('source.ts', import.meta.url));

const PREFIX = 'virtual:desk/';

/**
 * Modules of which the browser gets only what it needs (`app/built-modules.d.ts`): the addresses of the calls
 * without their schemas, and the texts of one language without the others.
 */
export function builtModules(): Plugin {
  let read: ReturnType<typeof runnerImport<Source>> | undefined;
  return {
    name: 'desk-built-modules',
    buildStart() {
      read = undefined;
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      read ??= runnerImport<Source>(SOURCE, { configFile: false });
      const { module, dependencies } = await read;
      for (const file of dependencies) this.addWatchFile(file);
      return codeOf(id.slice(PREFIX.length + 1), module);
    },
  };
}

function codeOf(name: string, source: Source): string {
  if (name === 'calls') return moduleOf(callsOf(source));
  if (name === 'texts') return loaders();
  const [whose, locale] = name.split('-') as [string, Locale];
  const { DESK_MESSAGES: desk, MESSAGES: site, preparedTexts: prepared } = source;
  return whose === 'site'
    ? moduleOf({ texts: prepared('site', site, locale) })
    : moduleOf({
        texts: prepared('desk', desk, locale),
        framework: inLocale(source.FRAMEWORK_MESSAGES, locale),
      });
}

function callsOf({ DESK_CALLS: calls }: Source): object {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => {
      const { method, path } = call;
      return [name, { method, path, ...('takes' in call && { takes: call.takes }) }];
    }),
  );
}

/** A module that loads each language when it is needed. */
function loaders(): string {
  const table = (whose: string) =>
    LOCALES.map((locale) => `${locale}: () => import('${PREFIX}${whose}-${locale}')`).join(', ');
  return `export const DESK_TEXTS = { ${table('desk')} };\nexport const SITE_TEXTS = { ${table('site')} };`;
}

/** A module with values. Browsers parse JSON in a string faster than an object of the language. */
function moduleOf(value: object): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}
