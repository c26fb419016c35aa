import type { APIRoute } from 'astro';
import { listPath, SECTIONS } from '#src/sections/sections.ts';

/** An item page without an item leads to its list (decision 4). */
export const GET: APIRoute = ({ redirect }) => redirect(listPath(SECTIONS.clock.list), 301);
