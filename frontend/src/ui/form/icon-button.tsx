import type { ComponentProps } from 'react';
import { Tooltip } from '../feedback/tooltip.tsx';
import { Icon, type IconName } from '../pieces/icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children' | 'title'> {
  icon: IconName;
  /** What it does, for those who do not see the icon. */
  label: string;
  /** A shorter text for those who see what the button belongs to. */
  tooltip?: string;
  /** Drawn as a button with an edge. */
  framed?: boolean;
}

/** A button that is one icon, with a label and a tooltip. */
export function IconButton({ icon, label, tooltip = label, framed, className, ...button }: IconButtonProps) {
  const classes = [framed ? 'btn btn-icon' : 'icon-btn', className].filter(Boolean).join(' ');
  return (
    <Tooltip text={tooltip}>
      <button type="button" {...button} className={classes} aria-label={label}>
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
