import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { contentFolderOf } from '../../desk-content.ts';
import { deskTextDraftsTests } from './drafts.ts';
import { deskTextListsTests } from './lists.ts';
import { deskTextPublishingTests } from './publishing.ts';
import { deskTextsSteps, written } from './steps.ts';

/** Texts as colleagues write and publish them. */
export function deskTextsSuite(backend: () => Backend, dataDir: string): void {
  const steps = deskTextsSteps(backend, dataDir);
  const { fileOf, publish, asRead } = steps;

  describe('the desk: texts', () => {
    beforeAll(steps.begin);

    deskTextPublishingTests(steps);
    deskTextDraftsTests(steps);
    deskTextListsTests(steps);

    test('the folder is left as it was', async () => {
      for (const locale of LOCALES) {
        const file = await fileOf('articles', 'desk-news', locale);
        rmSync(join(contentFolderOf(dataDir), file.path));
      }
      const menu = await fileOf('menu', '', null);
      expect((await publish([written(menu, menu.text ?? '')])).status).toBe(200);
      expect((await asRead('ru', 'desk-news')).status).toBe(404);
    });
  });
}
