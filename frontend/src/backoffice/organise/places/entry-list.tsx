import { Button, Form } from 'antd';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './places.module.css';

interface EntryListProps {
  /** The field that holds the list. */
  name: string;
  /** What one entry is called: 'Question'. */
  what: string;
  max: number;
  min?: number;
  /** Their order is that of the page. */
  isOrdered?: boolean;
  empty: () => object;
  /** The fields of one entry, at its place in the list. */
  children: (place: number) => ReactNode;
}

/** Entries that are added, removed and, where their order matters, moved. */
export function EntryList({ name, what, max, min = 0, isOrdered, empty, children }: EntryListProps) {
  return (
    <Form.List name={name}>
      {(fields, { add, remove, move }) => (
        <div className={styles.entries}>
          {fields.map((field, place) => (
            <Entry
              key={field.key}
              title={`${what} ${place + 1}`}
              onUp={isOrdered && place > 0 ? () => move(place, place - 1) : undefined}
              onRemove={fields.length > min ? () => remove(field.name) : undefined}
            >
              {children(field.name)}
            </Entry>
          ))}
          <div>
            <Button
              icon={<Icon name="plus" />}
              disabled={fields.length >= max}
              onClick={() => add(empty())}
            >{`Add a ${what.toLowerCase()}`}</Button>
          </div>
        </div>
      )}
    </Form.List>
  );
}

interface EntryProps {
  title: string;
  onUp: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** The focus goes to the entry after, or before, or to what adds one: it would be lost with the button that removes this one. */
function focusNeighbour(section: HTMLElement | null): void {
  const neighbours = [section?.nextElementSibling, section?.previousElementSibling];
  const heading = neighbours.map((each) => each?.querySelector('h3')).find(Boolean);
  (heading ?? section?.nextElementSibling?.querySelector('button'))?.focus();
}

function Entry({ title, onUp, onRemove, children }: EntryProps) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const removeAndGoOn = (remove: () => void) => {
    focusNeighbour(section.current);
    remove();
  };
  return (
    <section ref={section} className={styles.entry} aria-labelledby={heading}>
      <div className={styles.entryHead}>
        <h3 id={heading} tabIndex={-1}>
          {title}
        </h3>
        <span>
          {onUp && <IconButton icon="up" label={`Move ${title.toLowerCase()} up`} onClick={onUp} />}
          {onRemove && (
            <IconButton
              icon="trash"
              label={`Remove ${title.toLowerCase()}`}
              onClick={() => removeAndGoOn(onRemove)}
            />
          )}
        </span>
      </div>
      {children}
    </section>
  );
}
