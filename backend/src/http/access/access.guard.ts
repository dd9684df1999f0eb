import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { identifyActor } from '@tablefall/platform/audit/actor';
import { type AccessRule, EndpointRules } from './endpoint.ts';
import { type ViewedRequest, type Viewer, ViewerSource } from './principal.ts';
import { LoginNeededError, NotAllowedError, SignInRequiredError } from '../errors/api-error.ts';
import { isRead } from './reads.ts';

/** Denies by default: a route without a declared rule answers nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly viewers: ViewerSource,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { access: rule, outlastsSession } = this.reflector.get(EndpointRules, context.getHandler()) ?? {};
    const request = context.switchToHttp().getRequest<ViewedRequest>();
    request.viewer = await this.viewers.viewerOf(request);
    if (request.viewer) {
      identifyActor(request.viewer);
    }
    if (rule === 'public') {
      return true;
    }
    if (!request.viewer) {
      throw new SignInRequiredError();
    }
    if (!rule || !allows(rule, request.viewer)) {
      throw new NotAllowedError();
    }
    if (!request.viewer.mayChange && (outlastsSession || !isRead(request))) {
      throw new LoginNeededError();
    }
    return true;
  }
}

function allows(rule: AccessRule, viewer: Viewer): boolean {
  return rule === 'signed-in' || viewer.roles.includes(rule as Viewer['roles'][number]);
}
