// Modules that `build/built-modules.ts` writes during the build.

declare module 'virtual:desk/calls' {
  /** Method and path of each call, without its schemas. */
  const calls: Record<
    import('@tourbillon/domain/desk/desk-calls.ts').DeskCallName,
    Pick<import('@tourbillon/domain/desk/desk-call.ts').DeskCall, 'method' | 'path' | 'takes'>
  >;
  export default calls;
}

declare module 'virtual:desk/texts' {
  import type { PreparedTexts } from '@tourbillon/domain/i18n/create-translators.ts';
  import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
  import type { TranslationMessages } from 'react-admin';

  /** Loads the texts of the desk and of its framework. */
  export const DESK_TEXTS: Record<
    Locale,
    () => Promise<{ default: { texts: PreparedTexts; framework: TranslationMessages } }>
  >;

  /** Loads the texts of the site. */
  export const SITE_TEXTS: Record<Locale, () => Promise<{ default: { texts: PreparedTexts } }>>;
}
