import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { DeskPhotograph, PhotographEdit } from '@tourbillon/domain/desk/photographs.ts';
import type { StockItem } from '@tourbillon/domain/desk/stock.ts';
import { useMay } from '../../access/use-may.ts';
import { callDesk } from '../../data/call-desk.ts';
import { useDeskTexts } from '../../i18n.ts';
import { failureKey } from '../failure-key.ts';
import { CropDialog } from './CropDialog.tsx';
import { inUploadOrder } from './in-upload-order.ts';
import { moveEntry } from './move-entry.ts';
import { PhotographTile } from './PhotographTile.tsx';
import { UploadList } from './UploadList.tsx';
import { useUploads } from './use-uploads.ts';

/** Accepted file formats. */
const ACCEPTED = '.jpg,.jpeg,.png,.webp,.avif,.heic,.heif';

/** Photographs of a piece: uploaded by drag and drop or a button, sorted by dragging or by keys. */
export function PhotographsPart({
  item: { id, photographs },
  onChanged,
}: {
  item: StockItem;
  onChanged: (photographs: DeskPhotograph[]) => void;
}) {
  const { t } = useDeskTexts();
  const notify = useNotify();
  const queue = useUploads(id, { onAdded: onChanged, onDrained: () => void arrangeUploaded() });
  const input = useRef<HTMLInputElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [cropped, setCropped] = useState<DeskPhotograph>();
  const isDisabled = !useMay('stock_texts');

  const make = async (call: () => Promise<{ data: DeskPhotograph[] }>) => {
    try {
      onChanged((await call()).data);
    } catch (error) {
      notify(failureKey(error), { type: 'error' });
      // A new order is shown at once, so what is shown may not be what the backend has.
      const read = await callDesk('itemOfStock', { id: String(id) } as never).catch(() => undefined);
      onChanged(read?.data.photographs ?? photographs);
    }
  };
  const store = (next: readonly DeskPhotograph[], removed: string[] = []) =>
    callDesk('arrangePhotographs', {
      id,
      photographs: next.map(({ name, view }) => ({ name, view })),
      removed,
    });
  const arrange = (next: DeskPhotograph[], removed: string[] = []) => {
    onChanged(next);
    void make(() => store(next, removed));
  };
  const move = (from: number, to: number) => {
    queue.keepOrder();
    arrange(moveEntry(photographs, from, to));
  };
  const arrangeUploaded = async () => {
    if (queue.names().length < 2) return;
    try {
      // Read again, because somebody else may have added or removed a photograph.
      const now = (await callDesk('itemOfStock', { id: String(id) } as never)).data.photographs;
      const next = inUploadOrder(now, queue.names());
      if (next.some((one, place) => one !== now[place])) onChanged((await store(next)).data);
    } catch {
      // They stay in the order in which they came, and can be moved.
    }
  };
  const edit = (name: string, wish: PhotographEdit) =>
    make(() => callDesk('editPhotograph', { id, name, edit: wish }));
  const takesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files') && !isDisabled;
  return (
    <Box
      component="section"
      aria-label={t('stockColumns.photos')}
      onDragOver={(event: DragEvent) => {
        if (takesFiles(event)) event.preventDefault();
      }}
      onDrop={(event: DragEvent) => {
        if (!takesFiles(event)) return;
        event.preventDefault();
        queue.add([...event.dataTransfer.files]);
      }}
      sx={{ mb: 4, p: 2, border: '1px dashed', borderColor: 'divider', borderRadius: 2 }}
    >
      <Typography variant="h6" component="h2">
        {t('stockColumns.photos')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {photographs.map((photograph, place) => (
          <PhotographTile
            key={photograph.name}
            id={id}
            photograph={photograph}
            place={place}
            amount={photographs.length}
            isDisabled={isDisabled}
            onMove={(to) => move(place, to)}
            onRemove={() =>
              arrange(
                photographs.filter((one) => one !== photograph),
                [photograph.name],
              )
            }
            onEdit={(wish) => void edit(photograph.name, wish)}
            onCrop={() => setCropped(photograph)}
            onDragStart={() => setDragged(place)}
            onDropHere={() => {
              if (dragged !== undefined && dragged !== place) move(dragged, place);
              setDragged(undefined);
            }}
          />
        ))}
      </Box>
      {!isDisabled && (
        <>
          <Button variant="outlined" onClick={() => input.current?.click()}>
            {t('stock.addPhotographs')}
          </Button>
          <Typography variant="caption" color="text.secondary" sx={{ ml: 2 }}>
            {t('stock.dropHere')}
          </Typography>
          <input
            ref={input}
            type="file"
            accept={ACCEPTED}
            multiple
            hidden
            tabIndex={-1}
            aria-label={t('stock.addPhotographs')}
            onChange={({ target }) => {
              queue.add([...(target.files ?? [])]);
              target.value = '';
            }}
          />
        </>
      )}
      <UploadList queue={queue} />
      {cropped && (
        <CropDialog
          id={id}
          photograph={cropped}
          onClose={() => setCropped(undefined)}
          onApply={(wish) => {
            setCropped(undefined);
            void edit(cropped.name, wish);
          }}
        />
      )}
    </Box>
  );
}
