import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { publishDue, startPublishingDue } from '@tourbillon/backend/content-editing/publish-due.ts';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import type { TextFile } from '@tourbillon/domain/desk/text-views.ts';
import { ask } from '../../ask.ts';
import { contentFolderOf } from '../../desk-content.ts';
import { type DeskTextsSteps, piece, written } from './steps.ts';

/** Drafts, texts that wait for their moment, and versions. */
export function deskTextDraftsTests(steps: DeskTextsSteps): void {
  const { backend, dataDir, call, askDesk, editor, owner, readText, fileOf, publish, asRead, onDisk } = steps;
  const { illustrations } = demonstration;
  const means = () => ({
    place: { folder: contentFolderOf(dataDir), compositions: illustrations.compositions },
    illustrations,
  });

  test('a draft is not on the site, says who wrote it, and is not overwritten by who has not seen it', async () => {
    const { path, hash } = await fileOf('articles', 'desk-news', 'ua');
    const before = onDisk(path);
    const first = { path, text: piece('ua', 'Чернетка.'), base: hash, revision: null };
    const { data } = await askDesk('saveTextDraft', first, editor.token);
    expect(data.draft).toMatchObject({ text: first.text, by: { id: editor.id } });
    const { revision = 0 } = data.draft ?? {};
    expect(onDisk(path)).toBe(before);
    const seen = (await ask(backend().url, 'ua', 'draft', { slug: 'desk-news' })).data.html;
    expect(seen, 'as its preview shows it').toBe('<p>Чернетка.</p>');
    const late = await call('saveTextDraft', { ...first, text: piece('ua', 'Інша.') }, owner);
    expect([late.status, (late.body as { current: TextFile[] }).current[0]?.draft?.text]).toEqual([
      409,
      first.text,
    ]);
    const next = { ...first, text: piece('ua', 'Інша.'), revision };
    expect((await askDesk('saveTextDraft', next, owner.token)).data.draft).toMatchObject({
      revision: revision + 1,
      by: { id: owner.id },
    });
    const { data: list } = await askDesk('texts', { q: 'desk-news', only: 'draft' }, editor.token);
    expect(
      list.flatMap(({ languages }) => languages.filter((one) => one.draft).map((one) => one.locale)),
    ).toEqual(['ua']);
    const drop = { path, revision: revision + 1 };
    expect((await askDesk('dropTextDraft', drop, editor.token)).data.draft).toBeNull();
  });

  test('a draft that a colleague has saved meanwhile is deleted by nothing that has not seen it', async () => {
    const file = await fileOf('articles', 'desk-news', 'ua');
    const { path, hash } = file;
    const before = onDisk(path);
    const save = async (body: string, revision: number | null) => {
      const draft = { path, text: piece('ua', body), base: hash, revision };
      return (await askDesk('saveTextDraft', draft, owner.token)).data.draft?.revision ?? 0;
    };
    const unseen = await save('Колеги.', null);
    const [version] = (await askDesk('textHistory', { path }, editor.token)).data;
    const attempts = [
      ['publishing', () => publish([written(file, piece('ua', 'Моє.'))])],
      ['planning', () => publish([written(file, piece('ua', 'Моє.'))], '2099-01-01T00:00:00.000Z')],
      ['dropping', () => call('dropTextDraft', { path, revision: null }, editor)],
      ['undoing', () => call('undoText', { id: version?.id, hash, revision: null }, editor)],
    ] as const;
    for (const [name, attempt] of attempts) {
      const { status, body } = await attempt();
      const [current] = (body as { current: TextFile[] }).current;
      expect([name, status, current?.draft?.revision]).toEqual([name, 409, unseen]);
    }
    expect([onDisk(path), (await fileOf('articles', 'desk-news', 'ua')).draft?.text]).toEqual([
      before,
      piece('ua', 'Колеги.'),
    ]);

    // One that took the place of a deleted one is another.
    await askDesk('dropTextDraft', { path, revision: unseen }, owner.token);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
    const again = await save('Ще раз.', null);
    vi.useRealTimers();
    expect((await call('dropTextDraft', { path, revision: unseen }, editor)).status).toBe(409);
    await askDesk('dropTextDraft', { path, revision: again }, editor.token);
  });

  test('texts wait for their moment; one that was changed meanwhile stays a draft that says so', async () => {
    const [ru, en] = [
      await fileOf('articles', 'desk-news', 'ru'),
      await fileOf('articles', 'desk-news', 'en'),
    ];
    const at = new Date(Date.now() + 3_600_000);
    const later = new Date(at.getTime() + 1);
    const due = (now: Date) =>
      publishDue(backend().database, means(), (error) => expect.unreachable(String(error)), now);
    const sent = [written(ru, piece('ru', 'Позже.')), written(en, piece('en', 'Later.'))];
    expect((await publish(sent, at.toISOString())).status).toBe(200);
    expect(await due(new Date())).toEqual([]);
    expect((await fileOf('articles', 'desk-news', 'ru')).draft?.publish_at).toBe(at.toISOString());
    const planned = (await fileOf('articles', 'desk-news', 'ru')).draft;
    const kept = {
      path: ru.path,
      text: piece('ru', 'Позже.'),
      base: ru.hash,
      revision: planned?.revision ?? 0,
    };
    const { data: saved } = await askDesk('saveTextDraft', kept, editor.token);
    expect(saved.draft?.publish_at, 'saving it keeps its moment').toBe(at.toISOString());
    expect((await due(later)).toSorted()).toEqual([en.path, ru.path]);
    expect(onDisk(ru.path)).toBe(piece('ru', 'Позже.'));
    expect((await fileOf('articles', 'desk-news', 'ru')).draft).toBeNull();

    const again = written(await fileOf('articles', 'desk-news', 'ru'), piece('ru', 'Ещё позже.'));
    await publish([again], at.toISOString());
    const { revision = 0 } = (await fileOf('articles', 'desk-news', 'ru')).draft ?? {};
    const taken = { path: ru.path, text: again.text, base: again.hash, revision, unplan: true };
    const { data: waits } = await askDesk('saveTextDraft', taken, editor.token);
    expect(waits.draft?.publish_at).toBeNull();
    expect(await due(later)).toEqual([]);
    expect((await publish([written(waits, again.text)], at.toISOString())).status).toBe(200);
    writeFileSync(join(contentFolderOf(dataDir), ru.path), piece('ru', 'Из git.'));
    expect(await due(later)).toEqual([]);
    const { draft: left } = await fileOf('articles', 'desk-news', 'ru');
    expect(left).toMatchObject({ problem: 'changed', publish_at: null, text: again.text });
    expect(onDisk(ru.path)).toBe(piece('ru', 'Из git.'));
    await askDesk('dropTextDraft', { path: ru.path, revision: left?.revision ?? null }, editor.token);
  });

  test('a text that fails without a reason keeps its moment and holds up no other; an import that fails is repeated', async () => {
    const at = new Date(Date.now() + 3_600_000);
    const broken = 'articles/desk-broken/ru.md';
    const whole = 'articles/desk-whole/ru.md';
    for (const path of [broken, whole])
      await publish([{ path, hash: null, text: piece('ru'), revision: null }], at.toISOString());
    // The file cannot be read: a folder has its name.
    const folder = join(contentFolderOf(dataDir), broken);
    mkdirSync(folder, { recursive: true });
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const importContent = vi.fn(() => Promise.resolve());
    importContent.mockRejectedValueOnce(new Error('the database is away'));
    const imports = { importContent, isImportDue: () => false };
    const log = { info: vi.fn(), warn: vi.fn() };
    const job = startPublishingDue(backend().database, means(), imports, log, () => at);
    await expect.poll(() => importContent.mock.calls.length).toBe(1);
    expect(log.info).not.toHaveBeenCalled();
    expect(onDisk(whole)).toBe(piece('ru'));
    const told = async () => {
      await vi.advanceTimersByTimeAsync(15_000);
      return log.info.mock.calls.map(([first]) => first as object);
    };
    await expect.poll(told).toContainEqual({ published: [whole] });
    await job.stop();
    vi.useRealTimers();
    expect(log.warn).toHaveBeenCalledWith(
      { err: expect.objectContaining({ code: 'EISDIR' }) },
      expect.anything(),
    );
    for (const name of ['desk-broken', 'desk-whole'])
      rmSync(join(contentFolderOf(dataDir), 'articles', name), { recursive: true });
    const { draft } = await fileOf('articles', 'desk-broken', 'ru');
    expect(draft).toMatchObject({ publish_at: at.toISOString(), problem: null });
    await askDesk('dropTextDraft', { path: broken, revision: draft?.revision ?? null }, editor.token);
  });

  test('the history says who changed what; undoing publishes what was there before as a new version', async () => {
    const file = await fileOf('articles', 'desk-news', 'uz');
    const before = onDisk(file.path);
    await publish([written(file, piece('uz', 'Yangi.'))]);
    const history = async () => (await askDesk('textHistory', { path: file.path }, editor.token)).data;
    const [latest] = await history();
    expect(latest).toMatchObject({
      kind: 'now',
      by: { id: editor.id },
      added: 1,
      removed: 1,
      current: true,
    });
    const { data: change } = await askDesk('textChange', { id: String(latest?.id) } as never, editor.token);
    expect([change.before, change.after]).toEqual([before, piece('uz', 'Yangi.')]);
    const undo = (hash: string | null) => call('undoText', { id: latest?.id, hash, revision: null }, owner);
    expect((await undo(file.hash)).status, 'with the hash of before').toBe(409);
    expect((await undo((await fileOf('articles', 'desk-news', 'uz')).hash)).status).toBe(200);
    expect(onDisk(file.path)).toBe(before);
    expect((await history()).slice(0, 2).map(({ kind, by }) => [kind, by.id])).toEqual([
      ['undo', owner.id],
      ['now', editor.id],
    ]);
    const { data } = await askDesk(
      'audit',
      { person: String(owner.id), call: 'undoText' } as never,
      owner.token,
    );
    expect(data[0]?.kind).toBe('change');
  });

  test('undoing the first version takes the text off the site', async () => {
    const texts = await readText('articles', 'desk-once');
    const [ru] = texts.files;
    await publish([written(ru as TextFile, piece('ru'))]);
    expect((await asRead('ru', 'desk-once')).status).toBe(200);
    const { data: list } = await askDesk('texts', { q: 'desk-once', only: 'missing' }, editor.token);
    expect(list[0]?.languages.map(({ state }) => state)).toEqual(['shown', 'missing', 'missing', 'missing']);
    const [version] = (await askDesk('textHistory', { path: 'articles/desk-once/ru.md' }, editor.token)).data;
    const { hash } = await fileOf('articles', 'desk-once', 'ru');
    const undone = await askDesk('undoText', { id: version?.id ?? 0, hash, revision: null }, editor.token);
    expect(undone.data.text).toBeNull();
    expect((await asRead('ru', 'desk-once')).status).toBe(404);
  });
}
