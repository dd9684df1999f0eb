import type { OrganisedEdition } from '#core/api/staff.ts';
import { monthOf } from '#core/text/date-text.ts';
import styles from './edition.module.css';
import { useChosenEdition } from './use-chosen-edition.ts';

/** Which edition a page is about. */
export function EditionStrip({ text, state }: { text: string; state?: OrganisedEdition['state'] }) {
  return (
    <p className={styles.strip} data-state={state}>
      {text}
    </p>
  );
}

interface AllEditionsProps {
  /** What is alike in all of them. */
  text: string;
  /** What is of the open one alone, said with its name. */
  ofShown?: (name: string) => string;
}

/** On a page that is about all editions, whichever the address names. */
export function AllEditions({ text, ofShown }: AllEditionsProps) {
  const shown = useChosenEdition().editions.find(({ isShown }) => isShown);
  return <EditionStrip text={[text, shown && ofShown?.(monthOf(shown.key))].filter(Boolean).join(' ')} />;
}
