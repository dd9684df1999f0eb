import { useScreen } from '#core/screen.ts';

/** What people call what they hold, or sit at. */
export function useDeviceName(): 'this phone' | 'this device' {
  return useScreen().isPhone ? 'this phone' : 'this device';
}
