import { useStore } from '@nanostores/react';
import type { TransitionBeforeSwapEvent } from 'astro:transitions/client';
import { useEffect, useMemo, useRef } from 'react';
import { $filters, KEPT_BY_RESET } from '#src/stores/catalogue-filters.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { followSheet } from './filter-sheet.ts';
import { chosenIn } from './chosen-options.ts';
import { completeProps, groupOfPage } from './group-of-page.ts';
import { type PackedPanel, unpackPanel, WHOLE } from './packed-panel.ts';
import { useFilterForm } from './use-filter-form.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import { usePageState } from './use-page-state.ts';

/**
 * The filters of a list. The server renders a plain GET form; after hydration every change is applied at once. Below
 * 1200 px it is a sheet (`popover`), which also works without JavaScript; with it the sheet is a modal dialog.
 * @param props the panel, packed by `packPanel`.
 */
export default function FilterPanel({ panel: { packed, [WHOLE]: whole } }: { panel: PackedPanel }) {
  const panel = useMemo(
    () => whole ?? unpackPanel(packed, (place) => groupOfPage(document, place)),
    [packed, whole],
  );
  const { texts } = panel;
  // On the server, and until the store has a value, use the state from the props.
  const stored = useStore($filters, { ssr: () => null });
  const state = stored ?? panel.state;
  const live = stored !== null;
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useHydrated(sheet);
  usePageState(panel);
  useEffect(() => {
    const complete = ({ newDocument }: TransitionBeforeSwapEvent) => completeProps(newDocument);
    document.addEventListener('astro:before-swap', complete);
    return () => document.removeEventListener('astro:before-swap', complete);
  }, []);
  useEffect(() => (sheet.current ? followSheet(sheet.current, texts.filters) : undefined), [texts.filters]);
  const { onChange, onSubmit, onReset, isTyping } = useFilterForm(panel, form);

  return (
    <div ref={sheet} className="filter-panel" id="filters" popover="auto">
      <form
        ref={form}
        method="get"
        action={panel.path}
        autoComplete="off"
        aria-label={texts.filters}
        onChange={onChange}
        onSubmit={onSubmit}
      >
        <div className="filter-head">
          <h2>{texts.filters}</h2>
          {/* The popover itself puts the focus here when it opens, without a script too. */}
          <button
            type="button"
            className="filter-close"
            popoverTarget="filters"
            popoverTargetAction="hide"
            autoFocus
          >
            <span className="visually-hidden">{texts.close}</span>
          </button>
        </div>
        {KEPT_BY_RESET.map((name) => {
          const value = state[name];
          return typeof value === 'string' && <input key={name} type="hidden" name={name} value={value} />;
        })}
        <div className="filter-groups">
          {panel.groups.map((group) => (
            <FilterGroup key={group.name} {...{ group, texts, isTyping }} chosen={chosenIn(group, state)} />
          ))}
        </div>
        <div className="filter-foot">
          <p className="filter-total" role="status">
            {texts.total}
          </p>
          {/* Also without a filter, in a sheet: the button beside it must not move when the first one is chosen, and
              the focus stays where it was pressed. */}
          <a
            className="button button--quiet button--small"
            {...(panel.reset
              ? { href: panel.reset, onClick: onReset }
              : { role: 'link', 'aria-disabled': true, tabIndex: -1 })}
          >
            {texts.reset}
          </a>{' '}
          <button className={live ? 'button button--small live' : 'button button--small'}>
            {live ? texts.show : texts.apply}
          </button>
        </div>
      </form>
    </div>
  );
}
