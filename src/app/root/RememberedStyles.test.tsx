/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager, styled } from 'styled-components';
import { RememberedStyles } from './RememberedStyles';

const Box = styled.div<{ $wide: boolean }>`
  color: red;
  ${({ $wide }) => $wide && 'width: 10px;'}
  &:hover {
    color: blue;
  }
`;
const Other = styled.div`
  color: red;
`;

/** Markup and styles of a page. */
function render(wide: boolean, remembers: boolean) {
  const sheet = new ServerStyleSheet();
  const page = (
    <>
      <Box $wide={wide} />
      <Other />
    </>
  );
  const body = renderToString(
    <StyleSheetManager sheet={sheet.instance}>
      {remembers ? <RememberedStyles>{page}</RememberedStyles> : page}
    </StyleSheetManager>,
  );
  const styles = sheet.getStyleTags();
  sheet.seal();
  return { body, styles };
}

it('gives every page the styles of its own components, compiled now or for an earlier page', () => {
  for (const wide of [true, false, true, false]) expect(render(wide, true)).toEqual(render(wide, false));
  expect(render(true, true).styles).toContain('width:10px');
  expect(render(false, true).styles).not.toContain('width:10px');
});
