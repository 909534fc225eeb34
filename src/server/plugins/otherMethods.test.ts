import { methodsAt } from './otherMethods';

describe('the methods of an address', () => {
  it.each([
    ['/api/properties/', ['GET', 'HEAD', 'POST']],
    ['/api/properties', ['GET', 'HEAD', 'POST']],
    ['/api/properties/7/', ['GET', 'HEAD', 'PATCH', 'DELETE']],
    ['/api/properties/parse/', ['GET', 'HEAD']],
    ['/api/nowhere/', []],
  ])('%s has %j', (pathname, methods) => {
    expect([...methodsAt(pathname)].sort()).toEqual([...methods].sort());
  });
});
