import { useRef } from 'react';
import { Icon } from '../pieces/icon.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './search-field.module.css';
import { LONGEST_SEARCH } from './use-search-text.ts';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  text: string;
  onChange: (text: string) => void;
}

/** A search field with its magnifier and, once something is typed, a button that clears it. */
export function SearchField({ label, placeholder, text, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={styles.search}>
      <Icon name="search" />
      <input
        ref={input}
        className="input"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        maxLength={LONGEST_SEARCH}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {text && (
        <IconButton
          icon="close"
          label="Clear search"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </search>
  );
}
