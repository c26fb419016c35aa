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

/** `Absence.astro` for islands. */
export function Absence({ title, kind = 'empty', icon, actions, children }: Props) {
  const isError = kind === 'error';
  const shown = icon ?? (isError ? 'alert' : undefined);
  return (
    <div className={isError ? 'absence absence--error' : 'absence'} role={isError ? 'alert' : undefined}>
      {shown && <Icon name={shown} size={28} />}
      <p className="part-title">{title}</p>
      {children}
      {actions && <div className="cluster absence-actions">{actions}</div>}
    </div>
  );
}
