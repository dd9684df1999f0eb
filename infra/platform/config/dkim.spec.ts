import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './config.ts';
import { dkimKeyOf } from './dkim.ts';

describe('the key that signs mail', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'dkim-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const fileWith = (name: string, text: string | Buffer) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const keyOf = (settings: NodeJS.ProcessEnv) =>
    dkimKeyOf(
      loadConfig({ DATABASE_URL: 'postgres://localhost/tablefall', APP_SECRET: 'x'.repeat(32), ...settings }),
    );
  const all = {
    MAIL_DKIM_DOMAIN: 'tablefall.example',
    MAIL_DKIM_SELECTOR: 'mail',
    MAIL_DKIM_KEY_FILE: 'key.pem',
  };

  it('should be none without the settings, and ask for all of them', () => {
    expect(keyOf({})).toBeNull();
    for (const name of Object.keys(all)) {
      expect(() => keyOf({ ...all, [name]: '' })).toThrow(new RegExp(`${name} is missing`));
    }
  });

  it('should say what is wrong with its file', () => {
    const ed25519 = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' });
    const withFile = (file: string) => () => keyOf({ ...all, MAIL_DKIM_KEY_FILE: file });

    expect(withFile(join(folder, 'none.pem'))).toThrow(/MAIL_DKIM_KEY_FILE cannot be read.*ENOENT/);
    expect(withFile(fileWith('text.pem', 'not a key'))).toThrow(/MAIL_DKIM_KEY_FILE cannot be read/);
    expect(withFile(fileWith('ed25519.pem', ed25519))).toThrow(/MAIL_DKIM_KEY_FILE must hold an RSA key/);
  });
});
