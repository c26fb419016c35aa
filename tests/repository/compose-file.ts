import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const duration = v.pipe(v.string(), v.regex(/^(\d+(us|ms|s|m|h))+$/));
const variables = v.record(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]*$/)), v.string());

const service = v.pipe(
  v.strictObject({
    image: v.optional(v.pipe(text, v.regex(/^[\w./-]+:\d[\w.-]*$/, 'an image without a version'))),
    build: v.optional(v.strictObject({ context: text, dockerfile: text })),
    command: v.optional(v.array(text)),
    init: v.optional(v.boolean()),
    restart: v.optional(v.picklist(['no', 'always', 'on-failure', 'unless-stopped'])),
    stop_grace_period: v.optional(duration),
    env_file: v.optional(text),
    environment: v.optional(variables),
    ports: v.optional(v.array(v.pipe(v.string(), v.regex(/^(\d+:)?\d+$/)))),
    volumes: v.optional(v.array(v.pipe(v.string(), v.regex(/^[\w./-]+:\/[\w./-]+(:ro)?$/)))),
    healthcheck: v.optional(v.strictObject({ test: v.array(text), interval: v.optional(duration) })),
    depends_on: v.optional(
      v.record(
        text,
        v.strictObject({
          condition: v.picklist(['service_started', 'service_healthy', 'service_completed_successfully']),
          restart: v.optional(v.boolean()),
        }),
      ),
    ),
  }),
  v.check(
    ({ image, build }) => (image === undefined) !== (build === undefined),
    'an image, or how it is made',
  ),
);

/** The part of the Compose Specification that this project uses. Other keys are refused. */
export const composeSchema = v.strictObject({
  services: v.record(v.pipe(v.string(), v.regex(/^[\w.-]+$/)), service),
  volumes: v.record(v.pipe(v.string(), v.regex(/^[\w.-]+$/)), v.null()),
});
