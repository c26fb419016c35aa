import { format } from 'oxfmt';
import settings from '../../.oxfmtrc.json' with { type: 'json' };
import { fileOf } from '../processes/programs.ts';

/** Paths of the descriptions: of the calls of the storefront, and of those of the desk. */
export const OPENAPI_FILE = fileOf('docs/openapi.json');
export const DESK_OPENAPI_FILE = fileOf('docs/openapi-desk.json');

/** The description as text, in the format of the project. */
export async function writeOpenApi(description: Record<string, unknown>): Promise<string> {
  const { printWidth } = settings;
  return (await format(OPENAPI_FILE, JSON.stringify(description), { printWidth })).code;
}
