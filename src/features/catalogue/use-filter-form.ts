import type { TransitionBeforePreparationEvent } from 'astro:transitions/client';
import { useCallback, useLayoutEffect, useRef, type FormEvent, type MouseEvent, type RefObject } from 'react';
import {
  $filters,
  addressOf,
  hasChanged,
  includesOption,
  resetFilters,
  setScalar,
  toggleOption,
} from '#src/stores/catalogue-filters.ts';
import { openList } from './open-list.ts';
import type { PanelView } from './filter-panel-view.ts';

/** Delay after the last key before a typed bound is applied, milliseconds. */
const TYPING_DELAY_MS = 600;

/** Handlers of the filter form: a checkbox, or a pause while typing, updates the store and opens the list. */
export function useFilterForm(panel: PanelView, form: RefObject<HTMLFormElement | null>) {
  // Typed bounds that are not applied yet; a page that arrives meanwhile must not overwrite them.
  const typed = useRef(new Map<string, string>());
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const applyTyped = () => {
    clearTimeout(pause.current);
    for (const [name, value] of typed.current) setScalar(name, value);
    typed.current.clear();
  };
  const follow = () => {
    applyTyped();
    void openList(addressOf(panel.path, $filters.get()));
  };
  const tick = (input: HTMLInputElement) => {
    if (input.checked === includesOption($filters.get(), input.name, input.value)) return;
    const group = panel.groups.find(({ name }) => name === input.name);
    if (group?.kind === 'options') toggleOption(input.name, input.value);
    else setScalar(input.name, input.checked);
    follow();
  };
  const type = (input: HTMLInputElement) => {
    typed.current.set(input.name, input.value.trim());
    clearTimeout(pause.current);
    pause.current = setTimeout(follow, TYPING_DELAY_MS);
  };

  /** A thumb of a slider writes its stop into the input of its bound; at the end of the scale the bound is open. */
  const slide = (thumb: HTMLInputElement) => {
    const name = thumb.dataset.bound ?? '';
    const input = form.current?.elements.namedItem(name);
    const group = panel.groups.find((one) => one.kind === 'range' && name.startsWith(`${one.name}_`));
    if (!(input instanceof HTMLInputElement) || group?.kind !== 'range') return;
    const isEnd = thumb.value === (name === group.bounds[0].name ? thumb.min : thumb.max);
    input.value = isEnd ? '' : String(group.stops[thumb.valueAsNumber]);
    type(input);
  };

  useLayoutEffect(() => {
    // Changes before hydration raised no event here, so read them from the form.
    for (const input of form.current?.querySelectorAll('input') ?? []) {
      if (input.type === 'checkbox') tick(input);
      else if (input.value === input.defaultValue) continue;
      else if (input.type === 'text') type(input);
      else if (input.type === 'range') slide(input);
    }
    // After a navigation, a bound that was typed just before it must not open the list again.
    const leave = ({ from, to }: TransitionBeforePreparationEvent) => {
      if (to.pathname !== from.pathname) clearTimeout(pause.current);
    };
    document.addEventListener('astro:before-preparation', leave);
    return () => {
      clearTimeout(pause.current);
      document.removeEventListener('astro:before-preparation', leave);
    };
    // Only once, at hydration: later changes raise events.
  }, []);

  const isTyping = useCallback((name: string) => typed.current.has(name), []);

  return {
    isTyping,
    /** In React `change` fires at every keystroke, so one listener handles checkboxes and text inputs. */
    onChange({ target }: FormEvent<HTMLFormElement>) {
      const input = target as HTMLInputElement;
      if (input.type === 'checkbox') tick(input);
      else if (input.type === 'text') type(input);
      else if (input.type === 'range') slide(input);
    },
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
      applyTyped();
      // Without a change the list stays at its page.
      if (hasChanged(panel.state)) follow();
    },
    onReset(event: MouseEvent) {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      typed.current.clear();
      resetFilters();
      follow();
    },
  };
}
