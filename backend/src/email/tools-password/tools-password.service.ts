import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '@tablefall/platform/audit/audit';
import { Config } from '@tablefall/platform/config/config';
import { Transactions } from '@tablefall/platform/database/transactions';
import { emailActs } from '../email.audit.ts';
import type { EmailTables } from '../email.tables.ts';
import type { ToolsPasswordDto } from './tools-password.dto.ts';

const derive = promisify<string, string, number, Buffer>(scrypt);
/** Bytes. */
const SALT = 16;
const KEY = 32;

/** Whether a text is the password. */
type Judge = (typed: string) => Promise<boolean>;

/** The password of the e-mail tools: that of the settings, until an administrator sets another one, of which a hash is kept. */
@Injectable()
export class ToolsPassword {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
    private readonly config: Config,
  ) {}

  async state(): Promise<ToolsPasswordDto> {
    const kept = await this.kept();
    if (kept) return { source: 'site', changedAt: kept.changed_at.toISOString() };
    return { source: this.config.EMAILER_PASSWORD ? 'settings' : 'none', changedAt: null };
  }

  /** What compares with the one that holds now; null when there is none. */
  async judge(): Promise<Judge | null> {
    const kept = await this.kept();
    if (kept) return (typed) => isOf(kept.hash, typed);
    const { EMAILER_PASSWORD: set } = this.config;
    return set ? async (typed) => timingSafeEqual(digest(typed), digest(set)) : null;
  }

  /** From now on nothing but this one is right. */
  async change(password: string): Promise<void> {
    const salt = randomBytes(SALT).toString('base64url');
    const hash = `${salt}.${(await keyOf(password, salt)).toString('base64url')}`;
    await this.transactions.run(async (unit) => {
      const changed = { hash, changed_at: unit.now };
      await unit.em
        .getKysely<EmailTables>()
        .insertInto('tools_password')
        .values(changed)
        .onConflict((conflict) => conflict.column('only_row').doUpdateSet(changed))
        .execute();
      await this.audit.record(unit, { action: emailActs['tools-password.changed'] });
    });
  }

  private kept() {
    return this.em
      .fork()
      .getKysely<EmailTables>()
      .selectFrom('tools_password')
      .select(['hash', 'changed_at'])
      .executeTakeFirst();
  }
}

async function isOf(hash: string, typed: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('.');
  return timingSafeEqual(await keyOf(typed, salt), Buffer.from(key, 'base64url'));
}

/** In one form of Unicode: an accent is one sign on one keyboard and two on another. */
function keyOf(password: string, salt: string): Promise<Buffer> {
  return derive(password.normalize('NFC'), salt, KEY);
}

/** Of one length for texts of all lengths. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
