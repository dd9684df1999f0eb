import { csvFile } from './csv-file.ts';

describe('csvFile', () => {
  it('should fail as a whole when reading its rows fails', async () => {
    const rows = async function* () {
      yield { name: 'Ada' };
      throw new Error('the database went away');
    };

    await expect(csvFile('guests.csv', { name: 'Name' }, rows()).getStream().toArray()).rejects.toThrow(
      'the database went away',
    );
  });

  it('should stop reading when its reader goes away', async () => {
    const stopped = new Promise<void>((resolve) => {
      const rows = async function* () {
        try {
          while (true) {
            yield { name: 'Ada' };
          }
        } finally {
          resolve();
        }
      };
      const stream = csvFile('guests.csv', { name: 'Name' }, rows()).getStream();
      stream.once('data', () => stream.destroy());
    });

    await expect(stopped).resolves.toBeUndefined();
  });
});
