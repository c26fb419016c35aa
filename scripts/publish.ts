// npm run publish: publishes changed files of the content folder, and prints the pages that show them.
import { readPublishSecret } from '../src/publishing/publish-secret.ts';
import { readSettings } from './processes/settings.ts';
import { runScript } from './processes/shutdown.ts';
import { renewPages } from './publish/renew-pages.ts';
import { sayDrafts, sayRenewed, sayTakenIn } from './publish/report.ts';
import { takeIn } from './publish/take-in.ts';
import type { TakenIn } from './publish/taken-in.ts';

runScript(async () => {
  const settings = readSettings();
  const since = Date.now();
  let taken: TakenIn | undefined;
  if (settings.externalBackend) {
    say(['The backend is not ours: it announces its changes by itself.']);
  } else {
    taken = await takeIn(settings, await readPublishSecret(settings.storefront));
    say(sayTakenIn(taken));
  }
  // The import may have made the secret.
  const secret = await readPublishSecret(settings.storefront);
  const renewed = secret && (await renewPages(settings, secret, since));
  if (renewed) say(sayRenewed(renewed, settings.origins));
  else say([`No storefront runs on port ${settings.port}; its pages follow when it does.`]);
  if (taken && secret) say(sayDrafts(taken.drafts, secret, settings.origins));
  const failed = (taken?.broken.length ?? 0) + (renewed ? renewed.failed.length : 0);
  return failed > 0 ? 1 : 0;
});

function say(lines: string[]): void {
  for (const line of lines) console.log(line);
}
