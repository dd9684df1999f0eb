import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { EndpointRules } from '../access/endpoint.ts';
import { isRead } from '../access/reads.ts';
import { MaintenanceError } from '../errors/api-error.ts';
import { Maintenance } from './maintenance.ts';

/** Refuses changes while the site is in maintenance, but for what must go on then (`duringMaintenance`). */
@Injectable()
export class MaintenanceGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly maintenance: Maintenance,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { sends, duringMaintenance } = this.reflector.get(EndpointRules, context.getHandler()) ?? {};
    const request = context.switchToHttp().getRequest<Request>();
    if (duringMaintenance || (isRead(request) && !sends)) return true;
    if (await this.maintenance.since()) throw new MaintenanceError();
    return true;
  }
}
