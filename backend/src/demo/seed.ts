import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Clock } from '@tablefall/platform/clock/clock';
import { Config } from '@tablefall/platform/config/config';
import { Transactions } from '@tablefall/platform/database/transactions';
import { DateTime } from 'luxon';
import { Logger } from 'nestjs-pino';
import { AppModule } from '../app.module.ts';
import { editionKeyOf } from '../convention/edition/edition.ts';
import { PhotosService } from '../convention/photos/photos.service.ts';
import { Registration } from '../convention/registration/registration.entity.ts';
import type { GamedayDetails } from '../gamedays/gamedays/gameday.entity.ts';
import { endOfGameday } from '../gamedays/gamedays/gameday-day.ts';
import { GamedaysQueries } from '../gamedays/gamedays/gamedays.queries.ts';
import { GamedaysService } from '../gamedays/gamedays/gamedays.service.ts';
import { InviteService } from '../gamedays/guest-lists/invite.service.ts';
import type { Answer } from '../gamedays/invitations/invitation.entity.ts';
import { InvitationsQueries } from '../gamedays/invitations/invitations.queries.ts';
import { RsvpService } from '../gamedays/rsvp/rsvp.service.ts';
import { User } from '../users/user.entity.ts';
import { people } from './people.ts';
import { drawGallery } from './pictures/draw-gallery.ts';
import { addRegistrations } from './registrations.ts';

/** Every guest in turn answers like this; null has not replied yet. */
const ANSWERS: (Answer | null)[] = [
  { status: 1, additionalGuests: 0, replyComments: null },
  null,
  { status: 1, additionalGuests: 1, replyComments: 'We will bring Spirit Island and two folding chairs.' },
  { status: 2, additionalGuests: 0, replyComments: 'Working both days, have fun!' },
  null,
];

// Fills an empty database with a demo: people, three gamedays and answers. Changes nothing when there is a gameday.
// Registers people unless somebody is registered. Draws the gallery's pictures unless there is a gallery.
const app = await NestFactory.createApplicationContext(AppModule, { bufferLogs: true });
app.useLogger(app.get(Logger));
try {
  await drawGallery(app.get(PhotosService));
  const known = await app.get(GamedaysQueries).listGamedays({ limit: 1, offset: 0 });
  if (known.length === 0) {
    await addPeople();
    for (const [index, gameday] of demoGamedays().entries()) {
      await addGameday(gameday, people.slice(0, index === 0 ? 8 : people.length));
    }
  }
  await registerPeople();
} finally {
  await app.close();
}

async function registerPeople(): Promise<void> {
  const config = app.get(Config);
  await app.get(Transactions).run(async ({ em, now }) => {
    if ((await em.count(Registration)) === 0) {
      await addRegistrations(em, editionKeyOf(config), config.REGISTRATION_CAPACITY, now);
    }
  });
}

async function addPeople(): Promise<void> {
  await app.get(Transactions).run(async ({ em, now }) => {
    for (const { name, email } of people) {
      const user = new User(email, now);
      user.addName(name);
      em.persist(user);
    }
  });
}

async function addGameday(details: GamedayDetails, guests: typeof people): Promise<void> {
  const gamedayID = await app.get(GamedaysService).createGameday(details);
  await app.get(InviteService).inviteGuests({ gamedayID, guests, status: 0 }, { author: null, content: {} });
  const invitations = await app.get(InvitationsQueries).listAllInvitations(gamedayID);
  for (const [index, { invitationToken }] of invitations.entries()) {
    const answer = ANSWERS[index % ANSWERS.length];
    if (answer) {
      await app.get(RsvpService).reply(invitationToken, answer);
    }
  }
}

/** A small gathering soon, and the two days of the edition unless they are over: nobody can answer then. */
function demoGamedays(): GamedayDetails[] {
  const config = app.get(Config);
  const today = DateTime.fromJSDate(app.get(Clock).now(), { zone: config.CONVENTION_TIME_ZONE });
  const saturday = today.plus({ weeks: 2 }).set({ weekday: 6 });
  const day = (text: string) => text.slice(0, 10);
  const gamedays: GamedayDetails[] = [
    {
      date: saturday.toFormat('yyyy-LL-dd'),
      startTime: '18:30:00',
      endTime: null,
      capacity: 8,
      location: `${config.SPONSOR_NAME}, upstairs studio`,
      description: 'A quiet evening around two tables.',
    },
    {
      date: day(config.CONVENTION_START),
      startTime: '12:00:00',
      endTime: '22:00:00',
      capacity: 250,
      location: 'Riverside Hall, rooms A to D',
      description: 'Open tables from noon, scheduled games from 1:00 PM. Bring a game you can teach.',
    },
    {
      date: day(config.CONVENTION_END),
      startTime: '09:00:00',
      endTime: '21:00:00',
      capacity: 60,
      location: 'Riverside Hall, rooms A to D',
      description: 'The second day begins early. Coffee and soup are sold at the door.',
    },
  ];
  return gamedays.filter((gameday) => endOfGameday(gameday, config.CONVENTION_TIME_ZONE) > today.toJSDate());
}
