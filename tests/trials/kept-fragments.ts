// npm run kept-fragments: renders 2,000 random pages twice, by a storefront that keeps fragments between pages and by
// one that does not, and compares every byte. Another number: npm run kept-fragments -- 500.
import { bundleWhenStale } from '../../scripts/build/make.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { itemsOf } from '../benchmarks/bench-render/kinds.ts';
import { compareRandomPages, startTwoStorefronts } from '../site/kept-fragments/two-storefronts.ts';
import { startThrowawaySite } from '../site/throwaway.ts';

runScript(async () => {
  const pages = Number(process.argv[2] ?? 2_000);
  await bundleWhenStale();
  const site = await startThrowawaySite({}, { data: 'demonstration', pages: 'none' });
  onShutdown(site.stop);
  const hostOf = (locale: string) => `${locale}.localhost:${site.port}`;
  const items = await itemsOf({ port: site.port, host: hostOf('en') });
  const both = await startTwoStorefronts(site);
  onShutdown(both.stop);
  const { statuses, different } = await compareRandomPages(both, { seed: 21, pages, items, hostOf });
  console.log(
    `${pages} pages, responses by status ${JSON.stringify(statuses)}, ${different.length} different`,
  );
  for (const page of different) console.log(page);
  return different.length === 0 ? 0 : 1;
});
