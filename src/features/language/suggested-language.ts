/** What is known about a visitor of the root page. Languages are those of `lang` attributes: `uk` for Ukrainian. */
export interface LanguageVisit {
  /** Language of the current host. */
  current: string;
  /** Other languages that this host offers. */
  offered: readonly string[];
  /** Value of the language cookie. */
  cookie: string | undefined;
  /** The browser's languages in order of preference (BCP 47). */
  languages: readonly string[];
  /** Whether the visitor came from another of our hosts and so has already chosen a language. */
  fromOurs: boolean;
}

/**
 * The language to suggest on the root page, or undefined (decision 24). On a first visit it suggests the browser's
 * first language that the host has or offers, unless that is the host's own.
 */
export function suggestedLanguage({
  current,
  offered,
  cookie,
  languages,
  fromOurs,
}: LanguageVisit): string | undefined {
  if (cookie !== undefined || fromOurs) return undefined;
  const wanted = languages
    .map((tag) => tag.toLowerCase().split('-')[0] ?? '')
    .find((language) => language === current || offered.includes(language));
  return wanted === current ? undefined : wanted;
}
