import { describe, expect, it } from '@jest/globals';
import {
  answer,
  begin,
  change,
  changedFields,
  choose,
  discard,
  type EditState,
  fieldNames,
  follow,
  isChanged,
  isUnsaved,
  refuse,
  restart,
  send,
} from './edit-state.ts';

interface Values {
  place: string;
  note: string;
}

interface Thing extends Values {
  version: number;
}

type State = EditState<Values, Thing | undefined>;

const valuesOf = ({ place, note }: Thing): Values => ({ place, note });
const standOf = (thing: Thing) => ({ values: valuesOf(thing), thing });
const FIRST: Thing = { version: 1, place: 'Hall', note: '' };
const OPENED: State = begin('one', standOf(FIRST));
/** A form about something that nobody else changes, such as an answer. */
const PLAIN: State = begin('one', { values: valuesOf(FIRST), thing: undefined });

const saving = (state: State) => send(state, state.typed);

describe('a new value of the server', () => {
  it('changes what was not touched, and leaves what was', () => {
    const typed = change(OPENED, { note: 'Mine' });
    const moved = follow(typed, 'one', standOf({ version: 2, place: 'Tent', note: '' }));
    expect(moved.typed).toEqual({ place: 'Tent', note: 'Mine' });
    expect(moved.base.thing?.version).toBe(2);
    expect(moved.fills).toBe(1);
    expect(isUnsaved(moved)).toBe(true);
  });

  it('is not followed where both have changed a field of a thing with a version, so that the save is asked about', () => {
    const typed = change(OPENED, { note: 'Mine' });
    const theirs = standOf({ version: 2, place: 'Tent', note: 'Theirs' });
    expect(follow(typed, 'one', theirs)).toBe(typed);
    // It comes at once when the own change is given up.
    expect(follow(discard(typed), 'one', theirs).typed).toEqual({ place: 'Tent', note: 'Theirs' });
  });

  it('leaves mine where there is no version to ask by', () => {
    const typed = change(PLAIN, { note: 'Mine' });
    const theirs = { values: { place: 'Tent', note: 'Theirs' }, thing: undefined };
    expect(follow(typed, 'one', theirs).typed).toEqual({ place: 'Tent', note: 'Mine' });
  });

  it('waits for the answer to a save that is under way, and does not bring back what was before it', () => {
    const typed = saving(change(PLAIN, { note: 'Mine' }));
    expect(follow(typed, 'one', { values: { place: 'Tent', note: '' }, thing: undefined })).toBe(typed);
    const answered = answer(typed, undefined);
    // Only the place is another than the page had; the note is older than what was saved.
    const moved = follow(answered, 'one', { values: { place: 'Tent', note: '' }, thing: undefined });
    expect(moved.typed).toEqual({ place: 'Tent', note: 'Mine' });
    expect(isChanged(moved)).toBe(false);
  });

  it('is older than a second save that was under way when the answer to the first one came', () => {
    const one = standOf({ ...FIRST, version: 2, note: 'One' });
    const first = answer(saving(change(OPENED, { note: 'One' })), undefined, one);
    const two = standOf({ ...FIRST, version: 3, note: 'Two' });
    const second = answer(saving(change(first, { note: 'Two' })), undefined, two);

    const late = follow(second, 'one', one);
    expect([late.typed.note, late.base.thing]).toEqual(['Two', second.base.thing]);
    expect(isChanged(late)).toBe(false);
  });

  it('is no news when it says the same, also as another object', () => {
    expect(follow(OPENED, 'one', standOf({ ...FIRST }))).toBe(OPENED);
  });

  it('begins anew about another thing', () => {
    const other = follow(
      saving(change(OPENED, { note: 'Mine' })),
      'two',
      standOf({ ...FIRST, place: 'Inn' }),
    );
    expect(other.typed).toEqual({ place: 'Inn', note: '' });
    expect(other.sent).toBeUndefined();
    expect(other.fills).toBe(1);
  });
});

describe('the answer to a save', () => {
  it('makes what was sent the base, and leaves what was typed since', () => {
    const typedOn = change(saving(change(OPENED, { note: 'Mine' })), { place: 'Inn' });
    const answered = answer(typedOn, 'thanks');
    expect(answered.typed).toEqual({ place: 'Inn', note: 'Mine' });
    expect(answered.base.values).toEqual({ place: 'Hall', note: 'Mine' });
    expect(answered.saved).toEqual({ data: 'thanks', values: { place: 'Hall', note: 'Mine' } });
    expect(isUnsaved(answered)).toBe(true);
  });

  it('takes over what the server made of it, but not of what was typed since', () => {
    const now = standOf({ version: 2, place: 'Hall', note: 'Tidied' });
    expect(answer(saving(change(OPENED, { note: ' Tidied ' })), '', now).typed.note).toBe('Tidied');
    const typedOn = change(saving(change(OPENED, { note: ' Tidied ' })), { note: ' Tidied more' });
    const answered = answer(typedOn, '', now);
    expect(answered.typed.note).toBe(' Tidied more');
    expect(answered.base.thing?.version).toBe(2);
  });

  it('is not waited for before leaving, except for what was typed since', () => {
    const sent = saving(change(OPENED, { note: 'Mine' }));
    expect([isChanged(sent), isUnsaved(sent)]).toEqual([true, false]);
    expect(isUnsaved(change(sent, { note: 'Mine and more' }))).toBe(true);
  });
});

describe('a save that was refused', () => {
  it('leaves everything as it was typed', () => {
    const refused = refuse(change(saving(change(OPENED, { note: 'Mine' })), { place: 'Inn' }));
    expect(refused.typed).toEqual({ place: 'Inn', note: 'Mine' });
    expect(isUnsaved(refused)).toBe(true);
  });

  it('because somebody else was faster shows theirs and mine, as often as one likes', () => {
    const theirs = standOf({ version: 2, place: 'Tent', note: '' });
    const refused = refuse(saving(change(OPENED, { note: 'Mine' })), theirs);
    expect(refused.typed).toEqual({ place: 'Hall', note: 'Mine' });
    expect(refused.conflict?.fields).toEqual(['place']);
    // Undecided, nothing changes by itself.
    expect(follow(refused, 'one', theirs)).toBe(refused);
    const typedOn = change(refused, { note: 'Mine, later' });
    const looking = choose(typedOn, 'theirs');
    expect(looking.typed).toEqual({ place: 'Tent', note: '' });
    const back = choose(looking, 'mine');
    expect(back.typed).toEqual({ place: 'Tent', note: 'Mine, later' });
    expect(back.base.thing?.version).toBe(2);
    expect(choose(choose(change(back, { place: 'Inn' }), 'theirs'), 'mine').typed.place).toBe('Inn');
    expect(answer(saving(back), '').conflict).toBeUndefined();
  });
});

it('begins anew for the next one, and goes back to what there is', () => {
  const typed = change(OPENED, { note: 'Mine' });
  expect(discard(typed).typed).toEqual(valuesOf(FIRST));
  const next = restart(answer(saving(typed), 'thanks'));
  expect([next.typed, next.saved, next.restarts]).toEqual([valuesOf(FIRST), undefined, 1]);
});

it('names the fields that are others, in the order of the form; an empty one is like none', () => {
  const before = { date: '2031-04-01', place: 'Hall', expansions: ['One'], seats: null as number | null };
  const labels = { place: 'Place', expansions: 'Expansions', date: 'Date', seats: 'Seats' };
  const now = { ...before, date: '2031-05-11', expansions: ['One', 'Two'], seats: undefined as never };
  expect(changedFields(before, now)).toEqual(['date', 'expansions']);
  expect(fieldNames(changedFields(before, now), labels)).toBe('Expansions and Date');
});
