// A program of its own: renders the pages that exist ahead with the built server. Arguments: folder of the
// build, name of the build. The backend must answer.
import { loadEntry } from './entry.ts';

const [dist = 'dist', build = ''] = process.argv.slice(2);
const { renderAhead } = await loadEntry(dist);
const report = await renderAhead(build, (done, total) => {
  process.send?.({ step: 'rendering', done, total });
});
process.send?.({ ready: JSON.stringify(report) }, () => process.exit());
