import type { StaffRole } from '#core/api/staff.ts';
import type { IconName } from '#ui/pieces/icon.tsx';

interface RoleLook {
  label: string;
  icon: IconName;
  /** What it may do, in a line. */
  may: string;
}

export const ROLES: Record<StaffRole, RoleLook> = {
  administrator: { label: 'Administrator', icon: 'flag', may: 'Everything, also this page.' },
  organiser: { label: 'Organiser', icon: 'edit', may: 'Gamedays and their guests.' },
  mailer: {
    label: 'Mailer',
    icon: 'mail',
    may: 'E-mail tools, without downloads. Tell them the password of the tools.',
  },
  door: { label: 'Door', icon: 'check', may: 'Check in and mark paid.' },
};

export const ROLE_OPTIONS = (Object.keys(ROLES) as StaffRole[]).map((value) => ({
  value,
  label: `${ROLES[value].label}: ${ROLES[value].may}`,
}));
