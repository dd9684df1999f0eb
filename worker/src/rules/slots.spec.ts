import { describe, expect, it } from '@jest/globals';
import { Slots } from './slots.ts';

describe('Slots', () => {
  it('should hand places on in turn', async () => {
    const slots = new Slots(1);
    expect(await slots.take()).toBe(true);
    const order: string[] = [];
    const waiting = ['first', 'second'].map(async (name) => {
      await slots.take();
      order.push(name);
      slots.giveBack();
    });
    slots.giveBack();
    await Promise.all(waiting);
    expect(order).toEqual(['first', 'second']);
    expect(slots.taken).toBe(0);
  });

  it('should turn away whoever waits when it closes, and everybody later', async () => {
    const slots = new Slots(1);
    await slots.take();
    const waiting = slots.take();
    slots.close();
    expect(await waiting).toBe(false);
    expect(await slots.take()).toBe(false);
    expect(slots.taken).toBe(1);
  });
});
