import type { ReactElement, ReactNode } from 'react';
import { Show, useNotify, useRedirect, useResourceContext } from 'react-admin';

/**
 * The page of one row. `Show` goes back to the list after any error; this page stays while the backend is down, with
 * what was typed on it.
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
