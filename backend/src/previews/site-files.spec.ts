import { picture } from './site-files.ts';

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>';

describe('a picture that the server draws', () => {
  it('should be drawn once', async () => {
    let drawings = 0;
    const { content } = picture(async () => {
      drawings += 1;
      return SQUARE;
    });

    const [one, other] = await Promise.all([content(), content()]);
    await content();

    expect(drawings).toBe(1);
    expect(one).toBe(other);
  });

  it('should be drawn again after a drawing that failed', async () => {
    const drawings = [() => Promise.reject(new Error('no space left')), async () => SQUARE];
    const { content } = picture(() => drawings.shift()?.() ?? Promise.reject(new Error('drawn too often')));

    await expect(content()).rejects.toThrow('no space left');

    await expect(content()).resolves.toBeInstanceOf(Buffer);
  });
});
