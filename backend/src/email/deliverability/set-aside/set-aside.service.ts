import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { catalogue } from '@tablefall/mail';
import type { Act } from '@tablefall/platform/audit/acts';
import { Audit } from '@tablefall/platform/audit/audit';
import type { PageNumber } from '@tablefall/platform/database/page';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { giveUpSetAside, listSetAside, retrySetAside } from '@tablefall/platform/outbox/set-aside';
import { NotFoundError } from '../../../http/errors/api-error.ts';
import { emailActs } from '../../email.audit.ts';
import type { SetAsideMailPageDto } from './set-aside.dto.ts';

export class UnknownMailError extends NotFoundError {
  constructor() {
    super('The mail');
  }
}

/** What becomes of mails that the product stopped trying. */
@Injectable()
export class SetAsideService {
  constructor(
    private readonly em: EntityManager,
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  async list(page: PageNumber): Promise<SetAsideMailPageDto> {
    const { items, ...counts } = await listSetAside(this.em.fork(), page);
    return {
      ...counts,
      items: items.map(({ kind, mailing, ...mail }) => ({
        ...mail,
        title: mailing ?? catalogue[kind].title,
      })),
    };
  }

  /** Throws NotFoundError when it is not set aside any more. */
  retry(id: string): Promise<void> {
    return this.decide(id, emailActs['mail.retried'], retrySetAside);
  }

  /** Throws NotFoundError when it is not set aside any more. */
  giveUp(id: string): Promise<void> {
    return this.decide(id, emailActs['mail.given-up'], giveUpSetAside);
  }

  private async decide(
    about: string,
    action: Act,
    change: (unit: UnitOfWork, id: string) => Promise<boolean>,
  ): Promise<void> {
    await this.transactions.run(async (unit) => {
      if (!(await change(unit, about))) throw new UnknownMailError();
      await this.audit.record(unit, { action, about });
    });
  }
}
