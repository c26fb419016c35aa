import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatQuote from '@mui/icons-material/FormatQuote';
import LinkIcon from '@mui/icons-material/Link';
import Title from '@mui/icons-material/Title';
import { Box, IconButton, TextField } from '@mui/material';
import { type KeyboardEvent, useRef } from 'react';
import { mark, type Mark, MARKS } from './markdown-marks.ts';
import { useTextWords } from './use-text-words.ts';

const ICONS = {
  bold: FormatBold,
  italic: FormatItalic,
  heading: Title,
  list: FormatListBulleted,
  quote: FormatQuote,
  link: LinkIcon,
} satisfies Record<Mark, unknown>;

const KEYS: Readonly<Record<string, Mark>> = { KeyB: 'bold', KeyI: 'italic', KeyK: 'link' };

interface Props {
  value: string;
  onChange: (value: string) => void;
  lang: string;
  /** Names the text for screen readers. */
  label: string;
}

/** A Markdown field with a toolbar; Ctrl or ⌘ with B, I and K work as in other editors. */
export function MarkdownField({ value, onChange, lang, label }: Props) {
  const t = useTextWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const apply = (kind: Mark) => {
    const area = field.current;
    if (!area) return;
    const marked = mark({ text: area.value, start: area.selectionStart, end: area.selectionEnd }, kind);
    onChange(marked.text);
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(marked.start, marked.end);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const kind = event.ctrlKey || event.metaKey ? KEYS[event.code] : undefined;
    if (!kind || event.shiftKey || event.altKey) return;
    event.preventDefault();
    apply(kind);
  };
  return (
    <Box>
      <Box role="toolbar" aria-label={`${t('toolbar')}: ${label}`} sx={{ mb: 0.5 }}>
        {MARKS.map((kind) => {
          const Icon = ICONS[kind];
          return (
            <IconButton
              key={kind}
              size="small"
              aria-label={t(kind)}
              title={t(kind)}
              onClick={() => apply(kind)}
            >
              <Icon fontSize="small" />
            </IconButton>
          );
        })}
      </Box>
      <TextField
        multiline
        fullWidth
        minRows={14}
        maxRows={40}
        label={label}
        value={value}
        inputRef={field}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          htmlInput: { lang, spellCheck: true, style: { fontFamily: 'monospace', lineHeight: 1.5 } },
        }}
      />
    </Box>
  );
}
