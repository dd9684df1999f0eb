import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailKind } from '@tablefall/mail';
import { contributes } from '@tablefall/platform/contributions/contributions';
import { expressionBuilder, sql } from '@tablefall/platform/database/sql';
import { NIL } from 'uuid';
import type { AccountTables } from '../../users/names/accounts.tables.ts';
import type { EmailTables } from '../email.tables.ts';
import { MAIL_SAMPLES, type Sample, type SampleSource } from '../mailings/mail-samples.service.ts';
import type { Tool } from '../tools.ts';
import { AudienceSource, type Member } from './audience-source.ts';
import { asTable } from './audiences.sql.ts';
import { SharedFacts } from './shared-facts.ts';

const { and, or } = expressionBuilder<{ member: Member }, 'member'>();
/** Not confirmed yet: their badges are held. */
const IS_HELD = sql<boolean>`props ->> 'heldUntil' is not null`;

/** Of whom mails to registrants can be shown: the people of a tool, or those of them for whom a condition holds. */
const PEOPLE: { [K in MailKind]?: { tool: Tool; only?: typeof IS_HELD } } = {
  'registration-confirmation': { tool: 'review' },
  'registration-link': { tool: 'review' },
  'registration-review': { tool: 'review' },
  'registration-reminder': { tool: 'review', only: IS_HELD },
  'registration-released': { tool: 'review', only: IS_HELD },
  'registration-unpaid': { tool: 'not-paid' },
  'two-days': { tool: 'two-days' },
  'past-registrants': { tool: 'past-registrants' },
};

/** Shows the mails to registrants with real registrations. */
@Injectable()
@contributes(MAIL_SAMPLES)
export class RegistrantSamples implements SampleSource {
  readonly kinds = Object.keys(PEOPLE) as MailKind[];

  constructor(
    private readonly em: EntityManager,
    private readonly source: AudienceSource,
    private readonly facts: SharedFacts,
  ) {}

  async at(kind: MailKind, place: number): Promise<{ total: number; sample?: Sample }> {
    const { tool, only } = PEOPLE[kind] ?? { tool: 'review' };
    const nobody = { userId: NIL, email: '' };
    const members = asTable(await this.source.membersOf({ tool, principal: nobody }));
    const db = this.em.fork().getKysely<EmailTables & AccountTables>();
    const wanted = and([sql<boolean>`skipped is null`, only ?? or([sql<boolean>`true`])]);
    const { total } = await db
      .selectFrom(members)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(wanted)
      .executeTakeFirstOrThrow();
    const member = await db
      .selectFrom(members)
      .select(['name', 'address', 'props'])
      .where(wanted)
      .orderBy('position')
      .offset(place)
      .limit(1)
      .executeTakeFirst();
    return {
      total,
      sample: member && {
        ...member,
        // A code that was never issued: the link leads nowhere.
        props: { ...(await this.facts.of(tool)), ...member.props, codeId: NIL },
      },
    };
  }
}
