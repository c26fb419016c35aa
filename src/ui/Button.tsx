import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

interface Props extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  icon?: IconName;
  /** Sending: the text stays, and clicks are ignored. */
  isBusy?: boolean;
}

/** `Button.astro` for islands. */
export function Button({ kind, isSmall, icon, isBusy, type = 'button', onClick, children, ...rest }: Props) {
  const busy = isBusy ? true : undefined;
  return (
    <button
      className={buttonClass({ kind, isSmall })}
      type={type}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
