import { uploadFailure } from './propertyFormMessages';

it.each([
  [
    { status: 400, data: { title: ['This field is required.'], images: ['Too many.'], code: 'invalid' } },
    'Upload failed: Title: This field is required. Photos: Too many.',
  ],
  [
    { status: 413, data: { detail: 'A picture can be up to 10 MB.', code: 'too_large' } },
    'Upload failed: A picture can be up to 10 MB.',
  ],
  [{ status: 'PARSING_ERROR', originalStatus: 400, data: 'no such type', error: '' }, 'Upload failed: no such type'],
  [
    { status: 'PARSING_ERROR', originalStatus: 502, data: '<html>502</html>', error: '' },
    'Upload failed: Something went wrong on our side. Please try again.',
  ],
  [
    { status: 'FETCH_ERROR', error: 'TypeError' },
    'Upload failed: We could not reach the server. Check your connection and try again.',
  ],
  [{ message: 'out of memory' }, 'Upload failed: out of memory'],
] as [unknown, string][])('has a message for %j', (refusal, message) => {
  expect(uploadFailure(refusal)).toBe(message);
});
