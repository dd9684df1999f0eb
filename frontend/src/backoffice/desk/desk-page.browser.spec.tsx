import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { DeskStep, DeskTask, Mailing } from '#core/api/staff.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { Tools } from './desk-page.tsx';
import { FirstSteps } from './first-steps.tsx';
import { MailingsUnderWay } from './mailings-under-way.tsx';
import { TaskList } from './task-list.tsx';

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

  it('names mailings that wait for their time, and when that is', async () => {
    const mailing = (changes: Partial<Mailing>) => ({ size: 300, counts: {}, ...changes }) as Mailing;
    const reason = 'Waits for the sending hours, and leaves at 9:00 AM.';
    const items = [
      mailing({
        id: 'm1',
        title: 'Invitation',
        state: 'scheduled',
        scheduledFor: null,
        pausedReason: reason,
      }),
      mailing({ id: 'm2', title: 'News', state: 'scheduled', scheduledFor: '2099-10-08T08:00:00Z' }),
    ];
    new Server().on('GET /api/mailings', { body: { items, total: 2, page: 1, limit: 10 } });
    renderApp({ '/': <MailingsUnderWay /> }, '/');

    await screen.findByText(reason);
    expect(screen.getByText('Planned for Oct 8, 2099, 10:00 AM.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Invitation' }).getAttribute('href')).toContain('m1');
    expect(screen.queryByText(/^None/)).toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('has what is due tomorrow under tomorrow, however far the days are', async () => {
    const task = (by: DeskTask['by']): DeskTask => ({
      kind: 'offer',
      tone: 'plain',
      by,
      sentence: `Due ${by}.`,
      detail: '',
      action: { label: 'Open', path: `/${by}` },
    });
    const tasks = (['today', 'tomorrow', 'week', 'before', 'later'] as const).map(task);
    renderApp({ '/': <TaskList tasks={tasks} next={null} hasPrimary /> }, '/');

    const titles = await screen.findAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Tomorrow',
      'Within a week',
      expect.stringMatching(/^Before /),
      'Later',
    ]);
    for (const title of titles) {
      expect(within(title.parentElement as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
    }
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
