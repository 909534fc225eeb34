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

it('renders headings from the second level, with ids that the page does not use', async () => {
  await renderMarkdown('# Main\n\n## Root\n\n### Detail');
  expect(screen.getByRole('heading', { level: 2, name: 'Main' })).toHaveAttribute('id', 'on-main');
  expect(screen.getByRole('heading', { level: 2, name: 'Root' })).toHaveAttribute('id', 'on-root');
  expect(screen.getByRole('heading', { level: 3, name: 'Detail' })).toBeInTheDocument();
});

it('begins with links to its headings where contents are asked for', async () => {
  render(
    <MemoryRouter>
      <Markdown text={'## What we collect\n\nYour name.\n\n### In detail\n\n## Your rights\n\nThe end.'} contents />
    </MemoryRouter>,
  );
  await screen.findByText('The end.');
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['What we collect', '#on-what-we-collect'],
    ['Your rights', '#on-your-rights'],
  ]);
  for (const link of links)
    expect(document.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(link.textContent ?? '?');
});

it('renders a table in a scrolling box that the keyboard reaches', async () => {
  await renderMarkdown('| Record | Pune |\n| --- | --- |\n| Land | 7/12 |');
  const box = screen.getByRole('group', { name: 'Table' });
  expect(box).toHaveAttribute('tabindex', '0');
  expect(within(box).getByRole('columnheader', { name: 'Pune' })).toHaveAttribute('scope', 'col');
  expect(within(box).getByRole('cell', { name: '7/12' })).toBeInTheDocument();
});

it('shows HTML as text and creates no elements from it', async () => {
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
])('shows only the text of a link to %s', async (address) => {
  const container = await renderMarkdown(`[words](${address})`);
  expect(container).toHaveTextContent('words');
  expect(container.querySelector('a')).toBeNull();
});

it('opens links of this site within the app, and others without a referrer', async () => {
  await renderMarkdown(
    '[ours](/properties?type=villa) and [theirs](https://maharera.maharashtra.gov.in) and [mail](mailto:desk@aangan.example)',
  );
  expect(screen.getByRole('link', { name: 'ours' })).toHaveAttribute('href', '/properties?type=villa');
  expect(screen.getByRole('link', { name: 'theirs' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: 'mail' })).toHaveAttribute('href', 'mailto:desk@aangan.example');
});

it('loads no pictures from other sites', async () => {
  const container = await renderMarkdown(
    '![a courtyard](https://elsewhere.example/pixel.gif) and ![a plan](/media/plan.jpg)',
  );
  expect([...container.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual(['/media/plan.jpg']);
  expect(container).toHaveTextContent('a courtyard');
});

it('reserves the space of a picture whose address has a size', async () => {
  const container = await renderMarkdown('![a court](/media/court.jpg#1600x900)');
  const picture = container.querySelector('img');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual(['1600', '900']);
});

it('decodes the entities that authors write', async () => {
  const container = await renderMarkdown('Rent &amp; deposit&nbsp;&ndash; ₹95,000');
  expect(container).toHaveTextContent('Rent & deposit – ₹95,000');
});
