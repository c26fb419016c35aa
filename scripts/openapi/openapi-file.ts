import { format, resolveConfig } from 'prettier';
import { fileOf } from '../processes/programs.ts';

/** Path of the description. */
export const OPENAPI_FILE = fileOf('docs/openapi.json');

/** The description as text, in the format of the project. */
export async function writeOpenApi(description: Record<string, unknown>): Promise<string> {
  const settings = await resolveConfig(OPENAPI_FILE);
  return format(JSON.stringify(description), { ...settings, parser: 'json' });
}
