// npm run preview -- article/some-slug: links that show an unpublished article, one for each host.
import { readPublishSecret } from '../src/publishing/publish-secret.ts';
import { Problem } from './bootstrap/problem.mjs';
import { readCommandLine } from './processes/command-line.ts';
import { readSettings } from './processes/settings.ts';
import { runScript } from './processes/shutdown.ts';
import { previewLinks } from './publish/report.ts';

runScript(async () => {
  const [article = ''] = readCommandLine({}, 1).words;
  const slug = /^articles?\/([a-z0-9][a-z0-9-]*)\/?$/.exec(article)?.[1];
  if (!slug) throw new Problem('Name the article: npm run preview -- article/some-slug');
  const { locales, origins, storefront } = readSettings();
  const secret = await readPublishSecret(storefront);
  if (!secret) {
    throw new Problem(
      'There is no secret for links yet. Start the site once, or set DATA_DIR or PUBLISH_SECRET as the site has it.',
    );
  }
  console.log(previewLinks(slug, locales, secret, origins).join('\n').replaceAll(/^ +/gm, ''));
  return 0;
});
