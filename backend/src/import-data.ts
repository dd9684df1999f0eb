import { addressKey } from '@tablefall/platform/addresses/mail-address';
import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { NestFactory } from '@nestjs/core';
import { Config } from '@tablefall/platform/config/config';
import { Transactions } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { startedOrExit } from '@tablefall/platform/refused-start';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.ts';
import { BadgeOffersService } from './convention/hand-over/badge-offers.service.ts';
import {
  type ImportedRegistration,
  importRegistrations,
} from './convention/registration/registration-import.ts';
import { DraftsService } from './email/admin-tools/drafts/drafts.service.ts';
import { SendAdminMail } from './email/admin-tools/send-admin-mail.service.ts';
import { MailingHistoryQueries } from './email/mailings/mailing-history.queries.ts';
import { pastedList } from './email/tools.ts';
import { EventImportService } from './events/import/event-import.service.ts';
import { FlagImportService } from './events/import/flag-import.service.ts';
import { DateTakenError } from './gamedays/gamedays.errors.ts';
import { InviteService } from './gamedays/guest-lists/invite.service.ts';
import { InvitationsQueries } from './gamedays/invitations/invitations.queries.ts';
import { GamedaysService } from './gamedays/plan/gamedays.service.ts';
import { QueueService } from './gamedays/queue/queue.service.ts';
import { RsvpService } from './gamedays/rsvp/rsvp.service.ts';
import { ApiError } from './http/errors/api-error.ts';
import { ImportedDataDto } from './import-data.dto.ts';
import { ListingImportService } from './marketplace/import/listing-import.service.ts';
import { TextsQueries } from './organise/texts/texts.queries.ts';
import { TextsService } from './organise/texts/texts.service.ts';
import { ShiftImportService } from './shifts/import/shift-import.service.ts';
import { AccountsService } from './users/accounts.service.ts';
import { WishImportService } from './wishes/import/wish-import.service.ts';

interface Administrator {
  userId: string;
  email: string;
}

// `node backend/dist/src/import-data.js <file.json>` takes over registrations of this and of earlier editions, events
// of the schedule, shifts of helpers, wishes for games, games for sale, and gamedays with their guests, who get their invitations by mail. It also sends
// and schedules mailings of the administrator, raises flags in the hall, keeps drafts, and puts words of one's own into
// mails. What is there already stays as it is.
const [file] = process.argv.slice(2);
if (!file) {
  throw new Error('Say which file: node backend/dist/src/import-data.js <file.json>');
}
const data = plainToInstance(ImportedDataDto, JSON.parse(readFileSync(file, 'utf8')));
const problems = validateSync(data, { whitelist: true });
if (problems.length > 0) {
  // Where in the file, and what is wrong there.
  const texts = problems.map((problem) => problem.toString(false, false, '', true));
  throw new Error(`${file} cannot be imported:\n${texts.join('\n')}`);
}
const app = await startedOrExit(NestFactory.createApplicationContext(AppModule, { bufferLogs: true }));
app.useLogger(app.get(Logger));
try {
  const { key: edition, capacity } = app.get(CurrentEdition).settings;
  const accounts = app.get(AccountsService, { strict: false });
  await app
    .get(Transactions)
    .run((unit) => importRegistrations(unit, accounts, registrationsOf(data), { edition, capacity }));
  for (const offer of data.badgeOffers) {
    await importBadgeOffer(offer);
  }
  const administrator = await administratorOf(data);
  if (administrator) {
    await importTexts(data, administrator);
  }
  for (const gameday of data.gamedays) {
    await importGameday(gameday);
  }
  await app.get(EventImportService, { strict: false }).importEvents(data.events);
  await app.get(ShiftImportService, { strict: false }).importShifts(data.shifts);
  await app.get(WishImportService, { strict: false }).importWishes(data.wishes, data.wishesAreDrawn);
  await app
    .get(ListingImportService, { strict: false })
    .importListings(data.listings, dirname(resolve(file)));
  if (administrator) {
    const flags = app.get(FlagImportService, { strict: false });
    await flags.importFlags(data.flags, administrator.userId);
    await importMailings(data, administrator);
  }
} finally {
  await app.close();
}

function registrationsOf({ registrations }: ImportedDataDto): ImportedRegistration[] {
  return registrations.map(({ paid, ...registration }) => ({
    ...registration,
    paidBadges: paid ? registration.attendees.filter(({ badge }) => badge).length : 0,
  }));
}

/** One that is offered already, or can no longer be, stays as it is. */
async function importBadgeOffer({ email, name, to }: ImportedDataDto['badgeOffers'][number]): Promise<void> {
  const accounts = app.get(AccountsService, { strict: false });
  const owners = await app.get(Transactions).run((unit) => accounts.openAccounts(unit, [email]));
  const owner = owners.get(email);
  const known = owner?.names.getItems().find((each) => each.name === name);
  try {
    if (owner && known) await app.get(BadgeOffersService, { strict: false }).offer(owner.id, known.id, to);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

async function importGameday({ guests, ...details }: ImportedDataDto['gamedays'][number]): Promise<void> {
  let gamedayID: string;
  try {
    gamedayID = await app.get(GamedaysService).createGameday(details);
  } catch (error) {
    if (error instanceof DateTakenError) {
      return;
    }
    throw error;
  }
  await app.get(InviteService).inviteGuests({ gamedayID, guests, status: 0 }, { author: null, content: {} });
  const invitations = await app.get(InvitationsQueries).listAllInvitations(gamedayID);
  const tokens = new Map(invitations.map(({ guestEmail, invitationToken }) => [guestEmail, invitationToken]));
  const tokenOf = ({ email }: { email: string }) => tokens.get(email) ?? '';
  for (const guest of guests) {
    if (guest.answer) {
      await app.get(RsvpService).reply(tokenOf(guest), guest.answer);
    }
  }
  for (const guest of guests) {
    if (guest.waitsFor) {
      await app.get(QueueService).join(tokenOf(guest), guest.waitsFor);
    }
  }
  for (const guest of guests) {
    if (guest.laterAnswer) {
      await app.get(RsvpService).reply(tokenOf(guest), guest.laterAnswer);
    }
  }
}

/** Who sends the mailings here, wrote the texts and raises the flags; null where there is nobody, or nothing of theirs. */
async function administratorOf({
  mailings,
  drafts,
  texts,
  flags,
}: ImportedDataDto): Promise<Administrator | null> {
  const email = app.get(Config).ADMIN_EMAIL;
  if (!email || [mailings, drafts, texts, flags].every((part) => part.length === 0)) {
    return null;
  }
  const accounts = app.get(AccountsService, { strict: false });
  const userId = await app.get(Transactions).run(async (unit) => {
    const account = (await accounts.openAccounts(unit, [email])).get(addressKey(email));
    // A process that runs beside this one forgets accounts that nobody has confirmed and nothing refers to yet.
    if (account) account.confirmedAt ??= unit.now;
    return account?.id ?? '';
  });
  return { userId, email };
}

async function importTexts({ texts }: ImportedDataDto, by: Administrator): Promise<void> {
  const edition = app.get(CurrentEdition).key;
  const service = app.get(TextsService);
  for (const { kind, isDraft, ...words } of texts) {
    const { changedAt } = await app.get(TextsQueries).text({ edition, kind });
    if (changedAt === null) {
      const edit = { edition, kind, words };
      await (isDraft ? service.keepDraft(edit, by) : service.use(edit, by));
    }
  }
}

async function importMailings(
  { mailings, drafts }: ImportedDataDto,
  principal: Administrator,
): Promise<void> {
  for (const { id, tool, message, recipients, sendAt } of mailings) {
    if (!(await app.get(MailingHistoryQueries).isMailing(id))) {
      const list = recipients ? pastedList(recipients) : null;
      const sending = { message, confirm: true, sendAt };
      const request = { mailingId: id, author: principal, content: { imported: id } };
      await app.get(SendAdminMail).send({ tool, list, principal }, sending, request);
    }
  }
  for (const { id, ...draft } of drafts) {
    await app.get(DraftsService).saveDraft(id, principal.userId, draft);
  }
}
