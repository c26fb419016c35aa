/** The look of a button; the main action of a page is primary. */
export interface ButtonLook {
  kind?: 'primary' | 'quiet' | 'text';
  isSmall?: boolean;
}

/** The classes of a button, shared by the Astro and the React component. */
export function buttonClass({ kind = 'primary', isSmall = false }: ButtonLook): string {
  const parts = ['button', kind !== 'primary' && `button--${kind}`, isSmall && 'button--small'];
  return parts.filter(Boolean).join(' ');
}
