/** Of addresses of the machine itself. */
const OWN = ['127.0.0.0/24', '::/48'];

/** 'the server itself', 'addresses that begin with 203.0.113': a network in words. @param network with its bits: `203.0.113.0/24` */
export function networkText(network: string): string {
  if (isOwnNetwork(network)) return 'the server itself';
  const [address = network] = network.split('/');
  return `addresses that begin with ${address.replace(/(\.0|::)$/, '')}`;
}

/** Whether it is the machine that the product runs on. */
export function isOwnNetwork(network: string): boolean {
  return OWN.includes(network);
}
