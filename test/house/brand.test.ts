import { brand } from '@app/platform/brand';
import { brand as serverBrand } from '@server/settings';

it('the house has one name, in the browser as in its letters', () => {
  expect(serverBrand).toBe(brand);
});
