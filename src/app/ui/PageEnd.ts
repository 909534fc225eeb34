import styled from 'styled-components';

/** Room between the last line of a page and its footer. */
export const PageEnd = styled.div`
  height: var(--section);
`;
