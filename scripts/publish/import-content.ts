import * as v from 'valibot';
import { importContent as importCall } from '@tourbillon/domain/contract/changes.ts';
import { readServiceToken } from '@tourbillon/platform/configuration/service-token.ts';
import { SERVICE_SIGNATURE, signCall } from '@tourbillon/domain/contract/service-signature.ts';
import { sign } from '@tourbillon/domain/contract/body-signature.ts';
import { Problem } from '../bootstrap/problem.mjs';
import { requireDatabase } from '../processes/require-database.ts';
import type { Settings } from '../processes/settings.ts';
import { postJson } from './post-json.ts';
import type { ImportResult } from './import-result.ts';

/**
 * Asks the running backend to import the content folder. When none runs, opens the database itself.
 * @throws Problem when neither works.
 */
export async function importContent(settings: Settings, secret: string | undefined): Promise<ImportResult> {
  const prefix = settings.storefront.BACKEND_PREFIX.split('/').filter(Boolean);
  // The backend has only the languages of the site.
  const target = `/${[settings.locales[0], ...prefix].join('/')}${importCall.path}`;
  const body = JSON.stringify(sign(secret ?? '', '', Date.now()));
  const token = readServiceToken(settings.storefront);
  const call = { method: 'POST', target, body };
  const reply = await postJson(
    {
      host: settings.backendHost === '0.0.0.0' ? '127.0.0.1' : settings.backendHost,
      port: settings.backendPort,
      path: target,
      headers: token ? { [SERVICE_SIGNATURE]: signCall(token, call, Date.now()) } : {},
    },
    body,
  );
  if (!reply) {
    requireDatabase(settings);
    // Loaded only here: the modules of the database take a second.
    const { importWithoutBackend } = await import('./import-without-backend.ts');
    return importWithoutBackend(settings);
  }
  if (reply.status === 401) {
    throw new Problem('The running backend has another token. Give this command the same SERVICE_TOKEN.');
  }
  if (reply.status === 403) {
    throw new Problem(
      'The running backend has another secret. Give this command the same DATA_DIR or PUBLISH_SECRET.',
    );
  }
  const response = v.safeParse(importCall.response, reply.body);
  if (reply.status === 200 && response.success) return response.output;
  throw new Problem(
    `What answers on port ${settings.backendPort} is no backend of this version (status ${reply.status}). ` +
      'Set BACKEND_PORT, or PORT, to those of the running site.',
  );
}
