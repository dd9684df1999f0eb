import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { identifyRequest } from '@tablefall/platform/logging/actor';
import { LoginNeededError, NotAllowedError, NotSignedInError } from '../errors/api-error.ts';
import type { AccessRule } from './access-table.ts';
import { EndpointRules } from './endpoint.ts';
import { type AuthenticatedRequest, type Principal, PrincipalSource, refuseOldSignIn } from './principal.ts';
import { isRead } from './reads.ts';
import { TOKEN_PREFIX, type TokenScope } from './token-scopes.ts';

/** Denies by default: a route without a declared rule answers nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly principals: PrincipalSource,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const {
      access: rule,
      scope,
      outlastsSession,
      needsFreshSignIn,
    } = this.reflector.get(EndpointRules, context.getHandler()) ?? {};
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    request.operation = context.getHandler().name;
    const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (token?.startsWith(TOKEN_PREFIX)) return this.isProgram(request, token, { rule, scope });
    request.principal = await this.principals.principalOf(request);
    identifyRequest(String(request.id), request.principal);
    if (rule === 'public') {
      return true;
    }
    if (rule && request.principal && allows(rule, request.principal)) {
      this.checkMayChange(request, request.principal, outlastsSession);
      if (needsFreshSignIn === true) refuseOldSignIn(request.principal);
      return true;
    }
    if (rule === 'door' && (await this.isAtTheDoor(request))) {
      return true;
    }
    throw request.principal ? new NotAllowedError() : new NotSignedInError();
  }

  /** A program does what its token says. What it does not, it reads as everybody may. */
  private async isProgram(
    request: AuthenticatedRequest,
    token: string,
    { rule, scope }: { rule?: AccessRule; scope?: TokenScope },
  ): Promise<boolean> {
    const program = await this.principals.programOf(token);
    identifyRequest(String(request.id), program);
    const isInScope = scope !== undefined && program?.scopes?.includes(scope);
    request.principal = isInScope ? program : null;
    if (isInScope || (rule === 'public' && !scope)) return true;
    throw program && scope ? new NotAllowedError() : new NotSignedInError();
  }

  /**
   * By hours in which one helps there, or because the browser has opened a door link, which works on when the hours are over. What
   * somebody does outside of hours of their own is written down under the link.
   */
  private async isAtTheDoor(request: AuthenticatedRequest): Promise<boolean> {
    const doorLink = await this.principals.doorLinkOf(request);
    const hasHours = await this.principals.hasDoorHours(request.principal ?? null);
    if (doorLink) request.doorLink = doorLink;
    if (doorLink && !hasHours) identifyRequest(String(request.id), { userId: null, sessionId: doorLink });
    return hasHours || doorLink !== null;
  }

  private checkMayChange(
    request: AuthenticatedRequest,
    { mayChange }: Principal,
    outlastsSession?: boolean,
  ): void {
    if (!mayChange && (outlastsSession || !isRead(request))) {
      throw new LoginNeededError();
    }
  }
}

function allows(rule: AccessRule, principal: Principal): boolean {
  if (rule === 'signed-in') return true;
  if (rule === 'staff') return principal.roles.length > 0;
  return principal.roles.some((role) => role === rule || role === 'administrator');
}
