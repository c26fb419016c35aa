import { useEffect, useState } from 'react';
import type { ImportProgress, ImportReportView } from '@tourbillon/domain/desk/stock-import.ts';
import type { DeskKey } from '../../../messages/index.ts';
import { callDesk } from '../../data/call-desk.ts';
import { failureKey } from '../failure-key.ts';

/** Milliseconds between two checks of the progress. */
const POLLING_INTERVAL = 700;

/** The state of an import in the dialog. */
interface State {
  isReading?: boolean;
  report?: ImportReportView;
  progress?: ImportProgress;
  failure?: DeskKey;
}

/** Runs an import from the choice of the file to its end. @param onEnd called after the stock has changed. */
export function useStockImport(onEnd: () => void) {
  const [state, setState] = useState<State>({});
  const hash = state.progress?.state === 'running' ? state.progress.hash : undefined;
  useEffect(() => {
    if (hash === undefined) return undefined;
    const timer = setInterval(() => {
      void callDesk('progressOfImport', { hash }).then(
        ({ data }) => {
          setState((before) => ({ ...before, progress: data }));
          if (data.state !== 'running') onEnd();
        },
        (error: unknown) => {
          // A lost connection is ignored: the import continues on the server, and the next check may succeed.
          if (failureKey(error) !== 'stock.away') setState({ failure: failureKey(error) });
        },
      );
    }, POLLING_INTERVAL);
    return () => clearInterval(timer);
  }, [hash, onEnd]);
  return {
    state,
    async read(file: File, { addBrands, archivesMissing }: { addBrands: boolean; archivesMissing: boolean }) {
      setState({ isReading: true });
      const choices = {
        name: file.name,
        add_brands: addBrands ? '1' : '0',
        archives_missing: archivesMissing ? '1' : '0',
      };
      try {
        const { data } = await callDesk('readStockFile', choices, { file });
        setState({ report: data });
      } catch (error) {
        setState({ failure: failureKey(error) });
      }
    },
    async confirm() {
      if (!state.report) return;
      try {
        const { data } = await callDesk('applyStockFile', { hash: state.report.hash });
        setState({ ...state, progress: data });
      } catch (error) {
        setState({ failure: failureKey(error) });
      }
    },
    reset: () => setState({}),
  };
}
