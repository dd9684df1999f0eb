import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { identifyRequest } from '@tablefall/platform/logging/actor';
import { LoginNeededError, NotAllowedError, SignInRequiredError } from '../errors/api-error.ts';
import { type AccessRule, EndpointRules } from './endpoint.ts';
import { type AuthenticatedRequest, type Principal, PrincipalSource } from './principal.ts';
import { isRead } from './reads.ts';

/** Denies by default: a route without a declared rule answers nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly principals: PrincipalSource,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { access: rule, outlastsSession } = this.reflector.get(EndpointRules, context.getHandler()) ?? {};
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    request.operation = context.getHandler().name;
    request.principal = await this.principals.principalOf(request);
    identifyRequest(String(request.id), request.principal);
    if (rule === 'public') {
      return true;
    }
    if (!request.principal) {
      throw new SignInRequiredError();
    }
    if (!rule || !allows(rule, request.principal)) {
      throw new NotAllowedError();
    }
    if (!request.principal.mayChange && (outlastsSession || !isRead(request))) {
      throw new LoginNeededError();
    }
    return true;
  }
}

function allows(rule: AccessRule, principal: Principal): boolean {
  return rule === 'signed-in' || principal.roles.some((role) => role === rule || role === 'administrator');
}
