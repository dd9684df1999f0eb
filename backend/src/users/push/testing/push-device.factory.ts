import { createECDH, randomBytes } from 'node:crypto';
import type { PushTopic } from '@tablefall/mail';
import type { ApiClient } from '../../../../test/test-app.ts';
import type { PushDeviceDto } from '../push.dto.ts';

/** What a browser tells of a subscription of its own. */
export interface SomeDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The subscription of a browser that nothing is decrypted with. */
export function aDevice(service = 'https://updates.push.services.mozilla.com'): SomeDevice {
  const keys = createECDH('prime256v1');
  return {
    endpoint: `${service}/wpush/v2/${randomBytes(24).toString('base64url')}`,
    p256dh: keys.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
}

/** Has notices pushed to the browser of a client. */
export async function turnOn(
  client: ApiClient,
  topics: PushTopic[] = ['seat', 'change', 'starting'],
  device = aDevice(),
): Promise<PushDeviceDto> {
  const { body } = await client
    .put('/api/push/device')
    .send({ ...device, topics })
    .expect(200);
  return body;
}
