import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../config/config.ts';
import { pushServiceOf } from './push-services.ts';

const { PUSH_SERVICES: usual } = loadConfig({
  APP_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://localhost/spec',
});
const LOOPBACK = 'http://127.0.0.1:4321';
const isPushAddress = (address: string, services: readonly string[]) =>
  pushServiceOf(address, services) !== null;

describe('an address that a browser names', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/dXJw:APA91bF_-x',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl-_x',
    'https://wns2-by3p.notify.windows.com/w/?token=BQYAAAB%2bx%3d',
    'https://web.push.apple.com/QGx1-_x',
  ])('should be taken: %s', (address) => expect(isPushAddress(address, usual)).toBe(true));

  it.each([
    ['of another host', 'https://push.example.org/x'],
    ['whose host only begins so', 'https://fcm.googleapis.com.example.org/x'],
    ['whose host only ends so', 'https://evilfcm.googleapis.com/x'],
    ['of what is above a service', 'https://push.apple.com/x'],
    ['of what only looks below it', 'https://evil-push.apple.com/x'],
    ['without encryption', 'http://fcm.googleapis.com/x'],
    ['with a port', 'https://fcm.googleapis.com:8443/x'],
    ['with the usual port', 'https://fcm.googleapis.com:443/x'],
    ['with a user', 'https://fcm.googleapis.com@127.0.0.1/x'],
    ['with a user and its password', 'https://a:b@fcm.googleapis.com/x'],
    ['with a fragment', 'https://fcm.googleapis.com/x#y'],
    ['with a stroke that parsers turn round', 'https://fcm.googleapis.com\\@127.0.0.1/x'],
    ['with a line break', 'https://fcm.googleapis.com/x\r\nHost: 127.0.0.1'],
    ['with a tab that parsers leave out', 'https://fcm.google\tapis.com/x'],
    ['with a host in capitals', 'https://FCM.googleapis.com/x'],
    ['with a dot behind the host', 'https://fcm.googleapis.com./x'],
    ['without a path', 'https://fcm.googleapis.com'],
    ['of this machine', 'https://127.0.0.1/x'],
    ['of this machine as a number', 'https://2130706433/x'],
    ['of this machine by IPv6', 'https://[::1]/x'],
    ['of the data of a cloud', 'http://169.254.169.254/latest'],
    ['of a file', 'file:///etc/passwd'],
    ['that is none', 'x'],
    ['that is empty', ''],
    ['longer than any', `https://fcm.googleapis.com/${'x'.repeat(1_000)}`],
  ])('should be refused %s', (_what, address) => expect(isPushAddress(address, usual)).toBe(false));

  it('should be of the service that the settings name, whatever its host is called', () => {
    const windows = '*.notify.windows.com';
    expect(pushServiceOf('https://wns2-by3p.notify.windows.com/w/?token=x', usual)).toBe(windows);
    expect(pushServiceOf('https://wns2-am3p.notify.windows.com/w/?token=x', usual)).toBe(windows);
    expect(pushServiceOf('https://fcm.googleapis.com/fcm/send/x', usual)).toBe('fcm.googleapis.com');
  });

  it('should be of this machine only where it is named word for word', () => {
    expect(isPushAddress(`${LOOPBACK}/push/x`, usual)).toBe(false);
    expect(isPushAddress(`${LOOPBACK}/push/x`, [LOOPBACK])).toBe(true);
    expect(isPushAddress('http://127.0.0.1:4322/push/x', [LOOPBACK])).toBe(false);
    expect(isPushAddress('http://127.0.0.1:43210/push/x', [LOOPBACK])).toBe(false);
    expect(isPushAddress(`${LOOPBACK}@example.org/x`, [LOOPBACK])).toBe(false);
    expect(isPushAddress('http://localhost:4321/x', [LOOPBACK])).toBe(false);
  });

  it('should be none where nothing is pushed', () => {
    const { PUSH_SERVICES: none, pushes } = loadConfig({
      APP_SECRET: 'x'.repeat(32),
      DATABASE_URL: 'postgres://localhost/spec',
      PUSH_SERVICES: 'none',
    });
    expect(pushes).toBe(false);
    expect(isPushAddress('https://fcm.googleapis.com/x', none)).toBe(false);
    expect(isPushAddress('https://none/x', none)).toBe(false);
  });

  it.each([
    'https://fcm.googleapis.com',
    'googleapis',
    '*',
    '*.com',
    'http://10.0.0.1:80',
    'fcm.googleapis.com/x',
  ])('should be of no service that a setting cannot name: %s', (service) =>
    expect(() =>
      loadConfig({
        APP_SECRET: 'x'.repeat(32),
        DATABASE_URL: 'postgres://localhost/spec',
        PUSH_SERVICES: service,
      }),
    ).toThrow(/PUSH_SERVICES/),
  );
});
