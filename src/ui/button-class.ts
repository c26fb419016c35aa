/** What a button looks like; one of a page is primary. */
export interface ButtonLook {
  kind?: 'primary' | 'quiet' | 'text';
  isSmall?: boolean;
}

/** The classes of a button, the same for the Astro part and its React twin. */
export function buttonClass({ kind = 'primary', isSmall = false }: ButtonLook): string {
  const parts = ['button', kind !== 'primary' && `button--${kind}`, isSmall && 'button--small'];
  return parts.filter(Boolean).join(' ');
}
