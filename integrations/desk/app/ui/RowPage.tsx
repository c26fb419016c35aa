import type { ReactElement, ReactNode } from 'react';
import { Show, useNotify, useRedirect, useResourceContext } from 'react-admin';

/**
 * The page of one row. `Show` of react-admin returns to the list after any error. This page stays open while the
 * backend is down, and typed values are kept.
 */
export function RowPage({
  title,
  actions,
  isPlain = false,
  children,
}: {
  title: string | ReactElement;
  actions: ReactElement;
  /** Without a card around it. */
  isPlain?: boolean;
  children: ReactNode;
}) {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const leave = (error: Error & { status?: number }) => {
    if (error.status !== 404 && error.status !== 403) return;
    notify('ra.notification.item_doesnt_exist', { type: 'error' });
    redirect('list', resource);
  };
  return (
    <Show
      title={title}
      actions={actions}
      queryOptions={{ onError: leave }}
      {...(isPlain && { component: 'div' })}
    >
      {children}
    </Show>
  );
}
