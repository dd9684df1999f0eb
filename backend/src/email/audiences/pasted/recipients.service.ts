import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { MailList, SuppressionReason } from '@tablefall/mail';
import { keptAddress } from '@tablefall/platform/addresses/mail-address';
import { eachGivingWay } from '@tablefall/platform/concurrency/each-giving-way';
import { suppressionsOf } from '@tablefall/platform/outbox/suppressions';
import { isEmailAddress } from '../../../http/input/email.ts';
import type { CheckedListDto, SuppressedAddressDto } from './checked-list.dto.ts';
import { readList } from './recipient-list.policy.ts';

/** What is known of an address before anything is sent to it. */
export interface CheckedAddress {
  /** As it was given. */
  given: string;
  /** As it would be used. */
  email: string;
  suppression: SuppressionReason | null;
}

/**
 * Lists of people to send to. A bad entry never fails a list. The database decides whether two addresses are the
 * same, because JavaScript makes other small letters of some capitals (İ, Σ).
 */
@Injectable()
export class RecipientsService {
  constructor(private readonly em: EntityManager) {}

  /** What is known of a list whose entries may be anything, before mail of a `MailList` goes to it. */
  async checkList(entries: unknown[], list: MailList): Promise<CheckedListDto> {
    const { people, refused } = await readList(entries);
    const { addresses } = await this.checkAddresses(
      people.map(({ email }) => email),
      list,
    );
    return { invalid: refused, suppressed: suppressedOf(addresses) };
  }

  /** Separates the addresses of a list from what is none, and says which of them get no mail of a list. */
  async checkAddresses(
    texts: string[],
    list: MailList,
  ): Promise<{ addresses: CheckedAddress[]; invalid: string[] }> {
    const given: string[] = [];
    const invalid: string[] = [];
    const emails: string[] = [];
    await eachGivingWay(texts, (text) => {
      const email = keptAddress(text);
      if (!isEmailAddress(email)) {
        invalid.push(text);
        return;
      }
      given.push(text);
      emails.push(email);
    });
    const suppressions = await suppressionsOf(this.em.fork(), emails, list);
    const addresses = emails.map((email, index) => ({
      given: given[index] ?? email,
      email,
      suppression: suppressions[index] ?? null,
    }));
    return { addresses, invalid };
  }
}

/** Those of them that get no mail, as they were given. */
export function suppressedOf(addresses: CheckedAddress[]): SuppressedAddressDto[] {
  return addresses.flatMap(({ given, suppression }) =>
    suppression ? [{ email: given, reason: suppression }] : [],
  );
}
