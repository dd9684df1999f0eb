import Bowser from 'bowser';

/** Longer ones are no browser's, and cost time to read. */
const USER_AGENT_MAX = 512;

/** A browser in words, as its `User-Agent` tells it: `Firefox on Linux`. */
export function browserName(userAgent: string | undefined): string {
  const { browser, os } = Bowser.parse(userAgent?.slice(0, USER_AGENT_MAX) || 'unknown');
  if (!browser.name) {
    return 'Unknown browser';
  }
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}
