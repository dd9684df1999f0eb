import { inStore } from '#core/api/browser/browser-database.ts';

export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/**
 * Encrypts what stays in the browser under a key that the server gives. Scripts cannot read the key out of the browser again; it goes
 * with its database.
 */
export class Seal {
  /** What is sealed waits for the key that came with it. */
  private keyIsKept: Promise<void> = Promise.resolve();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly database: string) {}

  /** Tells of each key that comes: what is sealed under it can be read from then on. @returns what ends it */
  onKey(told: () => void): () => void {
    this.listeners.add(told);
    return () => void this.listeners.delete(told);
  }

  /** Takes over the key that the server gives. */
  keepKey(base64: string): Promise<void> {
    this.keyIsKept = this.importKey(base64);
    return this.keyIsKept;
  }

  /** Null where the server has given no key. */
  async sealed(value: object): Promise<Sealed | null> {
    await this.keyIsKept;
    const key = await this.key();
    if (!key) return null;
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(value));
    return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) };
  }

  /** Null where it was sealed under another key. */
  async opened<Value>({ iv, data }: Sealed): Promise<Value | null> {
    await this.keyIsKept.catch(() => undefined);
    const key = await this.key();
    if (!key) return null;
    try {
      const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data);
      return JSON.parse(new TextDecoder().decode(plain)) as Value;
    } catch {
      return null;
    }
  }

  private async importKey(base64: string): Promise<void> {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
    await inStore(this.database, 'readwrite', (store) => store.put(key, 'key'));
    for (const told of this.listeners) told();
  }

  private key(): Promise<CryptoKey | undefined> {
    return inStore<CryptoKey | undefined>(this.database, 'readonly', (store) => store.get('key'));
  }
}
