import { setTimeout as sleep } from 'node:timers/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { DatabaseProbe } from '@tablefall/platform/database/database-probe';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { Jobs } from '@tablefall/platform/jobs/jobs';
import { RedisConnection } from '@tablefall/platform/redis/redis-connection';
import { ObjectStore } from '@tablefall/platform/storage/object-store';
import { SenderCheckService } from '../../email/deliverability/sender-check/sender-check.service.ts';
import { SignInDigits } from '../../users/sign-in-digits.service.ts';
import { StaffService } from '../../users/staff/staff.service.ts';
import { checkClock, checkConnections, checkMigrations } from './database.checks.ts';
import { type FindingDto, type Found, trouble } from './finding.dto.ts';
import { checkMailHold, checkMailings, checkMailServer, checkSender, checkSetAside } from './mail.checks.ts';
import { checkDisk, checkRedis, checkStorage } from './service.checks.ts';
import { checkSite } from './site.check.ts';
import {
  checkBackup,
  checkEdition,
  checkJobs,
  checkProcesses,
  checkSecrets,
  checkSignInCodes,
  checkStaffAddresses,
} from './work.checks.ts';

/** How long one check may take, in milliseconds. */
const PATIENCE_MS = 12_000;

/** The checks of other processes that the product needs. */
const SERVICES = ['migrations', 'connections', 'redis', 'storage', 'mail-server', 'processes'];

/** Looks whether the installation is as it should be, asking everything that it stands on. */
@Injectable()
export class DoctorService {
  private readonly checks: Record<string, () => Promise<Found[]>>;

  constructor(
    config: Config,
    em: EntityManager,
    probe: DatabaseProbe,
    redis: RedisConnection,
    store: ObjectStore,
    jobs: Jobs,
    clock: Clock,
    sender: SenderCheckService,
    digits: SignInDigits,
    staff: StaffService,
    edition: CurrentEdition,
  ) {
    this.checks = {
      migrations: () => checkMigrations(probe),
      clock: () => checkClock(em),
      connections: () => checkConnections(em),
      redis: () => checkRedis(redis),
      storage: () => checkStorage(store),
      disk: () => checkDisk(config),
      site: () => checkSite(config),
      'mail-server': () => checkMailServer(em, sender),
      sender: () => checkSender(sender),
      'mail-hold': () => checkMailHold(em),
      mailings: () => checkMailings(em),
      processes: () => checkProcesses(em),
      edition: () => checkEdition(edition, config),
      secrets: () => checkSecrets(em, config),
      'set-aside': () => checkSetAside(em),
      'staff-addresses': () => checkStaffAddresses(em, staff),
      backup: () => checkBackup(em, config),
      'sign-in-codes': () => checkSignInCodes(digits),
      jobs: () => checkJobs(jobs, clock.now()),
    };
  }

  /** All checks, or some by their names, made now; what does not answer within seconds is `unknown`. */
  async findings(names = Object.keys(this.checks)): Promise<FindingDto[]> {
    const checks = Object.entries(this.checks).filter(([check]) => names.includes(check));
    const found = checks.map(async ([check, run]) =>
      (await inTime(check, run())).map((found) => ({ check, ...found })),
    );
    return (await Promise.all(found)).flat();
  }

  /** The checks of what the product stands on alone, which take less. */
  services(): Promise<FindingDto[]> {
    return this.findings(SERVICES);
  }
}

async function inTime(check: string, findings: Promise<Found[]>): Promise<Found[]> {
  const unknown = (detail: string) =>
    trouble('unknown', `The check "${check}" could not be made.`, detail, 'Try again in a moment.');
  return Promise.race([
    findings.catch((error: Error) => unknown(error.message)),
    sleep(PATIENCE_MS, unknown('It took too long.'), { ref: false }),
  ]);
}
