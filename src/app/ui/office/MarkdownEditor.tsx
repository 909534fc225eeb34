import * as messages from '@messages/app/officeUi';
import { Bold, Heading2, ImagePlus, Italic, Link2, List, ListOrdered, type LucideIcon, Quote } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { color, from, radius, space } from '../../theme/tokens';
import { FieldFrame, useField } from '../Field';
import { FilePick } from '../FilePick';
import { GroupError } from '../GroupError';
import { Markdown } from '../Markdown';
import { PictureDialog } from './PictureDialog';
import {
  type Selected,
  type TextEdit,
  linked,
  ownParagraph,
  pictureMarkdown,
  prefixed,
  wrapped,
} from './markdownEdits';
import { type UploadedPicture, usePictureInsert } from './usePictureInsert';

interface MarkdownEditorProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Limits in characters and bytes. */
  limits: { text: number; alt: number; pictureBytes: number };
  /** Rejects with an Error whose message is shown. */
  upload: (file: File, alt: string) => Promise<UploadedPicture>;
}

interface Tool {
  name: string;
  icon: LucideIcon;
  /** With Ctrl or Cmd. */
  key?: string;
  edit: (selected: Selected) => TextEdit;
}

const tools: readonly Tool[] = [
  { name: messages.bold, icon: Bold, key: 'b', edit: (selected) => wrapped(selected, '**') },
  { name: messages.italic, icon: Italic, key: 'i', edit: (selected) => wrapped(selected, '_') },
  { name: messages.link, icon: Link2, key: 'k', edit: linked },
  { name: messages.heading, icon: Heading2, edit: (selected) => prefixed(selected, '## ') },
  { name: messages.list, icon: List, edit: (selected) => prefixed(selected, '- ') },
  { name: messages.numberedList, icon: ListOrdered, edit: (selected) => prefixed(selected, '1. ') },
  { name: messages.quote, icon: Quote, edit: (selected) => prefixed(selected, '> ') },
];

/**
 * A Markdown text with a toolbar, shortcuts and a preview as the site shows it. Pictures are dropped, pasted or chosen.
 * A plain text area keeps the browser's own undo, spelling check and screen reader support.
 */
export function MarkdownEditor({ label, value, onChange, error, limits, upload }: MarkdownEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const { id, aria } = useField({ error });
  const apply = (edit: (selected: Selected) => TextEdit) => {
    const { current } = area;
    if (!current) return;
    const { value: text, selectionStart: start, selectionEnd: end } = current;
    insert(current, edit({ value: text, start, end }));
    onChange(current.value);
  };
  const pictures = usePictureInsert({
    upload,
    maxBytes: limits.pictureBytes,
    onPicture: (picture) => apply((selected) => ownParagraph(selected, pictureMarkdown(picture))),
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = tools.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    apply(tool.edit);
  };
  return (
    <FieldFrame id={id} label={label} error={error}>
      <Bar role="group" aria-label={messages.format}>
        {tools.map(({ name, icon: Icon, key, edit }) => (
          <ToolButton
            key={name}
            type="button"
            aria-label={name}
            title={key ? `${name} (Ctrl+${key.toUpperCase()})` : name}
            {...(key && { 'aria-keyshortcuts': messages.controlPlusKey(key.toUpperCase()) })}
            onClick={() => apply(edit)}
          >
            <Icon size={18} strokeWidth={1.5} aria-hidden />
          </ToolButton>
        ))}
        <PictureChoice onChoose={pictures.choose} />
        <View
          type="button"
          aria-pressed={view === 'preview'}
          onClick={() => setView(view === 'write' ? 'preview' : 'write')}
        >
          {messages.preview}
        </View>
      </Bar>
      <Panes data-view={view}>
        <Area
          ref={area}
          {...aria}
          value={value}
          maxLength={limits.text}
          spellCheck
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={pictures.onPaste}
          onDrop={pictures.onDrop}
        />
        <Preview text={value} />
      </Panes>
      {pictures.error && !pictures.file && <GroupError id={`${id}-picture`}>{pictures.error}</GroupError>}
      {pictures.file && (
        <PictureDialog
          key={`${pictures.file.name} ${pictures.file.lastModified}`}
          file={pictures.file}
          most={limits.alt}
          busy={pictures.busy}
          error={pictures.error}
          onUpload={(alt) => void pictures.send(alt)}
          onClose={pictures.skip}
        />
      )}
    </FieldFrame>
  );
}

/** Inserts as if it was typed, so that the browser can undo it. */
function insert(area: HTMLTextAreaElement, { from: start, to, text, ...selection }: TextEdit): void {
  area.focus();
  area.setSelectionRange(start, to);
  // deprecated, and the only way that keeps the undo history
  const inserted = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (!inserted) area.setRangeText(text, start, to, 'end');
  area.setSelectionRange(selection.start, selection.end);
}

function PictureChoice({ onChoose }: { onChoose: (files: FileList | null) => void }) {
  const id = useId();
  return (
    <FilePick>
      <input
        id={id}
        type="file"
        accept="image/*"
        multiple
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files);
          // allows the same file to be chosen again
          currentTarget.value = '';
        }}
      />
      <Small htmlFor={id}>
        <ImagePlus size={18} strokeWidth={1.5} aria-hidden /> {messages.picture}
      </Small>
    </FilePick>
  );
}

/** Links of a preview lead nowhere: a click would leave the text. */
function Preview({ text }: { text: string }) {
  const shown = useDeferredValue(text);
  return (
    <Shown
      role="region"
      aria-label={messages.preview}
      tabIndex={0}
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      }}
    >
      <Markdown text={shown} />
    </Shown>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: center;
`;
const ToolButton = styled.button`
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: none;
  color: inherit;
  &:hover {
    border-color: ${color.ink500};
  }
`;
const Small = styled.label`
  && {
    padding: ${space[4]} ${space[12]};
  }
`;
const View = styled(ToolButton)`
  margin-left: auto;
  padding: 0 ${space[12]};
  border-color: ${color.ink500};
  &[aria-pressed='true'] {
    background: ${color.sand100};
  }
  ${from.desktop} {
    display: none;
  }
`;
const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  &[data-view='preview'] > :first-child,
  &[data-view='write'] > :last-child {
    display: none;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    &[data-view] > :first-child,
    &[data-view] > :last-child {
      display: block;
    }
  }
`;
const Area = styled.textarea`
  width: 100%;
  height: min(36rem, 70dvh);
  padding: ${space[12]};
  border: 1px solid ${color.ink500};
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.ink900};
  font-size: 1rem;
  line-height: 1.5;
  resize: vertical;
  &[aria-invalid] {
    border-color: ${color.claret700};
  }
`;
const Shown = styled.div`
  height: min(36rem, 70dvh);
  overflow: auto;
  padding: ${space[12]} ${space[16]};
  border: 1px solid ${color.sand200};
  border-radius: ${radius.control};
  font-size: 1rem;
`;
