import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { EditionPreview } from '#core/api/staff.ts';
import { mouseClick } from '#test/mouse-click.ts';
import { WhatChanges } from './what-changes.tsx';

afterEach(cleanup);

const MAIL = {
  to: 'Marco Rossi',
  subject: 'The plan has changed',
  from: 'T <t@example>',
  html: '',
  text: '',
};

const AT_ONCE = {
  sending: 'soon',
  choose: () => undefined,
  leaves: 'hours',
  when: 'now',
  hour: undefined,
  nextHour: null,
} as const;

interface Opening {
  isDraft?: boolean;
  changes?: EditionPreview['changes'];
}

/** The form of an edition whose change would be mailed to so many. */
function open(people: number, { isDraft = false, changes = [] }: Opening = {}) {
  const sent: string[] = [];
  const preview: EditionPreview = { people, changes, mail: people > 0 ? MAIL : null, leavesAt: null };
  render(
    <form
      id="edition"
      onSubmit={(event) => {
        event.preventDefault();
        sent.push('saved');
      }}
    >
      <WhatChanges
        isDraft={isDraft}
        count={1}
        preview={preview}
        problem={undefined}
        mail={preview.mail}
        time={AT_ONCE}
        isSaving={false}
        heading={{ current: null }}
        onDiscard={() => sent.push('discarded')}
      />
    </form>,
  );
  return sent;
}
const press = (name: string) => mouseClick(screen.getByRole('button', { name }));

it('asks before an edition is saved that tells many people', () => {
  const sent = open(412);

  press('Save and tell 412 people');
  expect(screen.getByRole('alert').textContent).toBe('Save and tell 412 people within minutes?');
  press('Go back');
  expect(screen.queryByRole('alert')).toBeNull();
  press('Save and tell 412 people');
  expect(sent).toEqual([]);
  press('Save and tell 412 people');
  expect(sent).toEqual(['saved']);
});

it('saves by one press what tells a few', () => {
  const sent = open(20);
  press('Save and tell 20 people');
  expect(sent).toEqual(['saved']);
});

it('shows the mail of a change that is told', () => {
  open(412);
  press('Look at the mail');
  expect(screen.getByText('The plan has changed')).toBeTruthy();
  expect(screen.getByText('Marco Rossi')).toBeTruthy();
});

it.each([
  [false, 'No mail. Pages show it at once.'],
  [true, 'No mail. People see it once the edition opens.'],
])('says who sees a change of an edition, a draft: %s', (isDraft, text) => {
  open(0, {
    isDraft,
    changes: [{ field: 'capacity', label: 'Badges', before: '250', after: '300', effect: null, tells: null }],
  });
  expect(
    screen.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === text),
  ).toBeTruthy();
});
