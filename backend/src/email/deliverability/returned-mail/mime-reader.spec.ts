import { MimeReader } from './mime-reader.ts';
import { sampleReport } from './testing/sample-reports.ts';

describe('MimeReader', () => {
  it('should take messages apart one after another, in a thread that ends with it', async () => {
    const reader = new MimeReader();
    const raw = sampleReport('postfix', {
      returnAddress: 'bounces@mail.example',
      messageId: '<a@tablefall.example>',
    });

    const first = await reader.read(raw);
    expect(first?.parts.map(({ type }) => type)).toContain('message/delivery-status');
    expect(first?.recipients.join()).toContain('bounces@mail.example');
    expect(await reader.read(raw)).toEqual(first);
    expect(await reader.read(Buffer.from('x'))).toBeNull();

    await reader.close();
    expect(await reader.read(raw)).toEqual(first);
    await reader.close();
  });
});
