import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { $filters, addressOf, resetFilters, setScalar, toggleOption } from '#src/stores/catalogue-filters.ts';
import { FilterGroup } from './FilterGroup.tsx';
import { openList } from './open-list.ts';
import type { PanelView } from './panel.ts';
import { usePageState } from './use-page-state.ts';

/** Milliseconds a visitor may pause while typing a bound before the list follows. */
const TYPING_PAUSE = 600;

/**
 * The filters of a list: a plain GET form that the server renders, and that follows every click once it is
 * hydrated. On a phone it is a sheet (`popover`), which needs no JavaScript either.
 */
export default function FilterPanel({ panel }: { panel: PanelView }) {
  // On the server, and until the store is told, the page's own state holds.
  const state = useStore($filters, { ssr: () => null }) ?? panel.state;
  const [live, setLive] = useState(false);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  usePageState(panel);
  useEffect(() => setLive(true), []);

  const follow = () => {
    clearTimeout(typing.current);
    void openList(addressOf(panel.path, $filters.get()));
  };
  const onChange = ({ target }: FormEvent<HTMLFormElement>) => {
    const input = target as HTMLInputElement;
    if (input.type !== 'checkbox') return;
    const group = panel.groups.find(({ name }) => name === input.name);
    if (group?.kind === 'options') toggleOption(input.name, input.value);
    else setScalar(input.name, input.checked);
    follow();
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const input = target as HTMLInputElement;
    if (input.type !== 'text') return;
    setScalar(input.name, input.value.trim());
    clearTimeout(typing.current);
    typing.current = setTimeout(follow, TYPING_PAUSE);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.hidePopover();
    follow();
  };
  const onReset = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    resetFilters();
    follow();
  };
  const isChosen = (name: string, id: string) => {
    const value = state[name];
    return typeof value === 'object' ? value.includes(id) : value === id;
  };

  return (
    <form
      className="filter-panel"
      id="filters"
      popover="auto"
      method="get"
      action={panel.path}
      aria-label={panel.texts.filters}
      onChange={onChange}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <div className="filter-head">
        <h2>{panel.texts.filters}</h2>
        <button type="button" className="filter-close" popoverTarget="filters" popoverTargetAction="hide">
          <span className="visually-hidden">{panel.texts.close}</span>
        </button>
      </div>
      {typeof state.sort === 'string' && <input type="hidden" name="sort" value={state.sort} />}
      <div className="filter-groups">
        {panel.groups.map((group) => (
          <FilterGroup key={group.name} group={group} texts={panel.texts} isChosen={isChosen} />
        ))}
      </div>
      <div className="filter-foot">
        {panel.reset && (
          <a className="button button--quiet button--small" href={panel.reset} onClick={onReset}>
            {panel.texts.reset}
          </a>
        )}
        <button className={live ? 'button button--small live' : 'button button--small'}>
          {live ? panel.texts.show : panel.texts.apply}
        </button>
      </div>
    </form>
  );
}
