import { parse } from 'content-disposition';
import { pdfDisposition } from './pdfDisposition';

describe('the file name of a paper', () => {
  it('says whose it is and what, also in Devanagari', () => {
    const header = pdfDisposition('Aundh विला', 'inline');
    expect(header).toMatch(/^inline; /);
    expect(parse(header).parameters.filename).toBe('Aangan – Aundh विला.pdf');
    // what programs without Unicode read
    expect(header).toMatch(/filename="Aangan \? Aundh \?+\.pdf"/);
  });

  it('is one file, whatever the name holds', () => {
    expect(parse(pdfDisposition('2/3 BHK \\ "Tulsi"\nhouse', 'attachment')).parameters.filename).toBe(
      'Aangan – 2-3 BHK - "Tulsi" house.pdf',
    );
  });
});
