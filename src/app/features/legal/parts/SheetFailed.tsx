import * as messages from '@messages/app/legal';
import styled from 'styled-components';
import { ButtonAnchor } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';

/** Shown if the PDF cannot be rendered: a link to the file, and a hint to the same text below. */
export function SheetFailed({ title, pdf }: { title: string; pdf: string }) {
  return (
    <Middle>
      <Notice
        title={messages.weCouldNotShowThePdf}
        actions={
          <ButtonAnchor href={pdf} download $kind="quiet">
            {messages.downloadTitle(title)}
          </ButtonAnchor>
        }
      >
        {messages.downloadIt}
      </Notice>
    </Middle>
  );
}

const Middle = styled.div`
  display: grid;
  place-content: center;
  min-height: 100%;
`;
