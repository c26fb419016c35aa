import Download from '@mui/icons-material/Download';
import UploadFile from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CreateButton, FilterButton, TopToolbar } from 'react-admin';
import { usePermitted } from '../access/use-may.ts';
import { fileAddress } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { ImportDialog } from './import/ImportDialog.tsx';

/** Actions above the list. */
export function StockActions() {
  const { t } = useDeskTexts();
  const [isOpen, setIsOpen] = useState(false);
  const may = usePermitted();
  return (
    <TopToolbar>
      <FilterButton />
      {may('stock_facts') && <CreateButton label="stock.newPiece" />}
      {may('stock_import') && (
        <>
          <Button size="small" startIcon={<UploadFile />} onClick={() => setIsOpen(true)}>
            {t('stock.importTitle')}
          </Button>
          <Button size="small" startIcon={<Download />} href={fileAddress('exportOfStock', {})}>
            {t('stock.export')}
          </Button>
          <ImportDialog open={isOpen} onClose={() => setIsOpen(false)} />
        </>
      )}
    </TopToolbar>
  );
}
