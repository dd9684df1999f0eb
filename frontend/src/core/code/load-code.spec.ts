import { expect, it, jest } from '@jest/globals';
import { loadCode } from './load-code.ts';

/** What browsers say of a module that did not arrive. */
const NOT_IMPORTED = new TypeError('Importing a module script failed.');

it('asks a second time for a module that did not arrive', async () => {
  const load = jest.fn(async () => 'code').mockRejectedValueOnce(NOT_IMPORTED);
  await expect(loadCode(load)).resolves.toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

it('gives up after the second time', async () => {
  const load = jest.fn(() => Promise.reject(NOT_IMPORTED));
  await expect(loadCode(load)).rejects.toBe(NOT_IMPORTED);
  expect(load).toHaveBeenCalledTimes(2);
});

it('asks once where styles did not arrive, without which the page would stand bare', async () => {
  const error = new Error('Unable to preload CSS for /assets/map.css');
  const load = jest.fn(() => Promise.reject(error));
  await expect(loadCode(load)).rejects.toBe(error);
  expect(load).toHaveBeenCalledTimes(1);
});
