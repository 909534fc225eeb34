import { test } from '@playwright/test';
import { isQuick, thirdOf } from '../../support/scope';

/**
 * Pages that are checked alike: `npm test` visits a third of them, another one with the next slice. A test that only the
 * slice takes along visits all, as `test:all` does.
 */
export function sweepOf<T>(all: readonly T[]): readonly T[] {
  const { project, tags } = test.info();
  const isUsual = !tags.includes('@all') && tags.includes('@desktop') === (project.name === 'desktop');
  return isQuick && isUsual ? thirdOf(all) : all;
}
