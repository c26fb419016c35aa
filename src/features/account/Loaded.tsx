import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import type { ReactNode } from 'react';
import { Absence } from '#src/ui/Absence.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { LoadedWords } from './loaded-words.ts';
import { useAccountCall } from './use-account-call.ts';

interface Props<Data> {
  /** Path in the contract: `/orders`. */
  path: PublicPath;
  view: { words: LoadedWords };
  /** @param show replaces the data with the answer of a change. */
  children: (data: Data, show: (fresh: Data) => void) => ReactNode;
}

/**
 * Loads a call and passes its data to the children; shows a placeholder while loading, or an error with a retry
 * button.
 */
export function Loaded<Data>({ path, view: { words }, children }: Props<Data>) {
  const { data, error, mutate } = useAccountCall<{ data: Data }>(path);
  if (data) {
    const show = (fresh: Data) => void mutate({ data: fresh }, { revalidate: false });
    return <>{children(data.data, show)}</>;
  }
  return (
    <NotLoaded
      isAway={error !== undefined && error.status !== 401}
      again={() => void mutate()}
      words={words}
    />
  );
}

interface NotLoadedProps {
  isAway: boolean;
  again: () => void;
  words: LoadedWords;
}

/** What is shown in place of data: that they are loading, or that they cannot be loaded, with a retry button. */
export function NotLoaded({ isAway, again, words }: NotLoadedProps) {
  if (isAway) {
    return (
      <Absence
        kind="error"
        title={words['orders.awayTitle']}
        actions={<Button onClick={again}>{words['orders.again']}</Button>}
      >
        <p>{words['orders.awayText']}</p>
      </Absence>
    );
  }
  return (
    <div className="account-wait" role="status">
      <span className="visually-hidden">{words['orders.wait']}</span>
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className="skeleton account-line" aria-hidden="true" />
      ))}
    </div>
  );
}
