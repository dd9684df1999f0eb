import { icons } from './icon-paths.ts';

export type IconName = keyof typeof icons;

/** A decorative 18 px line icon; the words beside it, or the button's label, carry the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 18 18" aria-hidden="true">
      <path d={icons[name]} strokeDasharray={name === 'pending' ? '2.6 2.6' : undefined} />
    </svg>
  );
}
