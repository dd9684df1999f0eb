import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailKind, MailWords } from '@tablefall/mail';
import { onPage, type Page, type PageNumber, readPage } from '@tablefall/platform/database/page';
import { type Expression, expressionBuilder, type SqlBool, sql } from '@tablefall/platform/database/sql';
import { BackgroundPool } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { wordsById, wordsInForce } from '@tablefall/platform/outbox/mail-words';
import type { Principal } from '../../http/access/principal.ts';
import type { AccountTables } from '../../users/names/accounts.tables.ts';
import type { EmailTables } from '../email.tables.ts';
import type { LeftOutDto } from '../mailings/mailing-history.dto.ts';
import { UnknownAudienceError } from '../mailings/mailings.errors.ts';
import { type AudienceRequest, MESSAGE_AUDIENCES } from '../tools.ts';
import { AudienceSource, type Member } from './audience-source.ts';
import type {
  AudiencePreviewDto,
  AudienceRecipientsDto,
  AudienceRecipientsQuery,
  MessageAudienceCountDto,
} from './audiences.dto.ts';
import { NobodyToMailError, NotRegisteredError, UnknownRecipientError } from './audiences.errors.ts';
import {
  asTable,
  changesBetween,
  countsOf,
  findAudience,
  type KeptAudience,
  type LeftOut,
  membersIn,
} from './audiences.sql.ts';
import { leftOutText } from './pasted/left-out.ts';
import type { RecipientPreviewDto } from './recipients.dto.ts';

/** Somebody of an audience whose mail is shown. */
export interface MemberToShow extends Pick<Member, 'name' | 'address' | 'props'> {
  /** Their link signs in; without an account it leads to the site. */
  hasAccount: boolean;
}

const SHOWN = ['about', 'name', 'address', 'skipped'] as const;
type ShownMember = Pick<Member, (typeof SHOWN)[number]>;

/** Builds conditions on members, whose table is `asTable`. */
const onMember = expressionBuilder<{ member: Member }, 'member'>();
const ANYBODY = onMember.and([]);

/** What the administrator sees of audiences before anything is sent. */
@Injectable()
export class AudiencesQueries {
  constructor(
    @BackgroundPool() private readonly em: EntityManager,
    private readonly source: AudienceSource,
    private readonly edition: CurrentEdition,
  ) {}

  private get db() {
    return this.em.fork().getKysely<EmailTables & AccountTables>();
  }

  /** A page of an audience as it is now. */
  async membersNow(request: AudienceRequest, page: PageNumber): Promise<Page<RecipientPreviewDto>> {
    return this.page(await this.source.membersOf(request), ANYBODY, page);
  }

  /** How many people each audience of a message has now who get a mail. */
  countMessageAudiences(principal: Principal): Promise<MessageAudienceCountDto[]> {
    return Promise.all(
      MESSAGE_AUDIENCES.map(async (whom) => {
        const members = await this.source.membersOf({ tool: 'message', whom, principal });
        const { recipients } = await this.db
          .selectFrom(asTable(members))
          .select(({ fn }) => fn.countAll<number>().as('recipients'))
          .where('skipped', 'is', null)
          .executeTakeFirstOrThrow();
        return { whom, recipients };
      }),
    );
  }

  /**
   * An audience that was fixed.
   *
   * @param changesFor who asks what has changed since; nobody does when it was fixed a moment ago
   */
  async getAudience(id: string, changesFor: Principal | null): Promise<AudiencePreviewDto> {
    const em = this.em.fork();
    const audience = await this.find(em, id);
    const { leftOut, ...counts } = await countsOf(em, id);
    const { tool, createdAt } = audience;
    const changes = changesFor
      ? await changesBetween(em, membersIn(id), await this.source.membersOf(requestOf(audience, changesFor)))
      : null;
    return { id, tool, createdAt, ...counts, skipped: leftOutList(leftOut), changes };
  }

  async listRecipients(
    id: string,
    { search, only, page, limit }: AudienceRecipientsQuery,
  ): Promise<AudienceRecipientsDto> {
    const { size } = await this.find(this.em.fork(), id);
    const number = { page, limit };
    if (!search && !only) {
      return { items: await this.pageOfAll(id, number), total: size, ...number };
    }
    const wanted = only ? onMember('skipped', only === 'sent-to' ? 'is' : 'is not', null) : ANYBODY;
    return this.page(membersIn(id, search), wanted, number);
  }

  /**
   * Somebody of an audience: the first who gets a mail when nobody is named.
   * Throws NobodyToMailError when nobody is named and nobody gets a mail.
   *
   * @param audienceId a fixed audience; the people of now when not given
   */
  async member(
    request: AudienceRequest,
    { audienceId, recipientId }: { audienceId?: string; recipientId?: string },
  ): Promise<MemberToShow> {
    if (audienceId && (await this.find(this.em.fork(), audienceId)).tool !== request.tool) {
      throw new UnknownAudienceError();
    }
    const members = audienceId ? membersIn(audienceId) : await this.source.membersOf(request);
    const member = await this.first(
      members,
      recipientId ? onMember('about', '=', recipientId) : onMember('skipped', 'is', null),
    );
    if (member) {
      return member;
    }
    if (recipientId) {
      throw new UnknownRecipientError();
    }
    const isUnknown = request.tool === 'confirmation' && !audienceId && !(await this.first(members, ANYBODY));
    throw isUnknown ? new NotRegisteredError() : new NobodyToMailError([]);
  }

  /** The words that all mails of an audience have: of a fixed one, those of that moment. */
  async words(kind: MailKind, audienceId: string | undefined): Promise<MailWords | null> {
    const em = this.em.fork();
    return audienceId
      ? wordsById(em, (await this.find(em, audienceId)).wordsId)
      : wordsInForce(em, { edition: this.edition.key, kind });
  }

  private async first(
    members: Expression<Member>,
    wanted: Expression<SqlBool>,
  ): Promise<MemberToShow | undefined> {
    return this.db
      .selectFrom(asTable(members))
      .select(({ exists, selectFrom }) => [
        'name',
        'address',
        'props',
        exists(selectFrom('account').select('id').whereRef('account.id', '=', 'member.about'))
          .$castTo<boolean>()
          .as('hasAccount'),
      ])
      .where(wanted)
      .orderBy('position')
      .limit(sql.lit(1))
      .executeTakeFirst();
  }

  private async find(em: EntityManager, id: string): Promise<KeptAudience> {
    const audience = await findAudience(em, { id });
    if (!audience) {
      throw new UnknownAudienceError();
    }
    return audience;
  }

  private async page(
    members: Expression<Member>,
    wanted: Expression<SqlBool>,
    number: PageNumber,
  ): Promise<Page<RecipientPreviewDto>> {
    const page = await readPage<ShownMember>(
      this.em.fork(),
      number,
      sql`select about, name, address, skipped from found order by position ${onPage(number)}`,
      sql`from found`,
      this.db
        .selectFrom(asTable(members))
        .select([...SHOWN, 'position'])
        .where(wanted),
    );
    return { ...page, items: page.items.map(previewOf) };
  }

  /** A page of everybody in a fixed audience: they are numbered, so that a late page costs no more than the first. */
  private async pageOfAll(audienceId: string, { page, limit }: PageNumber): Promise<RecipientPreviewDto[]> {
    const members = await this.db
      .selectFrom('audience_member')
      .select(SHOWN)
      .where('audience_id', '=', audienceId)
      .where('position', '>', (page - 1) * limit)
      .orderBy('position')
      .limit(limit)
      .execute();
    return members.map(previewOf);
  }
}

/** An audience as it was asked for. */
export function requestOf(
  { id, tool, registrationId, whom, listDigest }: KeptAudience,
  principal: AudienceRequest['principal'],
): AudienceRequest {
  const list = listDigest ? { keptIn: id, digest: listDigest } : null;
  return { tool, registrationId, whom, list, principal };
}

/** Who is left out, the most first, in words. */
export function leftOutList(leftOut: LeftOut): LeftOutDto[] {
  return Object.entries(leftOut)
    .map(([reason, count]) => ({ reason: leftOutText(reason), count }))
    .sort((one, other) => other.count - one.count);
}

function previewOf({ about, name, address, skipped }: ShownMember): RecipientPreviewDto {
  return { id: about, name, email: address, skipped: skipped && leftOutText(skipped) };
}
