import type { Things } from '../../../test/things.ts';

export const things: Things = {
  '/api/boardgames/': async () => ({ parts: { id: '13' } }),
};
