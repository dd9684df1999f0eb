import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '#test/render-app.tsx';
import { ActionMenu } from './action-menu.tsx';
import { FilterMenu } from './filter-menu.tsx';

const NAMES = ['Ada', 'Bilal', 'Carmen'].map((label) => ({ value: label.toLowerCase(), label }));

function Organizers() {
  const [chosen, setChosen] = useState<string[]>([]);
  const toggle = (value: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, value] : chosen.filter((each) => each !== value));
  return (
    <>
      <FilterMenu
        label="Organizer"
        plural="organizers"
        choices={NAMES}
        chosen={chosen}
        onToggle={toggle}
        isSearched
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

const trigger = (name: string | RegExp = /^Organizer/) => screen.getByRole('button', { name });

afterEach(cleanup);

describe('a filter with several choices', () => {
  it('should say what is chosen, and find a choice by its name', () => {
    renderApp({ '/': <Organizers /> }, '/');
    expect(trigger().textContent).toBe('Organizer');
    fireEvent.click(trigger());
    fireEvent.click(screen.getByLabelText('Ada'));
    expect(trigger('Organizer: Ada').textContent).toBe('Ada');
    fireEvent.click(screen.getByLabelText('Carmen'));
    expect(trigger().textContent).toBe('2 organizers');

    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'bil' } });
    expect(screen.queryByLabelText('Ada')).toBeNull();
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'nobody' } });
    expect(screen.getByText('No match.')).toBeTruthy();
  });

  it('should close on Escape, which gives the focus back, and when the focus goes elsewhere', () => {
    renderApp({ '/': <Organizers /> }, '/');
    fireEvent.click(trigger());
    fireEvent.keyDown(screen.getByLabelText('Ada'), { key: 'Escape' });
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(trigger());

    fireEvent.click(trigger());
    fireEvent.focusIn(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
  });
});

describe('a menu of actions', () => {
  it('should be walked through by the arrow keys, and close before an action runs', () => {
    const run = jest.fn();
    const actions = ['One', 'Two', 'Three'].map((label) => ({ label, run: () => run(label) }));
    const groups = [{ label: 'Numbers', actions }];
    renderApp(
      {
        '/': (
          <ActionMenu className="btn" groups={groups}>
            Count
          </ActionMenu>
        ),
      },
      '/',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Count' }));
    const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    expect(document.activeElement?.textContent).toBe('One');
    press('ArrowUp');
    expect(document.activeElement?.textContent).toBe('Three');
    press('ArrowDown');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Two');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Two' }));
    expect(run.mock.calls).toEqual([['Two']]);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Count');
  });

  it('should stay open while something else is under way, rather than lose what is chosen', () => {
    const run = jest.fn();
    const groups = [{ actions: [{ label: 'One', run }] }];
    renderApp(
      {
        '/': (
          <ActionMenu className="btn" groups={groups} isBusy>
            Count
          </ActionMenu>
        ),
      },
      '/',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Count' }));
    const one = screen.getByRole('menuitem', { name: 'One' });
    fireEvent.click(one);
    expect(run).not.toHaveBeenCalled();
    expect(one.isConnected).toBe(true);
    expect(one.getAttribute('aria-disabled')).toBe('true');
  });
});
