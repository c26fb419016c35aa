// Runs the common site as a program of `npm test`. Its `ready` report is the site in JSON.
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { startCommonSite } from './start-common-site.ts';

runScript(async () => {
  const { site, stop } = await startCommonSite();
  onShutdown(stop);
  process.send?.({ ready: JSON.stringify(site) });
});
