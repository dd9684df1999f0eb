import { describe, expect, it } from '@jest/globals';
import { begin, change, isChanged } from './edit-state.ts';
import { keptIn } from './use-kept.ts';

const nothing = () => undefined;
const keptAs = (text: string) => keptIn([text, nothing, nothing, false]);
const formOf = (values: { place: string; note: string }) => begin('one', { values, thing: undefined });
const OPENED = formOf({ place: 'Hall', note: '' });
const { draftOf } = keptAs('');

describe('what is kept of a form', () => {
  it('is what differs from the server, emptied fields too, and is gone on with', () => {
    const { resume } = keptAs(draftOf(change(OPENED, { place: '', note: 'Bring dice' })));
    const resumed = resume(OPENED);
    expect(resumed.typed.note).toBe('Bring dice');
    expect(resumed.typed.place ?? '').toBe('');
    expect(isChanged(resumed)).toBe(true);
    expect(resumed.fills).toBe(1);
  });

  it('leaves what nobody touched to the server', () => {
    const { resume } = keptAs(draftOf(change(OPENED, { note: 'Bring dice' })));
    expect(resume(formOf({ place: 'Foyer', note: '' })).typed).toEqual({
      place: 'Foyer',
      note: 'Bring dice',
    });
  });

  it('is nothing without a change, and where the text is something else', () => {
    expect(draftOf(OPENED)).toBe('');
    for (const text of ['', 'null', '[1]', '{', '"x"']) expect(keptAs(text).resume(OPENED)).toBe(OPENED);
  });
});
