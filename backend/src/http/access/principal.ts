import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { FreshSignInNeededError } from '../errors/api-error.ts';
import type { TokenScope } from './token-scopes.ts';

/**
 * What somebody who helps is. An administrator may do everything; the others what their name says, exactly. What `door` may,
 * whoever has opened a door link may as well, and whoever helps there, for their hours.
 */
export const STAFF_ROLES = ['administrator', 'organiser', 'mailer', 'door'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who is asking, as the session says. */
export interface Principal {
  userId: string;
  sessionId: string;
  email: string;
  roles: StaffRole[];
  /** Whether the session may change anything; one that only shows was opened by a link that others may have been sent. */
  mayChange: boolean;
  /** Whether a sign-in mail opened it: the link of a registration mail, which people forward, opens neither tools nor the door. */
  hasSignedIn: boolean;
  /** What the token opens that a program shows in place of a session: what says one of these, and nothing else. */
  scopes?: TokenScope[];
  /** Whether they have signed in lately enough for what reaches far (FRESH_SIGN_IN_MINUTES). */
  hasFreshSignIn: boolean;
}

export function refuseOldSignIn({ hasFreshSignIn }: Principal): void {
  if (!hasFreshSignIn) throw new FreshSignInNeededError();
}

/** A request that the access guard has let through. */
export type AuthenticatedRequest = Request & {
  principal?: Principal | null;
  /** Id of the door link that lets its browser in, where an endpoint of the door asked for one. */
  doorLink?: string;
  /** The operation of the API that answers it. */
  operation?: string;
};

/** Finds out who a request's session belongs to; implemented by the users module. */
export abstract class PrincipalSource {
  abstract principalOf(request: Request): Promise<Principal | null>;

  /** Whose program shows this token; null when it does not hold. */
  abstract programOf(token: string): Promise<Principal | null>;

  /** Id of the door link that the browser has opened, as long as it holds. */
  abstract doorLinkOf(request: Request): Promise<string | null>;

  /** Whether somebody has the door at this moment by hours in which they help there. */
  abstract hasDoorHours(principal: Principal | null): Promise<boolean>;
}

/** The signed-in principal, or null on public endpoints without a session. */
export const CurrentPrincipal = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Principal | null =>
    context.switchToHttp().getRequest<AuthenticatedRequest>().principal ?? null,
);
