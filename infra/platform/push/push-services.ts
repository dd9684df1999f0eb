/** More is no address that a browser gives. */
export const PUSH_ADDRESS_MAX = 1_000;

/** Only what reads the same to everybody: no user, no port, no fragment, nothing that a parser would mend. */
const ADDRESS = /^https:\/\/([a-z\d.-]+)\/[\w\-.~%!$&'()*+,;=:@/?]*$/;
const LOOPBACK = /^(http:\/\/127\.0\.0\.1:\d+)\/[\w\-.~%/?=&]*$/;

/**
 * The push service of an address that a browser named, as the settings name it; null for an address that notices may not be posted to.
 * Asked when it is kept and again before each notice, so that nobody has the product call a machine of their choice.
 *
 * @param services as in PUSH_SERVICES: `push.example.org`, `*.push.example.org` for whatever is below it, or the address of a
 *   service on this machine with its port, word for word
 */
export function pushServiceOf(address: string, services: readonly string[]): string | null {
  if (address.length > PUSH_ADDRESS_MAX) return null;
  const loopback = LOOPBACK.exec(address)?.[1];
  if (loopback) return services.find((service) => service === loopback) ?? null;
  const host = ADDRESS.exec(address)?.[1];
  if (!host) return null;
  return (
    services.find((service) =>
      service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service,
    ) ?? null
  );
}
