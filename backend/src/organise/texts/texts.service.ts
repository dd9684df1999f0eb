import { Injectable } from '@nestjs/common';
import type { MailKind, MailWords } from '@tablefall/mail';
import type { Act } from '@tablefall/platform/audit/acts';
import { Audit } from '@tablefall/platform/audit/audit';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { keepWordsDraft, type TextOf, textVersion, useWords } from '@tablefall/platform/outbox/mail-words';
import type { Principal } from '../../http/access/principal.ts';
import { refuseStale } from '../../http/errors/stale-edit.ts';
import { lockEditionForChange } from '../editions/edition-locks.ts';
import { organiseActs } from '../organise.audit.ts';
import { assertUsable } from './texts-rules.ts';

/** Words that are saved. */
export interface WordsEdit extends TextOf {
  words: MailWords;
  /** The version that the form was filled from. */
  filledFrom?: string;
}

/** Who edits. */
type Author = Pick<Principal, 'userId'>;

/** Editing the words that an edition has of its own in its mails. */
@Injectable()
export class TextsService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  /**
   * Puts words in force for all mails that are written from now on. Empty ones are the standard.
   * Throws StaleEditError when somebody has changed them meanwhile.
   */
  async use(edit: WordsEdit, by: Author): Promise<void> {
    const words = orNone(edit.words);
    await this.save(edit, async (unit) => {
      await useWords(unit, edit, words, by.userId);
      await this.record(unit, words ? organiseActs['text.used'] : organiseActs['text.restored'], edit);
    });
  }

  /** Keeps words for later; empty ones are no draft. Throws as `use`. */
  async keepDraft(edit: WordsEdit, by: Author): Promise<void> {
    await this.save(edit, async (unit) => {
      await keepWordsDraft(unit, edit, orNone(edit.words), by.userId);
      await this.record(unit, organiseActs['text.drafted'], edit);
    });
  }

  /** Goes back to the standard; a draft is forgotten as well. */
  async restore(of: TextOf, by: Author): Promise<void> {
    await this.transactions.run(async (unit) => {
      await lockEditionForChange(unit.em, of.edition);
      await useWords(unit, of, null, by.userId);
      await this.record(unit, organiseActs['text.restored'], of);
    });
  }

  private async save(
    { edition, kind, words, filledFrom }: WordsEdit,
    write: (unit: UnitOfWork) => Promise<void>,
  ): Promise<void> {
    assertUsable(kind, words);
    await this.transactions.run(async (unit) => {
      await lockEditionForChange(unit.em, edition);
      await refuseStale(unit.em, filledFrom, textVersion({ edition, kind }));
      await write(unit);
    });
  }

  private async record(
    unit: UnitOfWork,
    action: Act<{ kind: MailKind }>,
    { edition, kind }: { edition: string; kind: MailKind },
  ): Promise<void> {
    await this.audit.record(unit, { action, about: edition, details: { kind } });
  }
}

function orNone(words: MailWords): MailWords | null {
  return Object.values(words).some((text) => text !== '') ? words : null;
}
