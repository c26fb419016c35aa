import path from 'node:path';
import * as v from 'valibot';
import { readServiceTokens } from '@tourbillon/domain/contract/service-signature.ts';
import { type Locale, LOCALES, readLocales } from '@tourbillon/domain/i18n/languages.ts';

/** An optional string. */
export const text = v.optional(v.string());

/**
 * A number in a range.
 * @param given what the error message asks for, for example `a number from 1 to 65535`.
 * @param usual the default value.
 */
export function number(range: { from: number; to?: number; whole?: boolean }, given: string, usual: number) {
  return v.optional(numberOf(range, given), String(usual));
}

/** Like `number`, for a variable whose default depends on other variables: undefined if it is not set. */
export function optionalNumber(range: { from: number; to?: number; whole?: boolean }, given: string) {
  return v.optional(numberOf(range, given));
}

function numberOf(
  { from, to = Infinity, whole = true }: { from: number; to?: number; whole?: boolean },
  given: string,
) {
  return v.pipe(
    v.string(),
    v.check(
      (text) => Number(text) >= from && Number(text) <= to && (!whole || Number.isInteger(Number(text))),
      ({ input }) => `is "${input}"; give ${given}.`,
    ),
    v.transform(Number),
  );
}

/** A TCP port. */
export const port = optionalNumber({ from: 1, to: 65_535 }, 'a number from 1 to 65535');

/** An optional variable that accepts one literal value. */
export function choice<const Word extends string>(word: Word) {
  return v.optional(oneOf([word]));
}

/** A switch that is off unless it is `true`. */
export const onOrOff = v.pipe(
  v.optional(oneOf(['true', 'false']), 'false'),
  v.transform((given) => given === 'true'),
);

function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  const named = words.map((word) => `"${word}"`).join(', ');
  return v.picklist(words, ({ received }) => `is ${received}; it can be ${named}.`);
}

/** Levels of pino: a line is logged from the level of the program on, and none at `silent`. */
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/**
 * An http(s) address.
 * @param example an example for the error message.
 * @param secret leaves the value out of the message, because it may contain a password.
 */
export function address(example: string, secret = false) {
  return v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
        ({ input }) => `must be an address such as ${example}${secret ? '' : `, not "${input}"`}`,
      ),
    ),
  );
}

/**
 * An address that the program may fetch: https, or http on this machine. The error message does not show the value,
 * because it may contain a key.
 */
export function safeAddress(example: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.check((text) => {
        const url = URL.parse(text);
        if (url?.protocol === 'https:') return true;
        return url?.protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
      }, `must be an https address such as ${example}; http is for this machine alone.`),
    ),
  );
}

/** The absolute path of the data directory. */
const dataDirectory = v.pipe(
  v.optional(v.string(), './.data'),
  v.transform((folder) => path.resolve(folder)),
);

/** Tokens that sign calls between the programs, separated by commas. */
const serviceTokens = v.pipe(
  v.optional(v.string(), ''),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return readServiceTokens(dataset.value);
    } catch (error) {
      addIssue({ message: (error as Error).message.replace(/^SERVICE_TOKEN /, '') });
      return NEVER;
    }
  }),
);

/** The languages of the site. */
const languages = v.pipe(
  v.optional(v.string(), ''),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return readLocales(dataset.value);
    } catch (error) {
      addIssue({ message: (error as Error).message });
      return NEVER;
    }
  }),
);

type Names<Prefix extends string> = `${Prefix}_${Uppercase<Locale>}`;

/** One variable for each host: `SITE_URL_RU` and so on. */
export function forEachHost<const Prefix extends string, Schema>(prefix: Prefix, schema: Schema) {
  return Object.fromEntries(LOCALES.map((locale) => [`${prefix}_${locale.toUpperCase()}`, schema])) as Record<
    Names<Prefix>,
    Schema
  >;
}

/** Variables of both programs: public addresses, data directory, logs, error reports, bucket, shared token. */
export const SHARED_VARIABLES = {
  PORT: number({ from: 1, to: 65_535 }, 'a number from 1 to 65535', 4321),
  LOCALES: languages,
  ...forEachHost('SITE_URL', address('https://example.com')),
  BACKEND_PORT: port,
  DESK_PORT: optionalNumber({ from: 0, to: 65_535 }, 'a number from 1 to 65535, or 0 for none'),
  DESK_URL: address('https://desk.example.com'),
  BACKEND_PREFIX: v.optional(v.string(), ''),
  DATA_DIR: dataDirectory,
  PUBLISH_SECRET: text,
  SERVICE_TOKEN: serviceTokens,
  LOG_LEVEL: v.optional(oneOf(LOG_LEVELS), 'info'),
  S3_BUCKET: text,
  S3_ENDPOINT: text,
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  SENTRY_DSN: text,
  SENTRY_BROWSER_DSN: text,
  SENTRY_ENVIRONMENT: v.optional(v.string(), 'production'),
  SENTRY_RELEASE: text,
  SENTRY_SAMPLE_RATE: number({ from: 0, to: 1, whole: false }, 'a share from 0 to 1', 1),
};

/** Values of the shared variables. */
export type SharedConfiguration = v.InferOutput<ReturnType<typeof v.object<typeof SHARED_VARIABLES>>>;
