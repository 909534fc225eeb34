import writeXlsxFile from 'write-excel-file/node';
import { csvText } from '../../lib/csv';
import { tableOpener } from '../../../../test/support/tables';
import { workbookOf, zipOf } from '../../../../test/support/workbooks';

const open = tableOpener();
const cells = async (...given: Parameters<typeof open>) => (await open(...given)).rows.map(([, row]) => row);
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('a CSV file', () => {
  it.each([
    ['utf-8', Buffer.from('Title,Locality\nघर,Vijay Nagar – “A”')],
    ['utf-8', Buffer.from('\uFEFFTitle,Locality\nघर,Vijay Nagar – “A”')],
    ['utf-16le', Buffer.from('\uFEFFTitle,Locality\nघर,Vijay Nagar – “A”', 'utf16le')],
    ['utf-16be', utf16be('\uFEFFTitle,Locality\nघर,Vijay Nagar – “A”')],
    ['utf-16le', Buffer.from('Title,Locality\nघर,Vijay Nagar – “A”', 'utf16le')],
    ['utf-16be', utf16be('Title,Locality\nघर,Vijay Nagar – “A”')],
  ])('is read in its encoding: %s', async (encoding, bytes) => {
    const table = await open(bytes);
    expect(table.encoding).toBe(encoding);
    expect(table.rows).toEqual([
      [1, ['Title', 'Locality']],
      [2, ['घर', 'Vijay Nagar – “A”']],
    ]);
  });

  it('is read as Excel in the West writes it, where it is not UTF-8', async () => {
    const table = await open(Buffer.from([...Buffer.from('Caf'), 0xe9, 0x2c, 0x80, 0x2c, 0x93, 0x41, 0x94]));
    expect(table).toMatchObject({ encoding: 'windows-1252', rows: [[1, ['Café', '€', '“A”']]] });
  });

  it.each([
    ['Title,Price\n"Flat; sunny, new",1\n', ['Flat; sunny, new', '1']],
    ['Title;Price\nFlat, sunny;1,5\nFlat, dark, old;2,5\n', ['Flat, sunny', '1,5']],
    ['Title\tPrice\nFlat, sunny\t1\n', ['Flat, sunny', '1']],
    ['Title|Price\nFlat, sunny|1\n', ['Flat, sunny', '1']],
    ['Title;Note\n"a, b, c\nd, e, f; g";1\n', ['a, b, c\nd, e, f; g', '1']],
    ['"x ""a, b"" y";1\n"z ""c, d"" w";2\n', ['z "c, d" w', '2']],
    ['Title;Note\n5" pipe, red;new\n', ['5" pipe, red', 'new']],
    ['Title\nFlat\n', ['Flat']],
  ])('is split at what separates its cells: %j', async (text, second) => {
    expect((await cells(text))[1]).toEqual(second);
  });

  it('says what separates its cells in a first line that is no row', async () => {
    expect((await open('sep=;\r\nTitle;Tags\r\nFlat;a,b,c')).rows).toEqual([
      [1, ['Title', 'Tags']],
      [2, ['Flat', 'a,b,c']],
    ]);
  });

  it('counts empty rows and leaves them out; a line break within quotes begins no row', async () => {
    expect((await open('Title,Price\r\n\r\n , \n"two\r\nlines",1,,\n\rlast')).rows).toEqual([
      [1, ['Title', 'Price']],
      [4, ['two\nlines', '1']],
      [6, ['last']],
    ]);
  });

  it('has its quotes as they were typed', async () => {
    expect(await cells('a,b,c\n"a ""quoted"" word",5" pipe,"x" y')).toEqual([
      ['a', 'b', 'c'],
      ['a "quoted" word', '5" pipe', '"x" y'],
    ]);
  });

  it('of our own exports comes back as it was', async () => {
    const values = [
      '=1+1',
      "'=1+1",
      '+919826012345',
      '-1+1',
      '@a',
      '-2999.00',
      "'s-Hertogenbosch",
      '+91 98260 12345',
      'a "b"',
    ];
    expect(await cells(csvText([values]))).toEqual([values]);
  });

  it('is only its one sheet, with the file’s name', async () => {
    expect(await open('a\nb', { name: 'My homes.csv' })).toMatchObject({
      sheets: [{ name: 'My homes', rows: 2 }],
      sheet: 0,
    });
    await expect(open('a\nb', { sheet: 1 })).rejects.toMatchObject({ status: 400, code: 'invalid' });
  });

  it('may be empty', async () => {
    expect(await open('')).toMatchObject({ rows: [], sheets: [{ rows: 0 }] });
  });

  it('with a quote that is never closed is refused with the row', async () => {
    await expect(open('a,b\nc,d\n"e,f\ng,h')).rejects.toMatchObject({
      status: 415,
      message: 'A quotation mark in row 3 is never closed. Correct it, or save the table as XLSX.',
    });
    await expect(open(`a,b\n"e,${'f\n'.repeat(4_500_000)}`)).rejects.toMatchObject({
      status: 413,
      message: 'Row 2 is too long. Look for a quotation mark that is never closed.',
    });
  });

  it('holds nothing that the database cannot keep', async () => {
    expect(await cells(`${'x'.repeat(5_000)},a\0b\u0007,c\u00A0\n\u{1F3E0}`)).toEqual([
      ['x'.repeat(5_000), 'ab', 'c'],
      ['\u{1F3E0}'],
    ]);
  });

  it('with a line separator of Unicode in a cell keeps it', async () => {
    expect(await cells('a\u2028b,c\u2029d')).toEqual([['a\u2028b', 'c\u2029d']]);
  });
});

describe('a workbook', () => {
  const row = (content: string, formats: string[] = []) =>
    cells(workbookOf({ sheets: { Homes: `<row r="1">${content}</row>` }, formats })).then(([first]) => first);
  const valued = (value: string, attributes = '') => `<c ${attributes}><v>${value}</v></c>`;

  it('of another program is read: texts, numbers, days, yes and no', async () => {
    const bytes = await writeXlsxFile([
      [{ value: 'Title' }, { value: 'Price' }, { value: 'Since' }, { value: 'Sold' }],
      [
        { value: 'घर <b> & "c"\nnew' },
        { value: 27_500_000 },
        { value: new Date(Date.UTC(2026, 3, 30)), type: Date, format: 'dd/mm/yyyy' },
        { value: true },
      ],
    ]).toBuffer();
    expect(await open(bytes, { name: 'homes.xlsx' })).toMatchObject({
      encoding: null,
      sheet: 0,
      rows: [
        [1, ['Title', 'Price', 'Since', 'Sold']],
        [2, ['घर <b> & "c"\nnew', '27500000', '2026-04-30', 'yes']],
      ],
    });
  });

  it.each([
    ['27500000', '27500000'],
    ['2.75E7', '27500000'],
    ['18.5204', '18.5204'],
    ['0.30000000000000004', '0.3'],
    ['18.520399999999999', '18.5204'],
    ['919826012345', '919826012345'],
    ['123456789012345678', '123456789012345678'],
    ['1.5E-7', '0.00000015'],
    ['-1.25E+22', '-12500000000000000000000'],
    ['-0.5', '-0.5'],
  ])('has numbers as plain text: %s', async (stored, text) => {
    expect(await row(valued(stored))).toEqual([text]);
  });

  it.each([
    ['46142', 'dd/mm/yyyy', '2026-04-30'],
    ['46142.760416666664', 'd-mmm-yy h:mm', '2026-04-30 18:15'],
    ['46142.347222222219', '[$-409]d/m/yyyy h:mm AM/PM;@', '2026-04-30 08:20'],
    ['0.4375', 'hh:mm', '10:30'],
    ['1', 'yyyy-mm-dd', '1900-01-01'],
    ['61', 'yyyy-mm-dd', '1900-03-01'],
    ['46142', '"Rs. "#,##0', '46142'],
    ['46142', '0.00" sq yd"', '46142'],
    ['1.5', '[h]:mm', '1.5'],
    ['46142', 'General', '46142'],
    ['-5', 'yyyy-mm-dd', '-5'],
    ['99999999', 'yyyy-mm-dd', '99999999'],
  ])('has days and times as its formats say: %s as %s', async (stored, format, text) => {
    expect(await row(valued(stored, 's="1"'), [format])).toEqual([text]);
  });

  it('has days by a format of the program, of the calendar from 1904, and in words', async () => {
    expect(await row(valued('46142', 's="1"'))).toEqual(['2026-04-30']);
    expect(await row(valued('2026-04-30T10:30:59Z', 't="d"') + valued('2026-04-30', 't="d"'))).toEqual([
      '2026-04-30 10:30',
      '2026-04-30',
    ]);
    const sheets = { Homes: `<row>${valued('44680', 's="1"')}</row>` };
    expect(await cells(workbookOf({ sheets, properties: 'date1904="1"' }))).toEqual([['2026-04-30']]);
  });

  it('has errors as their text, and texts of every kind', async () => {
    const kinds = [
      valued('#N/A', 't="e"'),
      valued('1', 't="s"'),
      '<c t="inlineStr"><is><r><t>in</t></r><r><t xml:space="preserve"> line</t></r><rPh><t>no</t></rPh></is></c>',
      valued('a_x000D_&#10;b &#x1F3E0;', 't="str"'),
      valued('<![CDATA[<c>]]>', 't="str"'),
      valued('0', 't="b"'),
    ];
    const sharedTexts = ['<t>zero</t>', '<r><t>shared</t></r><r><t>, rich</t></r><rPh><t>no</t></rPh>'];
    const book = workbookOf({ sheets: { Homes: `<row>${kinds.join('')}</row>` }, sharedTexts });
    expect(await cells(book)).toEqual([['#N/A', 'shared, rich', 'in line', 'a\nb \u{1F3E0}', '<c>', 'no']]);
  });

  it('keeps the places of its cells and the numbers of its rows', async () => {
    const rows = `<x:row r="3"><x:c r="B3"><x:v>1</x:v></x:c><x:c r="AA3"><x:v>2</x:v></x:c><x:c r="AB3"/></x:row>
      <x:row r="5"><x:c r="A5" s="1"/></x:row><x:row><x:c><x:v>3</x:v></x:c></x:row>`;
    expect((await open(workbookOf({ sheets: { Homes: rows } }))).rows).toEqual([
      [3, ['', '1', ...Array.from({ length: 24 }, () => ''), '2']],
      [6, ['3']],
    ]);
  });

  it('with several sheets: the one with most rows, or the one that was asked for', async () => {
    const rowsOf = (...values: number[]) => values.map((value) => `<row>${valued(`${value}`)}</row>`).join('');
    const book = workbookOf({ sheets: { 'R & D': rowsOf(1), Homes: rowsOf(2, 3), Old: rowsOf(4, 5) } });
    const sheets = [
      { name: 'R & D', rows: 1 },
      { name: 'Homes', rows: 2 },
      { name: 'Old', rows: 2 },
    ];
    expect(await open(book)).toMatchObject({
      sheets,
      sheet: 1,
      rows: [
        [1, ['2']],
        [2, ['3']],
      ],
    });
    expect(await open(book, { sheet: 0 })).toMatchObject({ sheets, sheet: 0, rows: [[1, ['1']]] });
    expect(await open(book, { sheet: 2 })).toMatchObject({
      sheet: 2,
      rows: [
        [1, ['4']],
        [2, ['5']],
      ],
    });
    await expect(open(book, { sheet: 3 })).rejects.toMatchObject({ status: 400, code: 'invalid' });
  });

  it('may have the longest text that Excel keeps, escaped', async () => {
    const text = '_x000D_'.repeat(10) + '&quot;'.repeat(32_757);
    const read = await row(`<c t="inlineStr"><is><t>${text}</t></is></c>`);
    expect(read?.[0]?.length).toBe(32_757);
  });

  it('is not looked at after its rows', async () => {
    const content = '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData><1 is="no name"/></worksheet>';
    const sheet = { name: 'xl/worksheets/sheet0.xml', content };
    expect(await cells(workbookOf({ sheets: { Homes: '' }, files: [sheet] }))).toEqual([['1']]);
  });

  it('is read although a sheet that nobody asked for is beyond a bound', async () => {
    const sheets = { Homes: `<row>${valued('1')}</row>`, Wide: '<row><c r="XFD1"><v>1</v></c></row>' };
    expect(await open(workbookOf({ sheets }))).toMatchObject({ sheet: 0, rows: [[1, ['1']]] });
  });
});

describe('the kind of a file is its content', () => {
  it('whatever its name says', async () => {
    const book = workbookOf({ sheets: { Homes: '<row><c><v>1</v></c></row>' } });
    expect(await open(book, { name: 'homes.csv' })).toMatchObject({ encoding: null, rows: [[1, ['1']]] });
    expect(await open('a,b', { name: 'homes.xlsx' })).toMatchObject({ encoding: 'utf-8', rows: [[1, ['a', 'b']]] });
  });

  it.each([
    ['a PDF', Buffer.from('%PDF-1.7\nabc')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['a page that is named .xls', Buffer.from('\r\n<html><table><tr><td>1</td></tr></table></html>')],
    ['a document', zipOf([{ name: 'word/document.xml', content: '<a/>' }])],
    ['an OpenDocument table', zipOf([{ name: 'content.xml', content: '<a/>' }])],
    ['an empty ZIP', zipOf([])],
  ])('%s is none, and the answer says what to do', async (_, bytes) => {
    await expect(open(bytes, { name: 'homes.xls' })).rejects.toMatchObject({
      status: 415,
      code: 'wrong_type',
      message: 'We can’t read this file as a table. Open it in your spreadsheet program and save it as CSV or XLSX.',
    });
  });

  it('and a text that says to be something else is none', async () => {
    await expect(open('{"a":1}', { name: 'homes.json' })).rejects.toMatchObject({ status: 415, code: 'wrong_type' });
  });

  it('an old Excel file, or one with a password, is to be saved again', async () => {
    await expect(open(Buffer.from('d0cf11e0a1b11ae10000', 'hex'))).rejects.toMatchObject({
      status: 415,
      message: 'This Excel file is too old or has a password. Save it as .xlsx without a password.',
    });
  });

  it('a damaged workbook is refused', async () => {
    const book = workbookOf({ sheets: { Homes: '<row><c><v>1</v></c></row>' } });
    const broken = [book.subarray(0, -30), workbookOf({ sheets: { Homes: '<row><c>' } })];
    for (const bytes of broken)
      await expect(open(bytes)).rejects.toMatchObject({ status: 415, message: expect.stringContaining('damaged') });
  });
});
