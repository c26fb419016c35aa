import { existsSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileOf } from '../processes/programs.ts';
import type { Settings } from '../processes/settings.ts';
import { WITHOUT_SHOP } from './without-shop.ts';

/**
 * Environment of a mock: nothing of the shop's, and folders of its own. Its texts are a copy, made at each start: a
 * backend writes to its content folder, and deletes covers that no text and no draft of its own database names.
 * Linked folders are copied too.
 */
export async function mockEnvironment({
  dataDir,
  contentDir = fileOf('integrations/backend/content'),
}: Pick<Settings, 'dataDir' | 'contentDir'>): Promise<Record<string, string | undefined>> {
  const folder = path.join(dataDir, 'mock');
  const content = path.join(folder, 'content');
  await rm(content, { recursive: true, force: true });
  // The backend says what it thinks of a folder that is not there.
  if (existsSync(contentDir)) {
    const filter = (file: string) => path.basename(file) !== '.git';
    await cp(contentDir, content, { recursive: true, dereference: true, filter });
  }
  return { ...WITHOUT_SHOP, DATA_DIR: folder, CONTENT_DIR: content };
}
