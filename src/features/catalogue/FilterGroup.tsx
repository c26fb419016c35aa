import { useStore } from '@nanostores/react';
import { memo, useEffect, useRef, useState } from 'react';
import { RangeSlider } from './RangeSlider.tsx';
import { $brandGroup } from '#src/stores/catalogue-filters.ts';
import { type BoundView, type GroupView, isSearched, optionsWith } from './filter-panel-view.ts';
import { type OptionView, type PackedOptions, unpackOptions } from './packed-options.ts';

interface Props {
  group: GroupView;
  /** Titles of the two parts of the brand list; label of the search of options, and its text without a result. */
  texts: { popular: string; others: string; seek: string; notFound: string };
  /** Ids of the chosen options, as `chosenIn` writes them: groups without a change are not rendered again. */
  chosen: string;
  /** Whether the visitor is typing a bound that is not applied yet. */
  isTyping: (name: string) => boolean;
}

type IsChosen = (id: string) => boolean;

/** One group of the filter panel. The server sets its first open state; after that the visitor controls it. */
export const FilterGroup = memo(function FilterGroup({ group, texts, chosen, isTyping }: Props) {
  const ids = chosen.split('\n');
  const isChosen = (id: string) => ids.includes(id);
  const [open] = useState(group.open);
  return (
    <details open={open}>
      <summary>{group.title}</summary>
      <fieldset>
        <legend className="visually-hidden">{group.title}</legend>
        {group.kind === 'range' && (
          <>
            <RangeSlider group={group} isTyping={isTyping} />
            <div className="bounds">
              {group.bounds.map((bound) => (
                <Bound key={bound.name} bound={bound} isTyping={isTyping} />
              ))}
            </div>
          </>
        )}
        {group.kind === 'range' && group.flag && checkbox(group.flag.id, '1', group.flag, isChosen)}
        {group.kind === 'flags' && group.options.map((option) => checkbox(option.id, '1', option, isChosen))}
        {group.kind === 'options' && <Options {...{ group, texts, isChosen }} />}
      </fieldset>
    </details>
  );
});

/** The options of a group. A long list can be searched by a part of a title. */
function Options({
  group: { name, title, options: first, more },
  texts,
  isChosen,
}: Pick<Props, 'texts'> & { group: Extract<GroupView, { kind: 'options' }>; isChosen: IsChosen }) {
  const [sought, seek] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What was typed before hydration raised no event here.
  useEffect(() => seek(field.current?.value ?? ''), []);
  const all = more ? `${first}\n${more}` : first;
  const found = sought && optionsWith(all, sought);
  return (
    <>
      {isSearched(name, all) && (
        <input
          type="search"
          className="seek"
          aria-label={`${title}: ${texts.seek}`}
          placeholder={texts.seek}
          ref={field}
          autoComplete="off"
          onChange={({ currentTarget }) => seek(currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {sought ? found ? options(name, found, isChosen) : <p role="status">{texts.notFound}</p> : null}
      {!sought && options(name, first, isChosen)}
      {!sought && more && <OtherBrands title={texts.others}>{options(name, more, isChosen)}</OtherBrands>}
    </>
  );
}

/** Plain functions instead of components: a brand list is long, and each component costs render time on the server. */
function options(name: string, list: PackedOptions, isChosen: IsChosen) {
  return (
    <ul>
      {unpackOptions(list).map((option) => (
        <li key={option.id}>{checkbox(name, option.id, option, isChosen)}</li>
      ))}
    </ul>
  );
}

function checkbox(name: string, value: string, { id, title, count }: OptionView, isChosen: IsChosen) {
  return (
    <label key={id}>
      <input type="checkbox" name={name} value={value} checked={isChosen(id)} onChange={heardByForm} />
      <span>{title}</span> <small>{count}</small>
    </label>
  );
}

/** The form handles the changes of all its checkboxes. React warns about a checkbox without a handler of its own. */
const heardByForm = () => undefined;

/** The less popular brands, collapsed by default (§3, brand_group_selector). */
function OtherBrands({ title, children }: { title: string; children: React.ReactNode }) {
  const group = useStore($brandGroup, { ssr: () => 'popular' as const });
  return (
    <details
      className="others"
      open={group === 'all'}
      onToggle={({ currentTarget }) => $brandGroup.set(currentTarget.open ? 'all' : 'popular')}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** One bound. While the visitor types, the input keeps their text; otherwise it shows the value from the page. */
function Bound({ bound, isTyping }: { bound: BoundView; isTyping: Props['isTyping'] }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current && !isTyping(bound.name)) input.current.value = bound.typed;
  }, [bound, isTyping]);
  return (
    <label className="field">
      <span>{bound.label}</span>
      <input
        ref={input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        name={bound.name}
        defaultValue={bound.typed}
        placeholder={bound.hint}
        aria-invalid={bound.error ? true : undefined}
        aria-describedby={bound.error && `${bound.name}-error`}
      />
      {bound.error && (
        <span className="error" id={`${bound.name}-error`}>
          {bound.error}
        </span>
      )}
    </label>
  );
}
