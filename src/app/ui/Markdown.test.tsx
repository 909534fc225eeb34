import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Markdown } from './Markdown';

async function renderMarkdown(text: string): Promise<HTMLElement> {
  const { container } = render(
    <MemoryRouter>
      <Markdown text={`${text}\n\nThe end.`} />
    </MemoryRouter>,
  );
  await screen.findByText('The end.');
  return container;
}

it('draws headings from the second level, with ids that no part of the page has', async () => {
  await renderMarkdown('# Main\n\n## Root\n\n### Detail');
  expect(screen.getByRole('heading', { level: 2, name: 'Main' })).toHaveAttribute('id', 'on-main');
  expect(screen.getByRole('heading', { level: 2, name: 'Root' })).toHaveAttribute('id', 'on-root');
  expect(screen.getByRole('heading', { level: 3, name: 'Detail' })).toBeInTheDocument();
});

it('draws a table in a box that scrolls and that the keyboard reaches', async () => {
  await renderMarkdown('| Record | Pune |\n| --- | --- |\n| Land | 7/12 |');
  const box = screen.getByRole('group', { name: 'Table' });
  expect(box).toHaveAttribute('tabindex', '0');
  expect(within(box).getByRole('columnheader', { name: 'Pune' })).toHaveAttribute('scope', 'col');
  expect(within(box).getByRole('cell', { name: '7/12' })).toBeInTheDocument();
});

it('shows HTML as text and builds none of it', async () => {
  const container = await renderMarkdown(
    'Before <b onclick="steal()">bold</b> after.\n\n<script>steal()</script>\n\n<img src=x onerror=steal()>\n\n<iframe src="https://elsewhere.example"></iframe>',
  );
  expect(container.querySelector('b, script, img, iframe, [onclick], [onerror]')).toBeNull();
  expect(container).toHaveTextContent('<b onclick="steal()">bold</b>');
});

it.each([
  'javascript:steal()',
  'JaVaScRiPt:steal()',
  ' javascript:steal()',
  'java&#115;cript:steal()',
  'data:text/html,<script>steal()</script>',
  'vbscript:steal()',
  '//elsewhere.example',
  'file:///etc/passwd',
])('leaves the words of a link to %s as text', async (address) => {
  const container = await renderMarkdown(`[words](${address})`);
  expect(container).toHaveTextContent('words');
  expect(container.querySelector('a')).toBeNull();
});

it('follows links of this site inside it and others without telling where the reader came from', async () => {
  await renderMarkdown(
    '[ours](/properties?type=villa) and [theirs](https://maharera.maharashtra.gov.in) and [mail](mailto:desk@aangan.example)',
  );
  expect(screen.getByRole('link', { name: 'ours' })).toHaveAttribute('href', '/properties?type=villa');
  expect(screen.getByRole('link', { name: 'theirs' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:desk@aangan.example');
});

it('asks nobody else for pictures', async () => {
  const container = await renderMarkdown(
    '![a courtyard](https://elsewhere.example/pixel.gif) and ![a plan](/media/plan.jpg)',
  );
  expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual(['/media/plan.jpg']);
  expect(container).toHaveTextContent('a courtyard');
});

it('reads the entities that authors write', async () => {
  const container = await renderMarkdown('Rent &amp; deposit&nbsp;&ndash; ₹95,000');
  expect(container).toHaveTextContent('Rent & deposit – ₹95,000');
});
