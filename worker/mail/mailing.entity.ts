import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuid } from 'uuid';
import type { MailKind } from './catalogue.ts';

/** Many mails of one kind sent by one decision: what staff pause, resume and watch. */
@Entity()
export class Mailing {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuid();

  @Property({ type: 'text' })
  kind: MailKind;

  /** Id of the thing the mailing is about, for example a gameday. */
  @Property({ type: 'uuid' })
  about: string;

  /** Props that all mails of the mailing share; a mail's own props are laid over them. */
  @Property({ type: 'json' })
  sharedProps: object;

  /** How many mails it was begun with, whatever became of them. */
  @Property({ type: 'integer' })
  size = 0;

  /** Nothing of the mailing is sent before this moment; `infinity` is a pause without an end. */
  @Property({ type: 'timestamptz', nullable: true })
  pausedUntil: Date | null = null;

  @Property({ type: 'text', nullable: true })
  pausedReason: string | null = null;

  /** How often in a row it was paused because its mails were refused; 0 once one is accepted. */
  @Property({ type: 'integer' })
  circuitOpenings = 0;

  @Property({ type: 'timestamptz' })
  createdAt: Date;

  constructor(kind: MailKind, about: string, sharedProps: object, now: Date) {
    this.kind = kind;
    this.about = about;
    this.sharedProps = sharedProps;
    this.createdAt = now;
  }
}
