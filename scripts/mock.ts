// npm run mock: the embedded backend with its stock, without the storefront, for tests of other programs.
// Received data and a copy of the texts are in a separate folder; letters are files there and are never sent.
import { mockEnvironment } from './mock/mock-environment.ts';
import { readCommandLine } from './processes/command-line.ts';
import { claimPort } from './processes/ports.ts';
import { startBackend } from './processes/programs.ts';
import { readSettings } from './processes/settings.ts';
import { endScript, onShutdown, runScript } from './processes/shutdown.ts';

runScript(async () => {
  readCommandLine({});
  const settings = readSettings();
  await claimPort(settings.backendPort, settings.backendHost, 'BACKEND_PORT', 'npm run mock');
  const backend = await startBackend(settings, await mockEnvironment(settings));
  onShutdown(backend.stop);
  const prefix = settings.storefront.BACKEND_PREFIX.replace(/^\/+|\/+$/g, '');
  const bases = settings.storefront.hosts.locales.map((locale) =>
    [backend.address, locale, prefix].filter(Boolean).join('/'),
  );
  console.log(`\n${bases.join('\n')}\n\nThe calls: docs/openapi.json. Ctrl-C stops it.`);
  process.send?.({ ready: backend.address });
  void backend.ended.then(() => endScript(1));
});
