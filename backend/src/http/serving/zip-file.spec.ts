import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { type ZipEntry, zipFile } from './zip-file.ts';

const entry = (path: string, ...parts: (string | Uint8Array)[]): ZipEntry => ({
  path,
  content: (async function* () {
    yield* parts;
  })(),
});

async function* entriesOf(...entries: ZipEntry[]) {
  yield* entries;
}

describe('zipFile', () => {
  it('should hold what its files hold, however they came in parts', async () => {
    const photo = new Uint8Array([1, 2, 3]);
    const entries = entriesOf(
      entry('a.json', '[', '"é"', ']'),
      { ...entry('photos/b.webp', photo), isCompressed: true },
      entry('empty.txt'),
    );

    const files = unzipSync(await buffer(zipFile('data.zip', entries).getStream()));

    expect(Object.keys(files)).toEqual(['a.json', 'photos/b.webp', 'empty.txt']);
    expect(strFromU8(files['a.json'] ?? new Uint8Array())).toBe('["é"]');
    expect(files['photos/b.webp']).toEqual(photo);
    expect(files['empty.txt']).toHaveLength(0);
  });

  it('should read no further than its reader takes', async () => {
    let read = 0;
    const entries = entriesOf({
      path: 'endless.json',
      content: (async function* () {
        for (; ; read++) yield crypto.getRandomValues(new Uint8Array(PIECE));
      })(),
    });

    const stream = zipFile('data.zip', entries).getStream();
    await new Promise((resolve) => stream.once('readable', resolve));
    stream.read(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    stream.destroy();

    expect(read).toBeLessThan(10);
  });

  it('should fail as a whole when reading a file fails', async () => {
    const entries = entriesOf({
      path: 'a.json',
      content: (async function* () {
        yield '[';
        throw new Error('the database went away');
      })(),
    });

    await expect(buffer(zipFile('data.zip', entries).getStream())).rejects.toThrow('the database went away');
  });
});

const PIECE = 60_000;
