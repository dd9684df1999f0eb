import fc from 'fast-check';
import { readList } from './recipient-list.policy.ts';

describe('readList', () => {
  it('keeps good entries in order, trimmed', async () => {
    const { people } = await readList([
      { name: ' Ola Szymańska ', email: ' ola@mail.example ' },
      { name: 'Jonah', email: 'Jonah@Mail.example' },
    ]);

    expect(people).toEqual([
      { name: 'Ola Szymańska', email: 'ola@mail.example' },
      { name: 'Jonah', email: 'Jonah@Mail.example' },
    ]);
  });

  it('takes names of sixty characters in any script, and leaves out what turns text round', async () => {
    const names = ['🎲'.repeat(60), 'नमस्\u200dते', '👩\u200d👧 family', '\u202Ereversed\u2069'];

    const { people } = await readList(names.map((name, index) => ({ name, email: `${index}@mail.example` })));

    expect(people.map(({ name }) => name)).toEqual([...names.slice(0, 3), 'reversed']);
  });

  it.each([
    ['"a@b.example" <c@mail.example>'],
    ['a@mail.example, b@mail.example'],
    ['"a, b"@mail.example'],
    ['a@mail.example\nBcc: b@mail.example'],
    ['a\u2028b@mail.example'],
    ['a@@mail.example'],
    ['a\u2019b@mail.example'],
    ['a@mail'],
    [`${'a'.repeat(250)}@mail.example`],
  ])('refuses the address %p', async (email) => {
    expect((await readList([{ name: 'Eve', email }])).refused).toHaveLength(1);
  });

  it.each([
    [''],
    ['  '],
    ['x'.repeat(61)],
    ['Eve\u0000'],
    ['Eve\u0085'],
    ['see http://evil.example'],
    ['WWW.evil.example'],
    ['\u200b\u200d'],
    ['\u3164'],
    ['🎲'.repeat(61)],
  ])('refuses the name %p', async (name) => {
    expect((await readList([{ name, email: 'eve@mail.example' }])).refused).toEqual(['eve@mail.example']);
  });

  it('puts every entry, however hostile, in exactly one place and lets no control character through', async () => {
    const entry = fc.oneof(
      fc.anything(),
      fc.record({
        name: fc.string({ unit: 'binary' }),
        email: fc.oneof(fc.emailAddress(), fc.string({ unit: 'binary' })),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 30 }), async (entries) => {
        const { people, refused } = await readList(entries);
        expect(people.length + refused.length).toBe(entries.length);
        for (const { name, email } of people) {
          expect(`${name}${email}`).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]+$/u);
          expect(email).toMatch(/^[^\s"<>,;:]+@[^\s@"<>,;:]+\.[^\s@"<>,;:]+$/);
        }
      }),
    );
  });
});
