import { Injectable, Logger } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { shortNetwork } from '@tablefall/platform/privacy/short-network';
import { LRUCache } from 'lru-cache';
import type { AuthenticatedRequest } from '../access/principal.ts';
import type { ApiError } from './api-error.ts';

/** Who tries the same again and again leaves one entry in this time, in milliseconds. */
const ONCE_IN_MS = 60_000;
const REMEMBERED = 10_000;

/** Writes to the audit trail what people tried that they may not. */
@Injectable()
export class Refusals {
  private readonly logger = new Logger(Refusals.name);
  private readonly noted = new LRUCache<string, true>({ max: REMEMBERED, ttl: ONCE_IN_MS });

  constructor(private readonly audit: Audit) {}

  /** Does not keep the answer waiting, and never fails. */
  note(action: NonNullable<ApiError['refusal']>, request: AuthenticatedRequest, about?: string): void {
    const { principal, operation = '' } = request;
    const key = `${action.name} ${principal?.sessionId ?? shortNetwork(request.ip ?? null)} ${operation} ${about}`;
    if (this.noted.has(key)) {
      return;
    }
    this.noted.set(key, true);
    this.audit
      .recordRead({ action, about, details: operation ? { operation } : {} })
      .catch((error: Error) => this.logger.warn(`A refusal was not written down: ${error.message}`));
  }
}
