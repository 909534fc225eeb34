import { afterSave, isSameForm, readDraft } from './textDraft';
import { emptyForm, readForm } from './articleForm';

const base = { ...emptyForm('Asha'), title: 'Courts', content: 'Rain.' };

it('keeps what was typed during a save, and takes the rest as the server stored it', () => {
  const sent = { ...base, title: ' Courts ' };
  const typed = { ...sent, content: 'Rain and sun.' };
  expect(afterSave(typed, sent, base)).toEqual({ ...base, content: 'Rain and sun.' });
});

it('compares covers by what they are', () => {
  const picture = {
    image: '/media/a.jpg',
    width: 1,
    height: 1,
    alt: 'A court',
    srcset: { avif: '', webp: '', jpeg: '' },
    placeholder: '',
  };
  const one = { ...base, cover: { media: 1, picture } };
  expect(isSameForm(one, { ...base, cover: { media: 1, picture: { ...picture } } })).toBe(true);
  expect(isSameForm(one, base)).toBe(false);
});

it.each([null, 'text', {}, { form: {} }, { form: {}, version: '1', at: '', clientId: '' }])(
  'reads %j from the browser as no draft',
  (stored) => {
    expect(readDraft(stored, base, readForm)).toBeNull();
  },
);

it('reads a stored draft, and fields of a wrong type from the saved text', () => {
  const form = { title: 7, category: 'Gossip', content: 'Typed.', featured: 'yes', cover: { media: 'x' } };
  expect(readDraft({ form, version: 3, at: 'then', clientId: 'abc' }, base, readForm)).toEqual({
    form: { ...base, content: 'Typed.' },
    version: 3,
    at: 'then',
    clientId: 'abc',
  });
});
