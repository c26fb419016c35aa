import { useEffect, useLayoutEffect } from 'react';
import {
  $catalogueLoading,
  addressOf,
  replaceFilters,
  stateOfSearch,
} from '#src/stores/catalogue-filters.ts';
import { isAwaitingOther } from './open-list.ts';
import type { PanelView } from './filter-panel-view.ts';

/** Keeps the filter store in sync with the current page after every kind of navigation. */
export function usePageState(panel: PanelView): void {
  // A layout effect, so that the store is set before anything reads it in this frame.
  useLayoutEffect(() => {
    if (!isAwaitingOther(addressOf(panel.path, panel.state))) replaceFilters(panel.state);
  }, [panel]);

  useEffect(() => {
    const leave = new AbortController();
    // A page from the back/forward cache keeps its script state, but the address decides.
    const resync = ({ persisted }: PageTransitionEvent) => {
      const groups = panel.groups.filter(({ kind }) => kind === 'options').map(({ name }) => name);
      if (persisted) replaceFilters(stateOfSearch(location.search, groups));
    };
    window.addEventListener('pageshow', resync, { signal: leave.signal });
    return () => leave.abort();
  }, [panel]);

  useEffect(() => {
    const unbind = $catalogueLoading.subscribe((loading) => {
      document.getElementById('results')?.setAttribute('aria-busy', String(loading));
    });
    return () => {
      unbind();
      replaceFilters(null);
    };
  }, []);
}
