import { Injectable } from '@nestjs/common';
import { examplesOf, type MailKind, type RenderableMail } from '@tablefall/mail';
import { Clock } from '@tablefall/platform/clock/clock';
import { Contributions, Point } from '@tablefall/platform/contributions/contributions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { NIL } from 'uuid';

/** Somebody to whom a mail of a kind was or could be sent now. */
export interface Sample {
  name: string | null;
  address: string;
  /** What their mail says, without a usable link. */
  props: object;
}

/** Of whom mails of some kinds can be shown. */
export interface SampleSource {
  readonly kinds: readonly MailKind[];
  /** Who stands at a place, from 0, among all of them. */
  at(kind: MailKind, place: number): Promise<{ total: number; sample?: Sample }>;
}

export const MAIL_SAMPLES = new Point<SampleSource>('of whom mails can be shown');

/** A mail to look at: of a real person, or an example where there is none. */
export interface SampleMail {
  mail: RenderableMail;
  /** Null for an example. */
  recipient: { name: string | null; email: string } | null;
  /** Which form of the mail the example shows; empty for the plain one. */
  form: string;
  place: number;
  total: number;
}

/** Mails to look at of each kind. */
@Injectable()
export class MailSamples {
  constructor(
    private readonly contributions: Contributions,
    private readonly clock: Clock,
    private readonly edition: CurrentEdition,
  ) {}

  /** @param place from 0; where there are fewer, the last */
  async at(kind: MailKind, place: number): Promise<SampleMail> {
    return (await this.person(kind, place)) ?? this.example(kind, place);
  }

  /** An example of a kind. @param startsAt of the edition that it speaks of */
  example(kind: MailKind, wanted: number, startsAt = this.edition.settings.startsAt): SampleMail {
    const examples = examplesOf(kind, startsAt.slice(0, 'yyyy-MM-dd'.length));
    const place = Math.min(wanted, examples.length - 1);
    const example = examples[place];
    if (!example) throw new Error(`There is no example of ${kind}`);
    return { mail: example.mail, recipient: null, form: example.name, place, total: examples.length };
  }

  private async person(kind: MailKind, wanted: number): Promise<SampleMail | null> {
    const source = this.contributions.of(MAIL_SAMPLES).find(({ kinds }) => kinds.includes(kind));
    if (!source) return null;
    let place = wanted;
    let { total, sample } = await source.at(kind, place);
    if (!sample && total > 0) {
      place = total - 1;
      ({ total, sample } = await source.at(kind, place));
    }
    if (!sample) return null;
    const { name, address, props } = sample;
    const mail = { id: NIL, kind, props, recipientName: name, createdAt: this.clock.now() } as RenderableMail;
    return { mail, recipient: { name, email: address }, form: '', place, total };
  }
}
