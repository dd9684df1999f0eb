import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { DeskStep } from '#api/staff.ts';
import { FirstSteps } from './first-steps.tsx';
import { Tools } from './tools.tsx';

const step = (name: DeskStep['step'], changes: Partial<DeskStep> = {}): DeskStep => ({
  step: name,
  title: name,
  done: false,
  detail: '',
  waits: false,
  action: { label: 'Go', path: `/${name}` },
  ...changes,
});

describe('the desk', () => {
  it('has the first open step as its main button, and the last one waiting', () => {
    const steps = [
      step('days', { done: true }),
      step('plan'),
      step('test'),
      step('opening', { waits: true }),
    ];
    render(<FirstSteps steps={steps} />, { wrapper: MemoryRouter });

    expect(screen.getByRole('img', { name: '1 of 4 done' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go: plan' }).className).toContain('btn-primary');
    expect(screen.getByRole('link', { name: 'Go: test' }).className).not.toContain('btn-primary');
    expect(screen.getByRole('button', { name: 'Go' })).toHaveProperty('disabled', true);
  });

  it('has each tool as one link with its number', () => {
    const tools = [
      { tool: 'attendees' as const, figure: '380', of: '400', counts: 'badges taken, 14 waiting' },
    ];
    render(<Tools tools={tools} />, { wrapper: MemoryRouter });

    const tile = screen.getByRole('link');
    expect(tile.getAttribute('href')).toBe('/attendees');
    expect(within(tile).getByText('/400')).toBeTruthy();
  });
});
