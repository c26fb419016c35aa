// A storefront with two workers that serves before its pages are rendered, as `npm start` does. Argument: folder of a
// build. The message `render` makes it render them; `sources` is answered with how many pages came from where.
import { renderInto } from '../../scripts/build/make.ts';
import { forgetPages, renderWhileServing } from '../../scripts/build/render-while-serving.ts';
import { ROOT } from '../../scripts/processes/programs.ts';
import { onShutdown, runScript } from '../../scripts/processes/shutdown.ts';
import { superviseStorefront } from '../../scripts/processes/workers/supervise.ts';

/** A counter as prom-client gives it. */
interface Counter {
  name: string;
  values: { value: number; labels: Record<string, string> }[];
}

runScript(async () => {
  const [dist = ''] = process.argv.slice(2);
  const { env } = process;
  await forgetPages(dist);
  const storefront = await superviseStorefront({
    place: { root: ROOT, dist },
    count: 2,
    env,
    log: console.error,
  });
  onShutdown(storefront.stop);
  process.on('message', async (message) => {
    if (message === 'render') await renderWhileServing(() => renderInto(dist, 'beside', env), storefront);
    const counters = (await storefront.metrics()).map((worker) =>
      (worker as Counter[]).find(({ name }) => name === 'storefront_pages_total'),
    );
    const sources = counters.map((counter) =>
      Object.fromEntries(counter?.values.map(({ labels, value }) => [labels.from, value]) ?? []),
    );
    process.send?.({ sources });
  });
  process.send?.({ ready: storefront.address });
});
