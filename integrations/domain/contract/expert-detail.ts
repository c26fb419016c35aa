import * as v from 'valibot';
import { defineCall } from './call.ts';
import { articleSummary } from './content.ts';
import { expertEntry } from './experts.ts';
import { CACHE_SECONDS, slug } from './fields.ts';

/** GET experts/{slug}: an expert and their articles, the newest first; 404 when unknown. */
export const expert = defineCall({
  method: 'GET',
  path: '/experts/{slug}',
  request: v.object({ slug }),
  response: v.object({ data: v.object({ ...expertEntry.entries, articles: v.array(articleSummary) }) }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});
