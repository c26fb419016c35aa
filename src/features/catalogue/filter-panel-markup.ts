import { KEPT_BY_RESET, includesOption } from '#src/stores/catalogue-filters.ts';
import { SHOWN_GROUP } from '@tourbillon/domain/sections/list-parameters.ts';
import { shortened, shortOptions } from './short-options.ts';
import { histogramBox } from './histogram.ts';
import { placeOf } from './slider-place.ts';
import { type BoundView, type GroupView, isSearched, type PanelView } from './filter-panel-view.ts';
import { type OptionView, type PackedOptions, unpackOptions } from './packed-options.ts';
import { type PackedPanel, WHOLE } from './packed-panel.ts';

type Group<Kind> = Extract<GroupView, { kind: Kind }>;

/** Writes a list of options. @param isSeen whether it is visible at first, because its group is open. */
type WriteList = (name: string, list: PackedOptions, isSeen: boolean) => string;

/** Whether an option is selected. */
type IsChosen = (name: string, id: string) => boolean;

/**
 * The HTML of `FilterPanel.tsx`, as React renders it on the server. Only options that are not visible at first are
 * different: they are a short text, from which a script creates the checkboxes. Without scripts a button loads the page
 * with all checkboxes.
 */
export function filterPanelMarkup({ panel: { [WHOLE]: panel } }: { panel: PackedPanel }): string {
  if (!panel) throw new Error('The panel was not packed by packPanel.');
  const { texts, state } = panel;
  const write: WriteList = (name, list, isSeen) => {
    const { boxes, short } = panel.isWhole ? { boxes: list, short: '' } : shortened(list, isSeen);
    const isWhole = !short || unpackOptions(short).some(({ id }) => isChosen(name, id));
    return isWhole ? optionList(name, list, isChosen) : shortList(name, boxes, short, texts, isChosen);
  };
  const isChosen: IsChosen = (name, id) => includesOption(state, name, id);
  const kept = KEPT_BY_RESET.map((name) => {
    const value = state[name];
    return typeof value === 'string' ? `<input type="hidden"${named(name, value)}/>` : '';
  });
  const reset = panel.reset
    ? `href="${escaped(panel.reset)}"`
    : 'role="link" aria-disabled="true" tabindex="-1"';
  return (
    '<div class="filter-panel" id="filters" popover="auto">' +
    `<form autoComplete="off" aria-label="${escaped(texts.filters)}" action="${escaped(panel.path)}" method="get">` +
    `<div class="filter-head"><h2>${escaped(texts.filters)}</h2>` +
    '<button type="button" class="filter-close" popoverTarget="filters" popoverTargetAction="hide" autofocus="">' +
    `<span class="visually-hidden">${escaped(texts.close)}</span></button></div>` +
    kept.join('') +
    `<div class="filter-groups">${panel.groups.map((group) => groupMarkup(group, texts, write, isChosen)).join('')}</div>` +
    `<div class="filter-foot"><p class="filter-total" role="status">${escaped(texts.total)}</p>` +
    `<a class="button button--quiet button--small" ${reset}>${escaped(texts.reset)}</a> ` +
    `<button class="button button--small">${escaped(texts.apply)}</button></div></form></div>`
  );
}

function groupMarkup(
  group: GroupView,
  texts: PanelView['texts'],
  write: WriteList,
  isChosen: IsChosen,
): string {
  const title = escaped(group.title);
  const content =
    group.kind === 'options' ? optionsMarkup(group, texts, write)
    : group.kind === 'flags' ? group.options.map((option) => checkbox(option.id, '1', option, isChosen)).join('')
    : rangeMarkup(group, isChosen); // prettier-ignore
  return (
    `<details${group.open ? ' open=""' : ''}><summary>${title}</summary>` +
    `<fieldset><legend class="visually-hidden">${title}</legend>${content}</fieldset></details>`
  );
}

function optionsMarkup(
  { name, title, open, options, more }: Group<'options'>,
  texts: PanelView['texts'],
  write: WriteList,
): string {
  const seek = isSearched(name, more ? `${options}\n${more}` : options)
    ? `<input type="search" class="seek" aria-label="${escaped(`${title}: ${texts.seek}`)}" placeholder="${escaped(texts.seek)}" autoComplete="off"/>`
    : '';
  const others = more
    ? `<details class="others"><summary>${escaped(texts.others)}</summary>${write(name, more, false)}</details>`
    : '';
  return seek + write(name, options, open) + others;
}

function optionList(name: string, list: PackedOptions, isChosen: IsChosen): string {
  return `<ul>${optionItems(name, list, isChosen)}</ul>`;
}

function optionItems(name: string, list: PackedOptions, isChosen: IsChosen): string {
  return unpackOptions(list)
    .map((option) => `<li>${checkbox(name, option.id, option, isChosen)}</li>`)
    .join('');
}

/** A list of options: the first checkboxes, and a short text for the others with the button in their place. */
function shortList(
  name: string,
  boxes: PackedOptions,
  short: PackedOptions,
  texts: PanelView['texts'],
  isChosen: IsChosen,
): string {
  return (
    `<ul data-options="${escaped(shortOptions(name, short))}">${optionItems(name, boxes, isChosen)}<li><noscript>` +
    `<button name="${SHOWN_GROUP}" value="${escaped(name)}">${escaped(texts.list)}</button></noscript></li></ul>`
  );
}

function checkbox(name: string, value: string, { title, count }: OptionView, isChosen: IsChosen): string {
  const checked = isChosen(name, value) ? ' checked=""' : '';
  return `<label><input type="checkbox"${checkedFirst(name, value, checked)}/><span>${escaped(title)}</span> <small>${escaped(count)}</small></label>`;
}

function rangeMarkup(group: Group<'range'>, isChosen: IsChosen): string {
  const flag = group.flag ? checkbox(group.flag.id, '1', group.flag, isChosen) : '';
  return `${sliderMarkup(group)}<div class="bounds">${group.bounds.map(boundMarkup).join('')}</div>${flag}`;
}

function sliderMarkup({ bounds, stops, histogram, title }: Group<'range'>): string {
  if (stops.length === 0) return '';
  const last = stops.length - 1;
  const drawing = histogram
    ? `<svg viewBox="${histogramBox(histogram)}" preserveAspectRatio="none" aria-hidden="true" focusable="false"><path d="${escaped(histogram.path)}"></path></svg>`
    : '';
  const thumbs = bounds.map((bound, end) => {
    const place = placeOf(bound.typed, stops, end === 0 ? 0 : last);
    return (
      `<input type="range" min="0" max="${last}" data-bound="${escaped(bound.name)}"` +
      ` aria-label="${escaped(`${title}, ${bound.label}`)}" aria-valuetext="${escaped(String(stops[place]))}" value="${place}"/>`
    );
  });
  return `<div class="slider">${drawing}<div class="thumbs">${thumbs.join('')}</div></div>`;
}

function boundMarkup({ name, label, typed, hint, error }: BoundView): string {
  const wrong = error ? ` aria-invalid="true" aria-describedby="${escaped(name)}-error"` : '';
  const reason = error ? `<span class="error" id="${escaped(name)}-error">${escaped(error)}</span>` : '';
  return (
    `<label class="field"><span>${escaped(label)}</span>` +
    `<input type="text" inputMode="decimal" autoComplete="off" placeholder="${escaped(hint)}"${wrong}${named(name, typed)}/>${reason}</label>`
  );
}

/** Name and value of an input, where React writes them: last, with the check between them. */
function checkedFirst(name: string, value: string, checked: string): string {
  return ` name="${escaped(name)}"${checked} value="${escaped(value)}"`;
}

function named(name: string, value: string): string {
  return checkedFirst(name, value, '');
}

const SPECIAL = /["&'<>]/;
const ESCAPES: Record<string, string> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text as React escapes it. */
function escaped(text: string): string {
  return SPECIAL.test(text) ? text.replace(/["&'<>]/g, (sign) => ESCAPES[sign] ?? sign) : text;
}
