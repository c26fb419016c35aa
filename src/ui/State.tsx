import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

interface Props {
  title: string;
  kind?: 'empty' | 'error';
  icon?: IconName;
  actions?: ReactNode;
  children?: ReactNode;
}

/** `State.astro` for islands. */
export function State({ title, kind = 'empty', icon, actions, children }: Props) {
  const isError = kind === 'error';
  const shown = icon ?? (isError ? 'alert' : undefined);
  return (
    <div className={isError ? 'state state--error' : 'state'} role={isError ? 'alert' : undefined}>
      {shown && <Icon name={shown} size={28} />}
      <p className="state-title">{title}</p>
      {children}
      {actions && <div className="state-actions">{actions}</div>}
    </div>
  );
}
