import styled from 'styled-components';

/** Space between the end of a page and its footer. */
export const PageEnd = styled.div`
  height: var(--section);
`;
