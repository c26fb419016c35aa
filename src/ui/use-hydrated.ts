import { type RefObject, useEffect } from 'react';

/** Tells `client:intent` that React has hydrated an island: from now on acts reach it. @param ref of an element inside. */
export function useHydrated(ref: RefObject<Element | null>): void {
  useEffect(() => {
    ref.current?.closest('astro-island')?.dispatchEvent(new Event('island:hydrated'));
  }, [ref]);
}
