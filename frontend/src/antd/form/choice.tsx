import { type RefSelectProps, Select, type SelectProps } from 'antd';
import { type ComponentProps, createContext, type Ref, use, useId } from 'react';
import styles from './choice.module.css';

interface Option {
  value?: string | number | null;
  /** In words: a screen reader is told it as the value, and as the option's name. */
  label: string;
}

const Chosen = createContext<{ chosen: string; placeholder?: string }>({ chosen: '' });

/**
 * Ant Design's list of choices, which shows what is chosen beside an empty text field and tells it to nobody. Here the field holds it;
 * where one types to search, it is the field's description. All options are in the page, not only those around the current one.
 */
export function Choice<Value, Each extends Option = Option>({
  className,
  ...props
}: Omit<SelectProps<Value, Each>, 'mode' | 'components' | 'labelRender' | 'virtual' | 'placeholder'> & {
  placeholder?: string;
  ref?: Ref<RefSelectProps>;
}) {
  const option = props.options?.find(({ value }) => value === props.value);
  return (
    <Chosen value={{ chosen: option?.label ?? String(props.value ?? ''), placeholder: props.placeholder }}>
      <Select<Value, Each>
        {...props}
        className={className ? `${styles.choice} ${className}` : styles.choice}
        virtual={false}
        components={COMPONENTS}
        labelRender={({ label, value }) => <span aria-hidden="true">{label ?? value}</span>}
      />
    </Chosen>
  );
}

const COMPONENTS = { input: ChosenInput };

/** The text field of a list of choices. One that is only read is there for its value, and what Ant Design draws is seen. */
function ChosenInput(props: ComponentProps<'input'>) {
  const { chosen, placeholder } = use(Chosen);
  const id = useId();
  if (props.readOnly) {
    return (
      <input
        {...props}
        className={`${props.className} ${styles.told}`}
        value={chosen}
        placeholder={placeholder}
        autoComplete="off"
        aria-autocomplete="none"
      />
    );
  }
  const descriptions = [chosen && id, props['aria-describedby']].filter(Boolean).join(' ');
  return (
    <>
      <input
        {...props}
        className={`${props.className} ${styles.typed}`}
        placeholder={placeholder}
        autoComplete="off"
        aria-describedby={descriptions || undefined}
      />
      {chosen && (
        <span hidden id={id}>
          Chosen: {chosen}
        </span>
      )}
    </>
  );
}
