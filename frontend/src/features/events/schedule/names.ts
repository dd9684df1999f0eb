import type { User, UserName } from '#api/generated.ts';

/** What the server calls somebody whose name it does not tell: everybody towards strangers, children towards most. */
export const UNNAMED = 'Player';

export function isOwnName(user: User | null, nameId: string): boolean {
  return user?.names.some(({ id }) => id === nameId) ?? false;
}

/** One's own family by name, also where what is shown is what all are told, as in the schedule or without a network. */
export function nameFor(user: User | null, { id, name }: Pick<UserName, 'id' | 'name'>): string {
  return user?.names.find((own) => own.id === id)?.name ?? name;
}
