import { Injectable } from '@nestjs/common';
import { reasonsAgainstMail } from '@tablefall/mail';
import { type Expression, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { Recipient } from '@tablefall/platform/outbox/outbox';
import { suppressionOf } from '@tablefall/platform/outbox/suppressions';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { OwnDaysService } from '../../convention/own-days/own-days.service.ts';
import { RegistrationsService } from '../../convention/registration/registrations.service.ts';
import { accounts } from '../../users/names/accounts.tables.ts';
import { type AudienceRequest, dayOfPlayers, registrantsOf, TOOL_MAILS, type ToolProps } from '../tools.ts';
import { readList } from './pasted/recipient-list.policy.ts';

/** Somebody of an audience. */
export interface Member extends Recipient {
  /** A `LeftOutReason` for somebody who gets no mail. */
  skipped: string | null;
  /** The place in the order in which people look for names, from 1. */
  position: number;
}

/** With `problem`, why an entry of a list is none. */
type Found = Recipient & { problem: string | null };

/** Where the tools find whom they mail: as of now, and as one query. */
@Injectable()
export class AudienceSource {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly ownDays: OwnDaysService,
    private readonly edition: EditionService,
  ) {}

  async membersOf(request: AudienceRequest): Promise<Expression<Member>> {
    const { kind } = TOOL_MAILS[request.tool];
    // Which list such a mail belongs to does not depend on what it says.
    const reason = suppressionOf(
      sql.ref('found.address'),
      reasonsAgainstMail({ kind, props: {} as ToolProps }),
    );
    const found = await this.found(request);
    return sql<Member>`
      select about, name, address, props, skipped,
             row_number() over (order by lower(name) collate "und-x-icu" nulls last, address, about)::int as position
      from (
        select found.*, coalesce(found.problem, ${reason}) as skipped from (${found}) as found
      ) as judged`;
  }

  private async found(request: AudienceRequest): Promise<RawBuilder<Found>> {
    const { tool, list, principal } = request;
    if (tool === 'test') {
      return sql`
        select ${principal.userId}::uuid as about, null::text as name, ${principal.email}::text as address,
               '{}'::jsonb as props, null::text as problem`;
    }
    if (list) {
      return 'keptIn' in list ? keptList(list.keptIn) : this.judgedList(list.entries);
    }
    const registrants = this.registrations.recipientsOf(registrantsOf(request));
    if (tool === 'message') {
      return this.readersOf(registrants, request.whom);
    }
    const people = tool === 'two-days' ? this.ownDays.addTo(registrants) : registrants;
    return sql`select registrant.*, null::text as problem from (${people}) as registrant`;
  }

  /** A message says nothing of who reads it. */
  private readersOf(registrants: RawBuilder<Recipient>, whom: AudienceRequest['whom']): RawBuilder<Found> {
    return sql`
      select about, name, address, '{}'::jsonb as props, null::text as problem
      from (${this.meant(registrants, whom)}) as registrant`;
  }

  private meant(registrants: RawBuilder<Recipient>, whom: AudienceRequest['whom']): RawBuilder<Recipient> {
    if (whom === 'helpers') return this.ownDays.helpersAmong(registrants);
    const day = dayOfPlayers(whom);
    if (day === null) return registrants;
    return this.ownDays.playersOn(registrants, this.edition.details.days[day]?.date ?? '');
  }

  /** The first good entry of an address counts. A mail is about the account of its address if there is one. */
  private async judgedList(entries: unknown[]): Promise<RawBuilder<Found>> {
    const { people, refused } = await readList(entries);
    const good = people.map(({ name, email }) => [name, email]);
    const bad = refused.map((text) => [null, printable(text), 'invalid']);
    return sql`
      select coalesce(account.id, uuidv7()) as about, entry ->> 0 as name, entry ->> 1 as address, '{}'::jsonb as props,
             coalesce(
               entry ->> 2,
               case when row_number() over (partition by lower(entry ->> 1), entry ->> 2 order by place) > 1
                    then 'repeated' end) as problem
      from json_array_elements(${JSON.stringify([...good, ...bad])}::json) with ordinality as pasted(entry, place)
      left join ${accounts} account on account.email = lower(entry ->> 1)`;
  }
}

function keptList(audienceId: string): RawBuilder<Found> {
  return sql`
    select about, name, address, props, null::text as problem from audience_member
    where audience_id = ${audienceId} and skipped is null`;
}

/** Anything may stand in the place of an address. The database keeps no NUL and no half characters. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, '\uFFFD');
}
