import * as messages from '@messages/app/officeUi';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { space } from '../../theme/tokens';
import { Button } from '../Button';
import { useModal } from '../useModal';
import { DialogBox, DialogTitle } from '../DialogBox';
import { TextField } from '../Field';

interface PictureDialogProps {
  file: File;
  /** The longest alternative text. */
  most: number;
  busy: boolean;
  error: string | undefined;
  onUpload: (alt: string) => void;
  onClose: () => void;
}

/** Asks for a picture's alternative text, without which it is not uploaded. */
export function PictureDialog({ file, most, busy, error, onUpload, onClose }: PictureDialogProps) {
  const id = useId();
  const dialog = useModal();
  const [missing, setMissing] = useState(false);
  const preview = usePreview(file);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React's events pass through the portal
    event.stopPropagation();
    const alt = String(new FormData(event.currentTarget).get('alt') ?? '').trim();
    setMissing(alt === '');
    if (alt !== '' && !busy) onUpload(alt);
  };
  // a form inside the form of the text would not be valid
  return createPortal(
    <DialogBox
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <Form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{messages.addAPicture}</DialogTitle>
        {preview && <img src={preview} alt="" />}
        <TextField
          label={messages.whatDoesItShow}
          name="alt"
          required
          maxLength={most}
          autoFocus
          help={messages.readAloudToPeopleWhoDo}
          error={missing ? messages.describeThePicture : error}
        />
        <Actions>
          <Button $kind="quiet" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button type="submit" disabled={busy}>
            {busy ? messages.uploading : messages.addPicture}
          </Button>
        </Actions>
      </Form>
    </DialogBox>,
    document.body,
  );
}

function usePreview(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

const Form = styled.form`
  display: grid;
  gap: ${space[16]};
  img {
    max-height: 14rem;
    justify-self: center;
    object-fit: contain;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  justify-content: end;
`;
