import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the samples in `reports`, which look like those that the usual mail servers send. */
export type SampleReport = 'postfix' | 'exchange' | 'gmail' | 'delayed' | 'complaint' | 'qmail' | 'away';

/** A message that came to a return address, about the mail with a Message-ID. */
export function sampleReport(
  name: SampleReport,
  about: { returnAddress: string; messageId: string },
): Buffer {
  const text = readFileSync(join(import.meta.dirname, 'reports', `${name}.eml`), 'utf8')
    .replaceAll('{return address}', about.returnAddress)
    .replaceAll('{message id}', about.messageId);
  return Buffer.from(text.replaceAll('\n', '\r\n'));
}
