import { Fragment, type ReactNode, useState } from 'react';
import { EXPORT_PARTS, type ExportPart } from '@tourbillon/domain/contract/personal-area/export-parts.ts';
import { patternDate, patternMoment } from '@tourbillon/domain/i18n/date-patterns.ts';
import { isProofMissing, provedCall } from '#src/ui/account/proved-call.ts';
import { Button } from '#src/ui/Button.tsx';
import { download } from '../download.ts';
import { wordedCell } from './export-values.ts';
import type { TabView } from './tab-view.ts';

type Cell = string | number | boolean | null;

/** A timestamp in the export, and a day alone. */
const TIMESTAMP = /^\d{4}-\d\d-\d\dT/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** An item: its section and its slug, which are its address. */
const ITEM = /^[a-z]+\/[\w-]+$/;

/** The export as the contract defines it. */
interface Exported {
  made_at: string;
  parts: Partial<Record<ExportPart, Record<string, Cell>[]>>;
}

/** All data of an account: shown on the page, or downloaded as a file. */
export function Export({ view }: { view: TabView }) {
  const { words } = view;
  const [shown, setShown] = useState<Exported>();
  const [busy, setBusy] = useState<'show' | 'file'>();
  const [said, setSaid] = useState('');
  const fetchAll = async (what: 'show' | 'file') => {
    setBusy(what);
    setSaid('');
    try {
      const { data } = await provedCall<{ data: Exported }>('/account/export');
      if (what === 'show') setShown(data);
      else download('account.json', 'application/json', `${JSON.stringify(data, null, 2)}\n`);
    } catch (error) {
      setSaid(words[isProofMissing(error) ? 'passkeys.proofMissing' : 'orders.notDone']);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <section className="account-section" aria-labelledby="area-export">
      <h3 id="area-export">{words['privacy.exportTitle']}</h3>
      <p>{words['privacy.exportText']}</p>
      <div className="account-actions">
        <Button kind="quiet" isBusy={busy === 'show'} onClick={() => void fetchAll('show')}>
          {words['privacy.show']}
        </Button>
        <Button kind="quiet" isBusy={busy === 'file'} onClick={() => void fetchAll('file')}>
          {words['privacy.download']}
        </Button>
      </div>
      <p role="status" className="muted">
        {said}
      </p>
      {shown && <Readable exported={shown} view={view} />}
    </section>
  );
}

function Readable({ exported, view }: { exported: Exported; view: TabView }) {
  const { words, parts, fields } = view;
  return (
    <div className="area-export">
      {EXPORT_PARTS.map((part) => {
        const rows = exported.parts[part] ?? [];
        return (
          <section key={part} aria-label={parts[part]}>
            <h4>{parts[part]}</h4>
            {rows.length === 0 && <p className="muted">{words['privacy.nothing']}</p>}
            {rows.map((row, place) => (
              <dl key={place} className="account-facts">
                {Object.entries(row).map(([name, value]) => (
                  <Fragment key={name}>
                    <dt>{fields[name] ?? name}</dt>
                    <dd>{cellContent(part, name, value, view)}</dd>
                  </Fragment>
                ))}
              </dl>
            ))}
          </section>
        );
      })}
    </div>
  );
}

/** A value as the reader sees it: codes as words, days and timestamps in the reader's time zone, items as links. */
function cellContent(part: ExportPart, name: string, value: Cell, view: TabView): ReactNode {
  const { words, dates, values } = view;
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return words[value ? 'privacy.yes' : 'privacy.no'];
  const text = String(value);
  if (TIMESTAMP.test(text)) return patternMoment(dates, text);
  if (DAY.test(text)) return patternDate(dates, text);
  if (name === 'item' && ITEM.test(text)) return <a href={`/${text}/`}>{`${location.host}/${text}/`}</a>;
  return wordedCell(values, part, name, text) ?? text;
}
