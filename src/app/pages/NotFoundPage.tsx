import styled from 'styled-components';
import { NewestProperties } from '../features/properties/SimilarProperties';
import { ButtonLink } from '../ui/Button';
import { Notice } from '../ui/Notice';

/** The page for addresses that do not exist. */
export function NotFoundPage() {
  return (
    <>
      <Top>
        <Notice level="h1" title="Oops! Page not found" actions={<ButtonLink to="/">Return to Home</ButtonLink>}>
          We could not find this page. The link may be wrong, or the page has moved.
        </Notice>
      </Top>
      <NewestProperties />
    </>
  );
}

const Top = styled.div`
  padding-top: var(--bar);
`;
