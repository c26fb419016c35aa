import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DeskPhotograph, PhotographEdit } from '@tourbillon/domain/desk/photographs.ts';
import { fileAddress } from '../../data/call-desk.ts';
import { FormDialog } from '../dialogs/FormDialog.tsx';
import { useDeskTexts } from '../../i18n.ts';
import { sizeOf } from './rotated-edit.ts';

/** The cropped part on each side, per cent. */
interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const SIDES = ['left', 'right', 'top', 'bottom'] as const;
const TITLES = {
  left: 'stock.cropLeft',
  right: 'stock.cropRight',
  top: 'stock.cropTop',
  bottom: 'stock.cropBottom',
} as const;

/** Maximum crop of one side, per cent: with two opposite sides, some picture remains. */
const MOST = 45;

/** Asks for the crop on each side of the rotated original. The arrow keys move a slider. */
export function CropDialog({
  id,
  photograph,
  onClose,
  onApply,
}: {
  id: number;
  photograph: DeskPhotograph;
  onClose: () => void;
  onApply: (edit: PhotographEdit) => void;
}) {
  const { t } = useDeskTexts();
  const { name, original, edit, width, height } = photograph;
  const turn = edit?.turn ?? 0;
  const whole = sizeOf(original ?? { width, height }, turn);
  const [margins, setMargins] = useState<Margins>(() => marginsOf(edit?.crop ?? null, whole));
  const apply = () => {
    const left = Math.round((whole.width * margins.left) / 100);
    const top = Math.round((whole.height * margins.top) / 100);
    const crop = {
      left,
      top,
      width: Math.round((whole.width * (100 - margins.right)) / 100) - left,
      height: Math.round((whole.height * (100 - margins.bottom)) / 100) - top,
    };
    const isWhole = crop.width === whole.width && crop.height === whole.height;
    onApply({ turn, crop: isWhole ? null : crop });
  };
  const src = fileAddress('photographOfStock', {
    id: String(id),
    name: original?.name ?? name,
    width: '1600',
  } as never);
  return (
    <FormDialog title={t('stock.crop')} apply={t('stock.apply')} onClose={onClose} onApply={apply}>
      <Box
        sx={{
          position: 'relative',
          // The whole picture stays visible together with the sliders below it.
          width: `min(100%, calc(45vh * ${whole.width / whole.height}))`,
          mx: 'auto',
          aspectRatio: `${whole.width} / ${whole.height}`,
          overflow: 'hidden',
          bgcolor: 'action.hover',
        }}
      >
        <Box
          component="img"
          src={src}
          alt=""
          sx={{
            position: 'absolute',
            left: '50%',
            top: '50%',
            width: turn % 180 === 0 ? '100%' : `${(whole.height / whole.width) * 100}%`,
            transform: `translate(-50%, -50%) rotate(${turn}deg)`,
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            left: `${margins.left}%`,
            right: `${margins.right}%`,
            top: `${margins.top}%`,
            bottom: `${margins.bottom}%`,
            boxShadow: '0 0 0 2000px rgba(0, 0, 0, .55)',
            outline: '2px solid #fff',
          }}
        />
      </Box>
      {SIDES.map((side) => (
        <Box key={side} sx={{ display: 'grid', gridTemplateColumns: '6rem 1fr', alignItems: 'center' }}>
          <Typography id={`crop-${side}`} variant="body2">
            {t(TITLES[side])}
          </Typography>
          <Slider
            size="small"
            aria-labelledby={`crop-${side}`}
            value={margins[side]}
            max={MOST}
            valueLabelDisplay="auto"
            onChange={(_, value) => setMargins({ ...margins, [side]: value as number })}
          />
        </Box>
      ))}
    </FormDialog>
  );
}

function marginsOf(
  crop: PhotographEdit['crop'],
  { width, height }: { width: number; height: number },
): Margins {
  if (!crop) return { left: 0, right: 0, top: 0, bottom: 0 };
  const part = (pixels: number, of: number) => Math.round((pixels / of) * 100);
  return {
    left: part(crop.left, width),
    right: part(width - crop.left - crop.width, width),
    top: part(crop.top, height),
    bottom: part(height - crop.top - crop.height, height),
  };
}
