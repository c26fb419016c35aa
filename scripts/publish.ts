// npm run publish: publishes changed files of the content folder, and prints the pages that show them.
import { readPublishSecret } from '../src/publishing/publish-secret.ts';
import { readCommandLine } from './processes/command-line.ts';
import { readSettings } from './processes/settings.ts';
import { runScript } from './processes/shutdown.ts';
import { renewPages } from './publish/renew-pages.ts';
import { draftReport, renewalReport, importReport } from './publish/report.ts';
import { importContent } from './publish/import-content.ts';
import type { ImportResult } from './publish/import-result.ts';

runScript(async () => {
  readCommandLine({});
  const settings = readSettings();
  const since = Date.now();
  let taken: ImportResult | undefined;
  if (settings.externalBackend) {
    say(['The backend is an external one. It announces its changes itself.']);
  } else {
    taken = await importContent(settings, await readPublishSecret(settings.storefront));
    say(importReport(taken));
  }
  // The import may have made the secret.
  const secret = await readPublishSecret(settings.storefront);
  const renewed = secret && (await renewPages(settings, secret, since));
  if (renewed) say(renewalReport(renewed, settings.origins));
  else say([`No storefront runs on port ${settings.port}. The pages are renewed when it starts.`]);
  if (taken && secret) say(draftReport(taken.drafts, secret, settings.origins));
  const failed = (taken?.broken.length ?? 0) + (renewed ? renewed.failed.length : 0);
  return failed > 0 ? 1 : 0;
});

function say(lines: string[]): void {
  for (const line of lines) console.log(line);
}
