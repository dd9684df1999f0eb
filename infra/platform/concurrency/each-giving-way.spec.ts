import { eachGivingWay } from './each-giving-way.ts';

describe('eachGivingWay', () => {
  it('should come to every entry once, in order, with its place', async () => {
    const seen: [string, number][] = [];
    const entries = Array.from({ length: 2_500 }, (_, n) => `entry ${n}`);

    await eachGivingWay(entries, (entry, index) => seen.push([entry, index]));

    expect(seen).toEqual(entries.map((entry, index) => [entry, index]));
  });

  it('should let others work between the slices of a long list', async () => {
    let done = 0;
    const doneWhenOthersWorked: number[] = [];
    const others = setInterval(() => doneWhenOthersWorked.push(done), 0);
    await eachGivingWay(Array(20_000).fill('x'), () => {
      for (let spin = 0; spin < 200; spin++) Math.sqrt(spin);
      done += 1;
    });
    clearInterval(others);

    expect(new Set(doneWhenOthersWorked).size).toBeGreaterThan(1);
  });

  it('should do nothing for an empty list', async () => {
    await expect(eachGivingWay([], () => fail())).resolves.toBeUndefined();
  });
});

function fail(): never {
  throw new Error('There is no entry');
}
