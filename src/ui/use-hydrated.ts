import { type RefObject, useEffect } from 'react';

/** Notifies `client:intent` that React has hydrated an island and handles its events. @param ref an element inside. */
export function useHydrated(ref: RefObject<Element | null>): void {
  useEffect(() => {
    ref.current?.closest('astro-island')?.dispatchEvent(new Event('island:hydrated'));
  }, [ref]);
}
