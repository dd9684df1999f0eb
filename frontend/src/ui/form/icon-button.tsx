import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../pieces/icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'title'> {
  icon: IconName;
  /** Its accessible name. */
  label: string;
  /** A shorter text than the label. */
  tooltip?: string;
  /** With a border. */
  framed?: boolean;
}

/** A button that is one icon, with a label and a tooltip. */
export function IconButton({ icon, label, tooltip = label, framed, className, ...button }: IconButtonProps) {
  const classes = [framed ? 'btn btn-icon' : 'icon-btn', className].filter(Boolean).join(' ');
  return (
    <button type="button" {...button} className={classes} aria-label={label} data-tooltip={tooltip}>
      <Icon name={icon} />
    </button>
  );
}
