import type { Access, Call } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { REQUEST_CALLS, type RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { SERVICE_SIGNATURE } from '@tourbillon/domain/contract/service-signature.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import domain from '@tourbillon/domain/package.json' with { type: 'json' };
import { readSummaries } from './call-summaries.ts';
import { describeCall } from './describe-call.ts';
import { describeFields } from './field-descriptions.ts';
import { ERROR_RESPONSES, ERROR_SCHEMAS } from './errors.ts';
import { commonSchemas } from './json-schemas.ts';
import { PICTURES } from './pictures.ts';

/** Address of `npm run mock`. Each language has a base address below it. */
const MOCK = 'http://127.0.0.1:4322';

const ABOUT = `Every call that the storefront makes of a backend. Each host of the site has a base address of its own, and
the language of what it answers is that of the host. Calls with the tag \`visitor\` or \`account\` are offered to browsers
through the storefront's gateway; all others are made by the storefront alone. This file is made of
\`integrations/domain/contract\` by \`npm run openapi\`.`;

const ENGLISH = translator('en');

const TAGS: Record<Access, string> = {
  visitor: 'Anybody may make them, through the gateway.',
  token: 'For whoever brings a token in the field `token`, even of a session that has ended.',
  account: 'For the holder of an account: the field `token` says who.',
  'recent-proof': 'For the holder of an account who has shown password or passkey within five minutes.',
  'password-or-proof': 'The same; or for who gives the current password with the request.',
  storefront: 'Made by the storefront alone: for a page, or for a form it has judged.',
  staff: 'Made by the operator’s programs.',
};

/** The summary of a request that the staff answers. It uses the name that letters give to the request. */
function requestSummary(name: string): string | undefined {
  return name in REQUEST_CALLS ? ENGLISH(`requests.kind_${name as RequestCallName}`) : undefined;
}

/** The whole contract as an OpenAPI 3.1 description. */
export function describeContract(): Record<string, unknown> {
  const summaries = readSummaries('contract');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries<Call>(CALLS)) {
    const summary = summaries.get(`${call.method} ${call.path}`) ?? requestSummary(name);
    if (!summary)
      throw new Error(`The comment of ${name} does not begin with "${call.method} ${call.path}: …"`);
    paths[call.path] = {
      ...paths[call.path],
      [call.method.toLowerCase()]: describeCall(name, call, summary),
    };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Backend of the storefront',
      version: domain.version,
      description: ABOUT.replaceAll('\n', ' '),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: LOCALES.map((locale) => ({
      url: `${MOCK}/${locale}`,
      description: `npm run mock, host ${locale}`,
    })),
    security: [{}, { serviceSignature: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: describeFields({ ...paths, ...PICTURES }),
    components: {
      securitySchemes: {
        serviceSignature: {
          type: 'apiKey',
          in: 'header',
          name: SERVICE_SIGNATURE,
          description:
            'How a storefront signs its calls when it has a SERVICE_TOKEN; a backend may ignore it.',
        },
      },
      schemas: describeFields({ ...commonSchemas(), ...ERROR_SCHEMAS }),
      responses: ERROR_RESPONSES,
    },
  };
}
