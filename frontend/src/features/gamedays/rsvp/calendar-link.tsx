import { Icon } from '../../../ui/pieces/icon.tsx';

/** The way into the guest's own calendar, as a file. */
export function CalendarLink({ href }: { href: string }) {
  return (
    <p>
      <a className="btn" href={href} download="gameday.ics">
        <Icon name="calendar" />
        Add to calendar
      </a>
    </p>
  );
}
