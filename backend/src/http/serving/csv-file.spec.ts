import { csvFile } from './csv-file.ts';

describe('csvFile', () => {
  it.each(['hi;=1+1', ';=1+1', 'a\t=1+1', 'two\nlines;=1+1'])(
    'should keep %j one cell, whatever the list separator is',
    async (comment) => {
      const rows = async function* () {
        yield { comment };
      };

      const file = await csvFile('guests.csv', { comment: 'Comment' }, rows());

      const text = (await file.getStream().toArray()).join('');
      expect(text).toBe(`\uFEFF"Comment"\r\n"${comment}"\r\n`);
    },
  );

  it('should fail as a whole when reading its rows fails', async () => {
    const rows = async function* () {
      yield { name: 'Ada' };
      throw new Error('the database went away');
    };

    const file = await csvFile('guests.csv', { name: 'Name' }, rows());

    await expect(file.getStream().toArray()).rejects.toThrow('the database went away');
  });

  it('should not begin when its first row cannot be read', async () => {
    const rows = {
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('the database is away')) }),
    };

    await expect(csvFile<{ name: string }>('guests.csv', { name: 'Name' }, rows)).rejects.toThrow(
      'the database is away',
    );
  });

  it('should stop reading when its reader goes away', async () => {
    let stop = () => {};
    const stopped = new Promise<void>((resolve) => {
      stop = resolve;
    });
    const rows = async function* () {
      try {
        while (true) {
          yield { name: 'Ada' };
        }
      } finally {
        stop();
      }
    };

    const stream = (await csvFile('guests.csv', { name: 'Name' }, rows())).getStream();
    stream.once('data', () => stream.destroy());

    await expect(stopped).resolves.toBeUndefined();
  });
});
