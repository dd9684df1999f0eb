export type IconName = keyof typeof icons;

/** A decorative icon of 18 px. The text beside it or the button's label says what it means. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} viewBox="0 0 18 18" aria-hidden="true">
      <path d={icons[name]} strokeDasharray={name === 'pending' ? '2.6 2.6' : undefined} />
    </svg>
  );
}

/** Line icons drawn on an 18 by 18 grid, as SVG path data. */
const icons = {
  alert: 'M9 2 16.5 15h-15zM9 7v4M9 13v.1',
  ban: 'M15.5 9a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M4.5 4.5l9 9',
  box: 'M2.5 6 9 3l6.5 3v6.5L9 15.5l-6.5-3zM2.5 6 9 9l6.5-3M9 9v6.5',
  bulb: 'M5.5 2.5h7v3L11 7.5v8H7v-8l-1.5-2zM9 9.5V11',
  calendar:
    'M4.5 4h9a2 2 0 0 1 2 2v7.5a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M2.5 8h13M6 2v3.5M12 2v3.5',
  bell: 'M4 12.5c1-1 1.3-2.5 1.3-4.6a3.7 3.7 0 0 1 7.4 0c0 2.1.3 3.6 1.3 4.6zM7.5 15a1.6 1.6 0 0 0 3 0',
  child: 'M11 4.2a2 2 0 1 1-4 0a2 2 0 0 1 4 0M9 6.2v5M5.5 9 9 7.5 12.5 9M9 11.2 6.8 15.8M9 11.2l2.2 4.6',
  check: 'm3.5 9.5 3.7 3.7L14.5 5',
  clock: 'M16 9a7 7 0 1 1-14 0a7 7 0 0 1 14 0M9 5v4l2.7 1.8',
  close: 'm4 4 10 10M14 4 4 14',
  chat: 'M2.5 4.5h13V13h-7l-3 2.5V13h-3z',
  columns:
    'M4 3.5h10a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 13V5A1.5 1.5 0 0 1 4 3.5M7 3.5v11M11.5 3.5v11',
  copy: 'M8 6h5.5a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2M12 3.5A1.5 1.5 0 0 0 10.5 2.5h-6a2 2 0 0 0-2 2v6A1.5 1.5 0 0 0 3.5 12',
  cup: 'M3.5 6h9v5.5A3.5 3.5 0 0 1 9 15H7a3.5 3.5 0 0 1-3.5-3.5zM12.5 7.5h1.3a2 2 0 0 1 0 4h-1.3M6 1.8v2M9.5 1.8v2',
  down: 'm4.5 7 4.5 4.5L13.5 7',
  download: 'M9 2.5v9M5.5 8 9 11.5 12.5 8M3 15h12',
  edit: 'M3 15l.8-3.5L12 3.3l2.7 2.7-8.2 8.2z',
  external: 'M10.5 3H15v4.5M15 3 8.5 9.5M12.5 10.5V15H3V5.5h4.5',
  file: 'M10.5 2H5a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h8a1 1 0 0 0 1-1V5.5zM10.5 2v3.5H14M6.5 9h5M6.5 12h5',
  eye: 'M1.5 9S4 4 9 4s7.5 5 7.5 5S14 14 9 14 1.5 9 1.5 9M11.2 9a2.2 2.2 0 1 1-4.4 0a2.2 2.2 0 0 1 4.4 0',
  filter: 'M2.5 4h13M5 9h8M7.5 14h3',
  first: 'm12.5 4-5 5 5 5M5 4v10',
  grid: 'M4 3h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M11 3h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1M4 10h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1M11 10h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1',
  flag: 'M4 16V2.5M4 3h9.5l-2.5 3.5 2.5 3.5H4',
  group:
    'M9.3 6a2.8 2.8 0 1 1-5.6 0a2.8 2.8 0 0 1 5.6 0M1.5 15c.3-3 2.2-4.7 5-4.7s4.7 1.7 5 4.7M12 3.5a2.7 2.7 0 0 1 0 5.2M13.5 10.7c1.8.6 2.8 2.1 3 4.3',
  info: 'M16 9a7 7 0 1 1-14 0a7 7 0 0 1 14 0M9 8.2v4M9 5.5v.1',
  invite: 'M10 6a3 3 0 1 1-6 0a3 3 0 0 1 6 0M1.5 15.5c.4-3.2 2.6-5 5.5-5s5.1 1.8 5.5 5M14.5 5v5M12 7.5h5',
  last: 'm5.5 4 5 5-5 5M13 4v10',
  level: 'M4 15v-3M9 15V8M14 15V3.5',
  list: 'M6.5 4.5H15M6.5 9H15M6.5 13.5H15M3 4.5h.01M3 9h.01M3 13.5h.01',
  logout: 'M7 3H3.5v12H7M11.5 12.5 15 9l-3.5-3.5M15 9H7',
  moved: 'M4 6.5h10M11 3.5l3 3-3 3M14 12H4M7 9l-3 3 3 3',
  mail: 'M2 4h14v10H2zM2 4.5l7 5.5 7-5.5',
  menu: 'M2.5 5h13M2.5 9h13M2.5 13h13',
  minus: 'M4 9h10',
  more: 'M9 4v.01M9 9v.01M9 14v.01',
  muted: 'M3 7v4h2.5L9 14V4L5.5 7zM12 7l4 4M16 7l-4 4',
  next: 'm6.5 4 5 5-5 5',
  pause: 'M6.5 4v10M11.5 4v10',
  pending: 'M14.5 9a5.5 5.5 0 1 1-11 0a5.5 5.5 0 0 1 11 0',
  person: 'M11.8 5.5a2.8 2.8 0 1 1-5.6 0a2.8 2.8 0 0 1 5.6 0M4 15.5c.3-3.2 2.3-5 5-5s4.7 1.8 5 5',
  pin: 'M9 16s5.5-4.7 5.5-9A5.5 5.5 0 0 0 3.5 7c0 4.3 5.5 9 5.5 9zM10.8 7a1.8 1.8 0 1 1-3.6 0a1.8 1.8 0 0 1 3.6 0',
  play: 'M5.5 3.5 14 9l-8.5 5.5z',
  plus: 'M9 3.5v11M3.5 9h11',
  previous: 'M11.5 4 6.5 9l5 5',
  print: 'M5 6V2.5h8V6M5 12.5H2.5V7a1 1 0 0 1 1-1h11a1 1 0 0 1 1 1v5.5H13M5 10.5h8v5H5z',
  refresh: 'M15 9a6 6 0 1 1-1.8-4.3M15.2 2v3.2H12',
  retry: 'M3 9a6 6 0 1 0 1.8-4.3M2.8 2v3.2H6',
  search: 'M13.5 8a5.5 5.5 0 1 1-11 0a5.5 5.5 0 0 1 11 0M12.3 12.3l4 4',
  send: 'M15.5 2.5 2.5 8l5 2.5L10 15.5zM15.5 2.5l-8 8',
  sound: 'M3 7v4h2.5L9 14V4L5.5 7zM11.5 6.5a4 4 0 0 1 0 5M13.5 4.5a6.8 6.8 0 0 1 0 9',
  sending: 'M9 2.5a6.5 6.5 0 1 1-6.5 6.5',
  up: 'm4.5 11 4.5-4.5 4.5 4.5',
  offline:
    'M2 2l14 14M1.5 6.5A11 11 0 0 1 6 4M8.5 3.3a11 11 0 0 1 8 3.2M4 9.5a7 7 0 0 1 3.5-2M11 7.6a7 7 0 0 1 3 1.9M9 14v.1',
  trash: 'M3 5h12M7 5V3h4v2M4.5 5l.7 10h7.6l.7-10M7.5 8v4.5M10.5 8v4.5',
} as const;
