import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Crop from '@mui/icons-material/Crop';
import Delete from '@mui/icons-material/Delete';
import Restore from '@mui/icons-material/Restore';
import RotateLeft from '@mui/icons-material/RotateLeft';
import RotateRight from '@mui/icons-material/RotateRight';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ComponentType, DragEvent } from 'react';
import type { DeskPhotograph, PhotographEdit } from '@tourbillon/domain/desk/photographs.ts';
import type { DeskKey } from '../../../messages/index.ts';
import { fileAddress } from '../../data/call-desk.ts';
import { useDeskTexts } from '../../i18n.ts';
import { rotatedEdit } from './rotated-edit.ts';

/** A photograph with its actions. Every action has a button; dragging is only a shortcut. */
export function PhotographTile({
  id,
  photograph,
  place,
  amount,
  isDisabled,
  onMove,
  onRemove,
  onEdit,
  onCrop,
  onDragStart,
  onDropHere,
}: {
  id: number;
  photograph: DeskPhotograph;
  place: number;
  amount: number;
  isDisabled: boolean;
  onMove: (to: number) => void;
  onRemove: () => void;
  onEdit: (edit: PhotographEdit) => void;
  onCrop: () => void;
  onDragStart: () => void;
  onDropHere: () => void;
}) {
  const { t } = useDeskTexts();
  const named = t('stock.photographOf', { place: place + 1, amount });
  const tools: [DeskKey, ComponentType, () => void, boolean?][] = [
    ['stock.moveEarlier', ArrowBack, () => onMove(place - 1), place === 0],
    ['stock.moveLater', ArrowForward, () => onMove(place + 1), place === amount - 1],
    ['stock.turnLeft', RotateLeft, () => onEdit(rotatedEdit(photograph, 270))],
    ['stock.turnRight', RotateRight, () => onEdit(rotatedEdit(photograph, 90))],
    ['stock.crop', Crop, onCrop],
    ['stock.restoreOriginal', Restore, () => onEdit({ turn: 0, crop: null }), photograph.original === null],
    ['stock.removePhotograph', Delete, onRemove],
  ];
  return (
    <Box
      component="li"
      draggable={!isDisabled}
      onDragStart={onDragStart}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) onDropHere();
      }}
      sx={{ width: 220 }}
    >
      <Box
        component="img"
        src={fileAddress('photographOfStock', {
          id: String(id),
          name: photograph.name,
          width: '320',
        } as never)}
        alt={named}
        draggable={false}
        sx={{ width: 220, height: 220, objectFit: 'contain', bgcolor: 'action.hover', borderRadius: 1 }}
      />
      {place === 0 && <Typography variant="caption">{t('stock.mainPhotograph')}</Typography>}
      {!isDisabled && (
        <Box role="group" aria-label={named}>
          {tools.map(([key, Icon, act, isOff]) => (
            <IconButton
              key={key}
              size="small"
              title={t(key)}
              aria-label={`${t(key)}, ${named}`}
              disabled={isOff ?? false}
              onClick={act}
            >
              <Icon />
            </IconButton>
          ))}
        </Box>
      )}
    </Box>
  );
}
