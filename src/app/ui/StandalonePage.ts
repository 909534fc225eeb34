import styled from 'styled-components';

/** A page with one short notice, tall enough to keep the footer down. */
export const StandalonePage = styled.div`
  padding-top: var(--bar);
  min-height: 70vh;
`;
