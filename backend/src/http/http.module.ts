import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AuditModule } from '@tablefall/platform/audit/audit.module';
import { JobsModule } from '@tablefall/platform/jobs/jobs.module';
import { OutboxModule } from '@tablefall/platform/outbox/outbox.module';
import { AccessGuard } from './access/access.guard.ts';
import { BulkReads } from './access/bulk-reads.ts';
import { JsonBodyGuard } from './access/json-body.guard.ts';
import { SameOriginGuard } from './access/same-origin.guard.ts';
import { SignedBodyGuard } from './access/signed-body.guard.ts';
import { NetworkGuesses } from './access/throttling/network-guesses.ts';
import { RateLimitsModule } from './access/throttling/rate-limits.module.ts';
import { WriteThrottleGuard } from './access/throttling/throttle.guard.ts';
import { ErrorFilter } from './errors/error.filter.ts';
import { OtherMethods } from './errors/other-methods.ts';
import { Refusals } from './errors/refusals.ts';
import { WrongGuesses } from './errors/wrong-guesses.ts';
import { HealthController } from './health.controller.ts';
import { HttpAudit } from './http.audit.ts';
import { HttpMetrics } from './http-metrics.ts';
import { inputValidation } from './input/validation.ts';
import { MaintenanceController } from './maintenance/maintenance.controller.ts';
import { MaintenanceGuard } from './maintenance/maintenance.guard.ts';
import { Maintenance } from './maintenance/maintenance.ts';
import { Readiness } from './readiness.ts';
import { Media } from './serving/media.ts';
import { Shutdown } from './shutdown.ts';

/** In this order: cheap refusals first, then who is asking and what they send, and only then how often. */
const GUARDS = [
  SameOriginGuard,
  AccessGuard,
  MaintenanceGuard,
  JsonBodyGuard,
  SignedBodyGuard,
  WriteThrottleGuard,
];

/** What every endpoint shares: guards that follow its `@Endpoint`, validation, the shape of errors; besides health and pictures. */
@Module({})
export class HttpModule {
  /** @param sessions the module that exports a `PrincipalSource`, which tells who is asking */
  static for(sessions: Type): DynamicModule {
    return {
      module: HttpModule,
      imports: [AuditModule, JobsModule, OutboxModule, RateLimitsModule, sessions],
      controllers: [HealthController, MaintenanceController],
      providers: [
        HttpAudit,
        ...GUARDS.map((guard) => ({ provide: APP_GUARD, useClass: guard })),
        { provide: APP_INTERCEPTOR, useClass: BulkReads },
        { provide: APP_PIPE, useFactory: inputValidation },
        { provide: APP_FILTER, useClass: ErrorFilter },
        HttpMetrics,
        OtherMethods,
        Refusals,
        { provide: WrongGuesses, useClass: NetworkGuesses },
        Readiness,
        Shutdown,
        Media,
        Maintenance,
      ],
    };
  }
}
