import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { LoadFailure, Notice, StatusRegion } from './notice.tsx';

describe('a notice', () => {
  afterEach(cleanup);

  it('appears in a region that was there before it', () => {
    const region = (isShown: boolean) => (
      <StatusRegion>{isShown && <Notice tone="success" title="RSVP updated!" />}</StatusRegion>
    );
    const { rerender } = render(region(false));
    const before = screen.getByRole('status');
    expect(before.textContent).toBe('');
    rerender(region(true));
    expect(screen.getByRole('status')).toBe(before);
    expect(before.textContent).toBe('RSVP updated!');
    rerender(region(false));
    expect(screen.getByRole('status')).toBe(before);
  });

  it('takes the focus of what it stands for', () => {
    render(<Notice tone="success" title="Email Sent!" takesFocus />);
    expect(document.activeElement?.textContent).toBe('Email Sent!');
  });

  it('is an alert when it is an error that has just happened', () => {
    render(<Notice tone="error" title="Not saved" live />);
    expect(screen.getByRole('alert').textContent).toBe('Not saved');
  });

  it('says that there is no network where something did not load for that', () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<LoadFailure title="The map did not load" onRetry={() => undefined} />);
    expect(screen.getByRole('alert').textContent).toContain(
      'You have no network. Try again when it is back.',
    );
    onLine.mockRestore();
  });
});
