import type { WholeShortlist } from '@contract/shortlists';
import * as messages from '@messages/app/shortlists';
import { FileDown, Scale } from 'lucide-react';
import styled from 'styled-components';
import { useSaveShortlistPdfMutation } from '../../../api/endpoints/shortlistsApi';
import { color, size, space } from '../../../theme/tokens';
import { Button, ButtonLink } from '../../../ui/Button';
import { PrintButton } from '../../../ui/PrintButton';
import { useReport } from '../useReport';

interface ListToolsProps {
  list: WholeShortlist;
  /** The homes to compare. */
  chosen: readonly number[];
  compareAddress: (ids: readonly number[]) => string;
}

/** Compare, print and download. */
export function ListTools({ list, chosen, compareAddress }: ListToolsProps) {
  const [savePdf, { isLoading }] = useSaveShortlistPdfMutation();
  const report = useReport();
  if (list.homes.length === 0) return null;
  return (
    <Row>
      {chosen.length >= 2 ? (
        <ButtonLink to={compareAddress(chosen)}>
          <Scale size={18} strokeWidth={1.5} aria-hidden /> {messages.compareHomes(chosen.length)}
        </ButtonLink>
      ) : (
        list.homes.length > 1 && <Hint>{messages.tickHomesToCompare}</Hint>
      )}
      <PrintButton />
      <Button
        $kind="quiet"
        aria-disabled={isLoading}
        onClick={() => !isLoading && void report(savePdf(list.id).unwrap(), messages.pdfFailed)}
      >
        <FileDown size={18} strokeWidth={1.5} aria-hidden />{' '}
        {isLoading ? messages.preparingThePdf : messages.downloadPdf}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-items: center;
  min-height: 2.75rem;
  @media print {
    display: none;
  }
`;
const Hint = styled.p`
  color: ${color.ink500};
  font-size: ${size[14]};
`;
