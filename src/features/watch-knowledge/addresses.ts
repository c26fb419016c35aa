/** Addresses of the pages about watches, and the names of their texts in the backend. */
export const ABOUT_CLOCK = { name: 'about-clock', path: '/about-clock/' } as const;
export const GLOSSARY = {
  name: 'slovar-chasovykh-terminov',
  path: '/about-clock/slovar-chasovykh-terminov/',
} as const;

/** Address of a term in the glossary. */
export function termPath(id: string): string {
  return `${GLOSSARY.path}#${id}`;
}
