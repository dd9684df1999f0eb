import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '@tablefall/platform/database/page';
import { DayCapError, MailingIdTakenError } from '../../email/mailings/mailings.errors.ts';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal, refuseOldSignIn } from '../../http/access/principal.ts';
import { orTellCurrent, StaleEditError } from '../../http/errors/stale-edit.ts';
import { IdPipe } from '../../http/input/id.ts';
import { GamedayQuery } from '../gameday-query.dto.ts';
import {
  DeleteGamedayQuery,
  GamedayDto,
  GamedayFormDto,
  GamedayUpdateDto,
  GamedayWithInvitationsDto,
} from '../gamedays.dto.ts';
import {
  AnswerByTooLateError,
  CapacityBelowSeatsError,
  DateTakenError,
  GamedayNotFoundError,
  GuestsToldError,
} from '../gamedays.errors.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import { InvitationsQueries, shownTo } from '../invitations/invitations.queries.ts';
import { GamedayNewsDto, PreviewGamedayNewsDto } from './gameday-news.dto.ts';
import { GamedayNewsQueries } from './gameday-news.queries.ts';
import { GamedaysService } from './gamedays.service.ts';

const TELLS_GUESTS = 'guests are to be told';

/** Gamedays, for staff. */
@ApiTags('gamedays')
@Controller()
export class GamedaysController {
  constructor(
    private readonly gamedays: GamedaysService,
    private readonly queries: GamedaysQueries,
    private readonly invitations: InvitationsQueries,
    private readonly news: GamedayNewsQueries,
  ) {}

  @Get('gamedays')
  @Endpoint({
    access: 'organiser',
    scope: 'gamedays',
    summary: 'Gamedays with their counts, newest first unless told otherwise',
    response: [GamedayDto],
    listPage: true,
  })
  listGamedays(@Query() query: GamedayQuery): Promise<Page<GamedayDto>> {
    return this.queries.listGamedays(query);
  }

  @Get('gameday/:id')
  @Endpoint({
    access: 'organiser',
    scope: 'gamedays',
    summary: 'A gameday with all its invitations',
    response: GamedayWithInvitationsDto,
    lists: 'guests of gamedays',
    errors: [GamedayNotFoundError],
  })
  async getGameday(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() reader: Principal,
  ): Promise<GamedayWithInvitationsDto> {
    const gameday = await this.queries.getGameday(id);
    const invitations = await this.invitations.listAllInvitations(id);
    return { ...gameday, invitations: invitations.map((invitation) => shownTo(reader, invitation)) };
  }

  @Post('gameday')
  @Endpoint({
    access: 'organiser',
    summary: 'Create a gameday',
    response: GamedayDto,
    status: HttpStatus.CREATED,
    errors: [AnswerByTooLateError, DateTakenError],
  })
  async createGameday(@Body() form: GamedayFormDto): Promise<GamedayDto> {
    return this.queries.getGameday(await this.gamedays.createGameday(form));
  }

  @Put('gameday')
  @Endpoint({
    access: 'organiser',
    summary: 'Change a gameday',
    needsFreshSignIn: TELLS_GUESTS,
    response: GamedayDto,
    errors: [
      AnswerByTooLateError,
      GamedayNotFoundError,
      DateTakenError,
      MailingIdTakenError,
      new GuestsToldError(3),
      StaleEditError,
      new CapacityBelowSeatsError(8, 0),
      new DayCapError(1_000),
    ],
  })
  async updateGameday(
    @Body() { id, notify, inSendingHours, mailingId, undoes, version, ...form }: GamedayUpdateDto,
    @CurrentPrincipal() author: Principal,
  ): Promise<GamedayDto> {
    if (notify) refuseOldSignIn(author);
    const content = { operation: 'updateGameday', id, notify, inSendingHours, form };
    const telling = { notify, inSendingHours };
    const request = { mailingId, author, content };
    const read = () => this.queries.getGameday(id);
    await orTellCurrent(
      () => this.gamedays.updateGameday({ id, details: form, filledFrom: version, telling, undoes }, request),
      read,
    );
    return read();
  }

  @Post('gameday/:id/news/preview')
  @Endpoint({
    access: 'organiser',
    summary:
      'How many guests a change or deletion would be mailed to, and the mail; nothing is saved or sent',
    response: GamedayNewsDto,
    status: HttpStatus.OK,
    errors: [GamedayNotFoundError],
  })
  previewGamedayNews(
    @Param('id', IdPipe) id: string,
    @Body() { form }: PreviewGamedayNewsDto,
  ): Promise<GamedayNewsDto> {
    return this.news.preview(id, form);
  }

  @Delete('gameday/:id')
  @Endpoint({
    access: 'organiser',
    summary: 'Delete a gameday and its invitations',
    needsFreshSignIn: TELLS_GUESTS,
    errors: [GamedayNotFoundError, MailingIdTakenError, new DayCapError(1_000)],
  })
  deleteGameday(
    @Param('id', IdPipe) id: string,
    @Query() { mailingId, ...telling }: DeleteGamedayQuery,
    @CurrentPrincipal() author: Principal,
  ): Promise<void> {
    if (telling.notify) refuseOldSignIn(author);
    const content = { operation: 'deleteGameday', id, ...telling };
    return this.gamedays.deleteGameday(id, telling, { mailingId, author, content });
  }
}
