import { defineConfig } from 'drizzle-kit';

/** For `npx drizzle-kit generate --config integrations/embedded-backend/drizzle.config.ts` after a schema change. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './integrations/embedded-backend/database/schema/*.ts',
  out: './integrations/embedded-backend/database/migrations',
  casing: 'snake_case',
});
