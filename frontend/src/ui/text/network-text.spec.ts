import { expect, it } from '@jest/globals';
import { networkText } from './network-text.ts';

it.each([
  ['::/48', 'the server itself'],
  ['127.0.0.0/24', 'the server itself'],
  ['203.0.113.0/24', 'addresses that begin with 203.0.113'],
  ['2001:db8:17::/48', 'addresses that begin with 2001:db8:17'],
])('the network %s is said as “%s”', (network, text) => {
  expect(networkText(network)).toBe(text);
});
