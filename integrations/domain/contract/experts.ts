import * as v from 'valibot';
import { defineCall } from './call.ts';
import { picture } from './catalogue.ts';
import { CACHE_SECONDS, slug } from './fields.ts';

/** Fields of expertise, the types of `/experts/{type}/` (decision 8). */
export const EXPERT_TYPES = ['watches', 'jewellery', 'diamonds', 'art'] as const;
export type ExpertType = (typeof EXPERT_TYPES)[number];

/** The author of an article. */
export const expertCard = v.object({
  slug,
  name: v.string(),
  job_title: v.string(),
  experience: v.string(),
  portrait: v.nullable(picture),
});
export type ExpertCard = v.InferOutput<typeof expertCard>;

/** An expert with all their data (§3, Expert). */
export const expertEntry = v.object({
  ...expertCard.entries,
  types: v.pipe(v.array(v.picklist(EXPERT_TYPES)), v.minLength(1)),
  /** Aliases of the offices where they see clients, the first one most of the time. */
  offices: v.optional(v.array(slug), []),
  education: v.string(),
  /** A few sentences about their work. */
  about: v.string(),
  /** The expert's own website; null when there is none. */
  site: v.nullable(v.pipe(v.string(), v.url())),
  /** Clients' rating from 1 to 5; null while there are too few ratings. */
  rating: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(5))),
  /** Slugs of the services they provide. */
  services: v.array(slug),
});
export type ExpertEntry = v.InferOutput<typeof expertEntry>;

/** GET experts: all experts, or those of one type, in the shop's order. */
export const experts = defineCall({
  method: 'GET',
  path: '/experts',
  request: v.object({ type: v.optional(v.picklist(EXPERT_TYPES)) }),
  response: v.object({ data: v.array(expertEntry) }),
  cacheSeconds: CACHE_SECONDS.long,
  access: 'visitor',
  limit: 'reads',
});
