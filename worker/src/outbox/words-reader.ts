import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailWords } from '@tablefall/mail';
import { wordsById } from '@tablefall/platform/outbox/mail-words';

/** More than are in use at one time; where there are more, the oldest are read again. */
const KEPT = 200;

/** Reads the words of mails, each of them once: they never change. */
@Injectable()
export class WordsReader {
  private readonly kept = new Map<string, Promise<MailWords>>();

  constructor(private readonly em: EntityManager) {}

  /** Throws Error when they cannot be read now. */
  async read(id: string | null): Promise<MailWords | null> {
    return id === null ? null : (this.kept.get(id) ?? this.keep(id));
  }

  private keep(id: string): Promise<MailWords> {
    const [oldest] = this.kept.keys();
    if (this.kept.size >= KEPT && oldest !== undefined) this.kept.delete(oldest);
    const words = this.fetch(id);
    this.kept.set(id, words);
    words.catch(() => this.kept.delete(id));
    return words;
  }

  private async fetch(id: string): Promise<MailWords> {
    const words = await wordsById(this.em.fork(), id);
    if (!words) throw new Error(`There are no words ${id}`);
    return words;
  }
}
