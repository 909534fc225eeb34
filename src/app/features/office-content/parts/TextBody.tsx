import type { OfficePicture } from '@contract/officeContent';
import { limits } from '@contract/limits';
import { officeLimits } from '@contract/officeLimits';
import * as messages from '@messages/app/officeContent';
import { MarkdownEditor } from '../../../ui/office/MarkdownEditor';

interface TextBodyProps {
  value: string;
  error: string | undefined;
  onChange: (content: string) => void;
  upload: (file: File, alt: string) => Promise<OfficePicture>;
}

/** The text of an article, a page or a newsletter, with its pictures. */
export function TextBody({ value, error, onChange, upload }: TextBodyProps) {
  return (
    <MarkdownEditor
      label={messages.text}
      value={value}
      onChange={onChange}
      error={error}
      limits={{ text: officeLimits.article.content, alt: limits.alt.max, pictureBytes: limits.picture.bytes }}
      upload={async (file, alt) => (await upload(file, alt)).picture}
    />
  );
}
