import * as messages from '@messages/app/ui';
import { type MarkdownToJSX, compiler, sanitizer, slugify } from 'markdown-to-jsx/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, font, radius, size, space } from '../theme/tokens';

const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address);

/** A link within the site, or to another one by a safe scheme. With any other address, only its text is shown. */
function SafeLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  if (isOwnPath(href)) return <Link to={href}>{children}</Link>;
  if (href.startsWith('#')) return <a href={href}>{children}</a>;
  return /^(https?:|mailto:|tel:)/i.test(href) ? (
    <a href={href} rel="noopener noreferrer">
      {children}
    </a>
  ) : (
    <>{children}</>
  );
}

/** A picture of this site; one from elsewhere is replaced by its text. `#1600x900` after the address is its size. */
function OwnImage({ src = '', alt = '' }: { src?: string; alt?: string }) {
  if (!isOwnPath(src)) return <em>{alt}</em>;
  const [, width, height] = /#(\d{1,5})x(\d{1,5})$/.exec(src) ?? [];
  return <img src={src} alt={alt} loading="lazy" decoding="async" {...(height && { width, height })} />;
}

/** Wide tables scroll on their own, by keyboard, too. */
function ScrollingTable({ children }: { children?: ReactNode }) {
  return (
    <TableBox role="group" aria-label={messages.table} tabIndex={0}>
      <table>{children}</table>
    </TableBox>
  );
}

/** Headings must not reuse the page's own ids, such as "main". */
const headingId = (heading: string) => `on-${slugify(heading)}`;

/** The headings of the second level, in their order. */
const headingsOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/^## +(.+?) *#*$/gm)].map(([, heading = '']) => heading)),
];

const options: MarkdownToJSX.Options = {
  wrapper: null,
  forceBlock: true,
  disableParsingRawHTML: true,
  disableFrontmatter: true,
  slugify: (heading) => headingId(heading),
  sanitizer: (address) => sanitizer(address),
  overrides: {
    h1: { component: 'h2' },
    a: SafeLink,
    img: OwnImage,
    table: ScrollingTable,
    th: { component: 'th', props: { scope: 'col' } },
  },
};

/** Renders the Markdown; the only module that imports the parser. */
export function MarkdownBody({ text, lead, contents }: { text: string; lead: boolean; contents: boolean }) {
  return (
    <>
      {contents && <Contents headings={headingsOf(text)} />}
      <Text $lead={lead}>{compiler(text, options)}</Text>
    </>
  );
}

function Contents({ headings }: { headings: readonly string[] }) {
  return (
    <Places aria-label={messages.contents}>
      <details>
        <summary>{messages.contents}</summary>
        <ol>
          {headings.map((heading) => (
            <li key={heading}>
              <a href={`#${headingId(heading)}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </Places>
  );
}

const Places = styled.nav`
  max-width: 68ch;
  summary {
    width: fit-content;
    padding-block: ${space[8]};
    min-height: 2.75rem;
    font-weight: 500;
    cursor: pointer;
  }
  ol {
    columns: 18rem;
    column-gap: ${space[32]};
    padding-left: 1.6em;
    list-style: decimal;
    font-variant-numeric: tabular-nums;
  }
  li {
    break-inside: avoid;
  }
  li::marker {
    color: ${color.brass700};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    text-underline-offset: 0.2em;
  }
  @media print {
    display: none;
  }
`;

const Text = styled.div<{ $lead: boolean }>`
  max-width: 68ch;
  > * + * {
    margin-top: ${space[16]};
  }
  > :where(h2, h3, h4) + * {
    margin-top: ${space[12]};
  }
  h2,
  h3,
  blockquote {
    font-variant-numeric: lining-nums;
  }
  h2 {
    font: 600 ${size[28]} / 1.2 ${font.display};
  }
  h3 {
    font: 600 ${size[22]} / 1.25 ${font.display};
  }
  h4 {
    font: 600 ${size[18]} / 1.3 ${font.site};
  }
  > * + h2 {
    margin-top: ${space[48]};
  }
  > * + h3 {
    margin-top: ${space[32]};
  }
  h2,
  h3,
  h4 {
    scroll-margin-top: calc(var(--bar) + ${space[24]});
  }
  strong {
    font-weight: 600;
  }
  a {
    color: ${color.brass700};
    text-underline-offset: 0.2em;
  }
  a:hover {
    text-decoration-thickness: 2px;
  }
  ul,
  ol {
    display: grid;
    gap: ${space[8]};
    padding-left: 1.4em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
    font-variant-numeric: tabular-nums;
  }
  li {
    padding-left: ${space[4]};
  }
  li::marker {
    color: ${color.brass700};
  }
  blockquote {
    padding: ${space[4]} 0 ${space[4]} ${space[24]};
    border-left: 2px solid ${color.brass500};
    font: 500 ${size[22]} / 1.4 ${font.display};
  }
  hr {
    height: 1px;
    border: 0;
    background: ${color.sand200};
    margin-block: ${space[32]};
  }
  code {
    padding: 0.1em 0.3em;
    background: ${color.sand100};
    border-radius: ${radius.picture};
    font-size: 0.9em;
  }
  pre {
    padding: ${space[16]};
    overflow-x: auto;
    background: ${color.sand100};
  }
  img {
    max-width: 100%;
    height: auto;
    border-radius: ${radius.picture};
  }
  ${({ $lead }) => $lead && `> p:first-child { font: 500 ${size[22]}/1.45 ${font.display}; font-variant-numeric: lining-nums; }`}
`;
const TableBox = styled.div`
  overflow-x: auto;
  border-block: 1px solid ${color.ink500};
  table {
    width: 100%;
    min-width: 26rem;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
    /* the box scrolls; a narrow column would otherwise show a letter or two per line */
    overflow-wrap: normal;
    hyphens: none;
  }
  th,
  td {
    padding: ${space[12]} ${space[16]} ${space[12]} 0;
    text-align: left;
    vertical-align: top;
    min-width: 5.5rem;
  }
  th {
    font-weight: 500;
    font-size: ${size[14]};
    color: ${color.ink500};
  }
  td {
    border-top: 1px solid ${color.sand200};
  }
`;
