import { useEffect, useState } from 'react';
import { useOneAtATime } from '../../actions/one-at-a-time.ts';
import { callDesk } from '../../data/call-desk.ts';
import { afterFailedCheck, goesOn, type ImportState, importFailure } from './import-failure.ts';

/** Milliseconds between two checks of the progress. */
const POLLING_INTERVAL = 700;

/** Runs an import from the choice of the file to its end. @param onEnd called after the stock has changed. */
export function useStockImport(onEnd: () => void) {
  const [state, setState] = useState<ImportState>({});
  const [run] = useOneAtATime();
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
          setState((before) => afterFailedCheck(before, error));
          if (!goesOn(error)) onEnd();
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
        setState({ failure: importFailure(error) });
      }
    },
    confirm: () =>
      run(async () => {
        const { report } = state;
        if (!report) return;
        setState({ report, isStarting: true });
        try {
          const { data } = await callDesk('applyStockFile', { hash: report.hash });
          setState({ report, progress: data });
        } catch (error) {
          setState({ failure: importFailure(error) });
        }
      }),
    reset: () => setState({}),
  };
}
