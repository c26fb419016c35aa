import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask } from '../ask.ts';
import { contentFolderOf, contentText } from '../desk-content.ts';
import { deskSteps } from '../desk-steps.ts';

const { requests } = schema;

/** Reviews of visitors, as colleagues publish or refuse them. */
export function deskReviewsSuite(backend: () => Backend, dataDir: string): void {
  const { call, ask: askDesk, colleague } = deskSteps(backend);
  const put = async (key: string, city: string | null) => {
    const now = new Date();
    const payload = {
      rating: '4',
      message: `Review ${key}`,
      user_name: 'Olga',
      service: 'zalog-chasov',
      visited: 'samara',
    };
    const values = {
      kind: 'review' as const,
      payload,
      locale: 'ru' as const,
      city,
      key: `desk-review-${key}`,
      sentAt: now,
      createdAt: now,
    };
    const [row] = await backend().database.insert(requests).values(values).returning({ id: requests.id });
    return row?.id ?? 0;
  };
  const waiting = async (token: string) => (await askDesk('reviewQueue', {}, token)).data.map(({ id }) => id);

  describe('the desk: reviews', () => {
    test('one goes to the site in the languages it is given in, once; another is refused with its reason', async () => {
      const editor = await colleague('editor@reviews.test', 'editor');
      const [good, bad] = [await put('good', 'samara'), await put('bad', null)];
      const mine = (await waiting(editor.token)).filter((id) => [good, bad].includes(id));
      expect(mine).toEqual([good, bad]);
      const text = { ru: 'Хорошо.', en: 'Good.' };
      const sent = {
        id: good,
        city: 'samara',
        service: 'zalog-chasov',
        name: { ru: 'Ольга', en: 'Olga' },
        text,
      };
      const draft = { path: 'reviews.json', text: '[]', base: null, revision: null };
      const { data: drafted } = await askDesk('saveTextDraft', draft, editor.token);
      await askDesk('publishReview', { ...sent, answer: { ru: ' ' } }, editor.token);
      const [list] = (await askDesk('text', { kind: 'reviews', id: '' }, editor.token)).data.files;
      expect(list?.draft, 'somebody’s draft of the list stays').toEqual(drafted.draft);
      await askDesk(
        'dropTextDraft',
        { path: draft.path, revision: drafted.draft?.revision ?? null },
        editor.token,
      );
      const shown = async (locale: 'ru' | 'en' | 'uz') =>
        (await ask(backend().url, locale, 'reviews')).data.map((one) => [
          one.name,
          one.text,
          one.rating,
          one.answer,
        ]);
      expect(await shown('ru')).toContainEqual(['Ольга', 'Хорошо.', 4, null]);
      expect(await shown('en')).toContainEqual(['Olga', 'Good.', 4, null]);
      expect(await shown('uz'), 'not translated: in the main language').toContainEqual([
        'Ольга',
        'Хорошо.',
        4,
        null,
      ]);
      expect((await call('publishReview', sent, editor)).status, 'again').toBe(404);

      expect((await call('refuseReview', { id: bad, reason: ' ' }, editor)).status).toBe(422);
      await askDesk('refuseReview', { id: bad, reason: 'Names somebody else' }, editor.token);
      expect((await waiting(editor.token)).filter((id) => [good, bad].includes(id))).toEqual([]);
      expect(contentText(dataDir, 'reviews.json')).not.toContain('Review bad');
      rmSync(join(contentFolderOf(dataDir), 'reviews.json'));
    });

    test('the list may have a byte order mark, as the import reads it', async () => {
      const editor = await colleague('mark@reviews.test', 'editor');
      const file = join(contentFolderOf(dataDir), 'reviews.json');
      writeFileSync(file, '\uFEFF[]\n');
      const words = { name: { ru: 'Ольга' }, text: { ru: 'С меткой.' } };
      const sent = { id: await put('mark', null), city: 'samara', service: 'zalog-chasov', ...words };
      await askDesk('publishReview', { ...sent, answer: {} }, editor.token);
      expect(contentText(dataDir, 'reviews.json')).toMatch(/^\uFEFF.*С меткой/s);
      rmSync(file);
    });

    test('an office sees those of its city and of none', async () => {
      const [here, there] = [await put('here', 'samara'), await put('there', 'kazan')];
      const manager = await colleague('samara@reviews.test', 'manager', 'samara');
      expect((await waiting(manager.token)).filter((id) => [here, there].includes(id))).toEqual([here]);
      expect((await call('refuseReview', { id: there, reason: 'Not ours' }, manager)).status).toBe(404);
      expect((await call('refuseReview', { id: here, reason: 'A test' }, manager)).status).toBe(200);
    });
  });
}
