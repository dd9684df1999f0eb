import type { EventDetails } from '#core/api/generated.ts';
import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import styles from './fact-chips.module.css';
import { childrenText, fewestText, LEVEL_TEXTS } from './schedule/event-facts.ts';

interface FactChipsProps {
  event: EventDetails;
  /** Also with how many players it takes at least, which lists leave out. */
  isWhole?: boolean;
}

/** For whom a game is, as its organizer says; nothing where they say nothing. */
export function FactChips({ event, isWhole = false }: FactChipsProps) {
  const { level, children } = event;
  const minPlayers = isWhole ? event.minPlayers : undefined;
  if (!level && !children && !minPlayers) return null;
  return (
    <span className="cluster gap-6">
      {level && <Chip icon="level" text={LEVEL_TEXTS[level]} />}
      {children && <Chip icon="child" text={childrenText(children)} />}
      {minPlayers && <Chip icon="group" text={fewestText(minPlayers)} />}
    </span>
  );
}

function Chip({ icon, text }: { icon: IconName; text: string }) {
  return (
    <span className={`inline-row gap-6 sunken ${styles.chip}`}>
      <Icon name={icon} />
      {text}
    </span>
  );
}
