import { defineConfig } from 'drizzle-kit';

/** For `npx drizzle-kit generate --config integrations/backend/drizzle.config.ts` after a schema change. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './integrations/backend/database/schema/*.ts',
  out: './integrations/backend/database/migrations',
  casing: 'snake_case',
});
