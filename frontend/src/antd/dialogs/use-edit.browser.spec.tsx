import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useEdit } from './use-edit.tsx';

interface Thing {
  version: string;
  place: string;
  note: string;
}

const OPENED: Thing = { version: 'one', place: 'Hall', note: '' };

/** What the server has by now, and what it is sent. */
function serverWith(present: Thing) {
  const sent: [version: string | undefined, note: string][] = [];
  const send = (note: string) => async (base: Thing | undefined) => {
    sent.push([base?.version, note]);
    const isStale = base?.version !== present.version;
    return isStale ? { error: { status: 409, data: { current: present } } } : {};
  };
  return { sent, send };
}

function Form({ send }: { send: ReturnType<typeof serverWith>['send'] }) {
  const [fields, setFields] = useState({ place: 'Hall', note: 'Mine' });
  const [base, rebase] = useState(OPENED);
  const edit = useEdit({
    base,
    rebase,
    fieldsOf: ({ place, note }: Thing) => ({ place, note }),
    labels: { place: 'Place', note: 'Note' },
    read: () => fields,
    fill: setFields,
  });
  return (
    <>
      <output>{`${fields.place}, ${fields.note}`}</output>
      <button type="button" onClick={() => void edit.save(send(fields.note))}>
        Save
      </button>
      {edit.notice}
    </>
  );
}

const press = (name: string, role = 'button') => act(async () => screen.getByRole(role, { name }).click());
const shown = () => screen.getByRole('status').textContent;

describe('a form about something that somebody else has changed', () => {
  it('should name what is another, and go on with theirs or mine', async () => {
    const { sent, send } = serverWith({ version: 'two', place: 'Tent', note: '' });
    render(<Form send={send} />);

    await press('Save');
    expect(screen.getByText(/Place changed meanwhile, by somebody else/)).toBeTruthy();
    await press('Save');
    await press('Use theirs', 'radio');
    expect(shown()).toBe('Tent, ');
    await press('Keep mine', 'radio');
    expect(shown()).toBe('Tent, Mine');
    await press('Save');

    expect(sent.map(([version]) => version)).toEqual(['one', 'one', 'two']);
  });

  it('should save again by itself where nothing that it shows is another', async () => {
    const { sent, send } = serverWith({ ...OPENED, version: 'two' });
    render(<Form send={send} />);

    await press('Save');

    expect(sent).toEqual([
      ['one', 'Mine'],
      ['two', 'Mine'],
    ]);
    expect(screen.queryByText(/changed meanwhile/)).toBeNull();
  });
});
