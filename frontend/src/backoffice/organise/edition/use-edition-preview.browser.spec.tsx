import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { OrganisedEdition } from '#core/api/staff.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { valuesOf } from './edition-values.ts';
import { useEditionPreview } from './use-edition-preview.ts';

const CALL = 'POST /api/organise/editions/2025-10/preview';
const SAVED = 'The saved hall';

afterEach(cleanup);

function Page() {
  const [venueName, setVenueName] = useState(SAVED);
  const values = valuesOf({ venueName } as OrganisedEdition);
  const { preview, mail } = useEditionPreview('2025-10', values, venueName !== SAVED);
  return (
    <>
      <input aria-label="Venue" value={venueName} onChange={({ target }) => setVenueName(target.value)} />
      <output>{`${preview ? preview.people : 'nobody knows who is'} told ${mail?.subject ?? 'nothing'}`}</output>
    </>
  );
}

const says = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
const type = async (value: string) =>
  fireEvent.change(await screen.findByLabelText('Venue'), { target: { value } });

it('keeps the mail while the next one is asked for, and no longer than there is a change', async () => {
  let answer: (preview: { body: unknown }) => void = () => undefined;
  const server = new Server().on(CALL, { body: { people: 2, changes: [], mail: { subject: 'the first' } } });
  renderApp({ '/organise': <Page /> }, '/organise');
  await type('Hall 1');
  await says('2 told the first');

  server.on(CALL, () => new Promise((resolve) => (answer = resolve)));
  await type('Hall 12');
  await waitFor(() => expect(server.count(CALL)).toBe(2));
  await says('nobody knows who is told the first');
  answer({ body: { people: 3, changes: [], mail: { subject: 'the second' } } });
  await says('3 told the second');

  await type(SAVED);
  await says('nobody knows who is told nothing');
  await type('Hall 1');
  await says('nobody knows who is told nothing');
});
