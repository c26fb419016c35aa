import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { TextFile, TextProblem } from '@tourbillon/domain/desk/text-views.ts';
import type { TextKindName } from '@tourbillon/domain/texts/text-kinds.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { BACKEND_RESTORED } from '../data/backend-status.ts';
import { callDesk } from '../data/call-desk.ts';
import { SESSION_RESTORED } from '../data/session-status.ts';
import {
  afterConflict,
  afterSaving,
  beginEditing,
  filesToSave,
  hasChanges,
  type EditedFile,
  isUnsaved,
  resolveConflict,
  textToKeep,
  withText,
} from './edited-file.ts';
import { TEXT_LENGTH } from '@tourbillon/domain/texts/text-length.ts';
import { failedOutcome, isPassing, type Outcome, publishedOutcome } from './outcome.ts';
import { storeUnsavedText, readUnsavedText } from './unsaved-texts.ts';

/** Why the server refused a text. */
interface Refusal {
  status?: number;
  message: string;
  body?: { current?: unknown; problems?: unknown };
}

/** A text in the editor: its files, their mistakes, and the actions. */
export function useText(kind: TextKindName, id: string) {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['text', kind, id],
    queryFn: () => callDesk('text', { kind, id }),
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const [files, setFiles] = useState<EditedFile[]>();
  const [problems, setProblems] = useState<ReadonlyMap<string, readonly TextProblem[]>>(new Map());
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [run, isBusy] = useOneAtATime();
  const loaded = query.data?.data;

  useEffect(() => {
    if (loaded)
      setFiles(
        (before) => before ?? loaded.files.map((file) => beginEditing(file, readUnsavedText(file.path))),
      );
  }, [loaded]);

  const change = useCallback((path: string, to: (file: EditedFile) => EditedFile) => {
    setFiles((before) =>
      before?.map((file) => {
        if (file.path !== path) return file;
        const after = to(file);
        storeUnsavedText(path, textToKeep(after));
        return after;
      }),
    );
  }, []);

  const refused = (error: unknown) => {
    const { status, body } = error as Refusal;
    if (status === 409) {
      for (const fresh of (body?.current ?? []) as TextFile[])
        change(fresh.path, (file) => afterConflict(file, fresh));
      setOutcome('conflict');
    } else if (status === 422 && Array.isArray(body?.problems)) {
      const found = body.problems as { path: string; problems: TextProblem[] }[];
      setProblems(new Map(found.map((one) => [one.path, one.problems])));
      setOutcome('refused');
    } else
      setOutcome(
        failedOutcome(
          status,
          files?.some(({ text }) => text.length > TEXT_LENGTH),
        ),
      );
  };

  const attempt = (work: () => Promise<void>) =>
    run(async () => {
      setOutcome(null);
      await work().catch(refused);
      void queries.invalidateQueries({ queryKey: ['texts'] });
    });

  const save = () =>
    attempt(async () => {
      const { now: ready, hasWaiting } = filesToSave(files ?? []);
      for (const { path, text, base, saved } of ready) {
        const { data } = await callDesk('saveTextDraft', {
          path,
          text,
          base,
          revision: saved?.revision ?? null,
        });
        change(path, (now) => afterSaving(now, data));
      }
      setOutcome(hasWaiting ? 'conflict' : 'saved');
    });

  /** Saves what could not be saved while the backend was down or the session had ended. */
  const saveLate = useEffectEvent(() => {
    if (isPassing(outcome) && !isBusy) void save();
  });
  useEffect(() => {
    const back = () => saveLate();
    const events = [BACKEND_RESTORED, SESSION_RESTORED];
    for (const event of events) addEventListener(event, back);
    return () => {
      for (const event of events) removeEventListener(event, back);
    };
  }, []);

  /** Cancels the planned publication; the drafts stay. */
  const unplan = () =>
    attempt(async () => {
      for (const { path, text, base, saved } of (files ?? []).filter((file) => file.saved?.publishAt)) {
        const draft = { path, text, base, revision: saved?.revision ?? null, unplan: true };
        const { data } = await callDesk('saveTextDraft', draft);
        change(path, (now) => afterSaving(now, data));
      }
      setOutcome('saved');
    });

  const publish = (at: string | null) =>
    attempt(async () => {
      const sent = (files ?? []).filter(hasChanges).map(({ path, text, base, saved }) => ({
        path,
        text,
        hash: base,
        revision: saved?.revision ?? null,
      }));
      const published = await callDesk('publishTexts', { files: sent, at });
      for (const fresh of published.data) change(fresh.path, (now) => afterSaving(now, fresh));
      setProblems(new Map());
      setOutcome(at === null ? publishedOutcome(published) : 'planned');
    });

  const drop = ({ path, saved }: EditedFile) =>
    attempt(async () => {
      const { data } = await callDesk('dropTextDraft', { path, revision: saved?.revision ?? null });
      storeUnsavedText(path, null);
      change(path, () => beginEditing(data));
    });

  /** Shows a file again after an undo has changed it. */
  const replace = (undone: { data: TextFile; pages_follow: boolean }) => {
    const { data: fresh } = undone;
    storeUnsavedText(fresh.path, null);
    change(fresh.path, () => beginEditing(fresh));
    setOutcome(publishedOutcome(undone));
    void queries.invalidateQueries({ queryKey: ['texts'] });
  };

  return {
    loaded,
    error: query.error,
    files,
    problems,
    outcome,
    isBusy,
    hasChanges: files?.some(hasChanges) ?? false,
    hasConflict: files?.some(({ theirs }) => theirs !== null) ?? false,
    isUnsaved: files?.some(isUnsaved) ?? false,
    /** Changes a file as it is at the time of the change. */
    change,
    type: (path: string, text: string) => change(path, (file) => withText(file, text)),
    settle: (path: string, choice: 'theirs' | 'mine') =>
      change(path, (file) => resolveConflict(file, choice)),
    plannedFor: files?.map(({ saved }) => saved?.publishAt).find(Boolean) ?? null,
    save,
    unplan,
    publish,
    drop,
    replace,
    refused,
  };
}
