import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../local/supervisor/processes.ts';

export interface Certificates {
  /** File with the authority's certificate, which a client has to trust. */
  authority: string;
  /** The server's certificate and its key, in PEM form. */
  certificate: string;
  key: string;
}

/** Makes an authority for this run, and a certificate of it for one name. Throws Error where there is no openssl. */
export async function makeCertificates(folder: string, host = 'localhost', days = 2): Promise<Certificates> {
  const [authority, authorityKey] = [join(folder, 'authority.pem'), join(folder, 'authority.key')];
  const [certificate, key] = [join(folder, 'server.pem'), join(folder, 'server.key')];
  const request = join(folder, 'server.csr');
  const extensions = join(folder, 'server.ext');
  const newKey = ['req', '-newkey', 'rsa:2048', '-nodes', '-batch'];
  await run('openssl', [
    ...[...newKey, '-x509', '-days', String(days), '-subj', '/CN=Authority of one run'],
    ...['-keyout', authorityKey, '-out', authority],
  ]);
  await run('openssl', [...newKey, '-subj', `/CN=${host}`, '-keyout', key, '-out', request]);
  writeFileSync(extensions, `subjectAltName=DNS:${host},IP:127.0.0.1\nbasicConstraints=CA:false\n`);
  await run('openssl', [
    ...['x509', '-req', '-in', request, '-days', String(days), '-extfile', extensions],
    ...['-CA', authority, '-CAkey', authorityKey, '-CAcreateserial', '-out', certificate],
  ]);
  chmodSync(key, 0o640);
  return { authority, certificate, key };
}

/** Makes a key that signs mail (DKIM). @returns its file, and the public half as DNS publishes it */
export async function makeSigningKey(folder: string): Promise<{ file: string; publicKey: string }> {
  const file = join(folder, 'dkim.pem');
  await run('openssl', ['genrsa', '-out', file, '2048']);
  const { stdout } = await run('openssl', ['rsa', '-in', file, '-pubout']);
  return { file, publicKey: stdout.replaceAll(/-----.*-----|\n/g, '') };
}
