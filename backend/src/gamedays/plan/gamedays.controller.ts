import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal, refuseOldSignIn } from '../../http/access/principal.ts';
import { orTellCurrent } from '../../http/errors/stale-edit.ts';
import { IdPipe } from '../../http/input/id.ts';
import { GamedayQuery } from '../gameday-query.dto.ts';
import {
  DeleteGamedayQuery,
  GamedayDto,
  GamedayFormDto,
  GamedayUpdateDto,
  GamedayWithInvitationsDto,
} from '../gamedays.dto.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import { InvitationsQueries } from '../invitations/invitations.queries.ts';
import { GamedayNewsDto, PreviewGamedayNewsDto } from './gameday-news.dto.ts';
import { GamedayNewsQueries } from './gameday-news.queries.ts';
import { GamedaysService } from './gamedays.service.ts';

const MISSING = { 404: 'There is no such gameday.' };
const TELLS_GUESTS = 'guests are to be told';
const SENT_BEFORE = 'The mailing id was used for something else.';
const TOO_MANY = 'Too many requests, or too many mails within 24 hours.';

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
    summary: 'Gamedays with their counts, newest first unless told otherwise',
    response: [GamedayDto],
  })
  listGamedays(@Query() query: GamedayQuery): Promise<GamedayDto[]> {
    return this.queries.listGamedays(query);
  }

  @Get('gameday/:id')
  @Endpoint({
    access: 'organiser',
    summary: 'A gameday with all its invitations',
    response: GamedayWithInvitationsDto,
    lists: 'guests of gamedays',
    errors: MISSING,
  })
  async getGameday(@Param('id', IdPipe) id: string): Promise<GamedayWithInvitationsDto> {
    return {
      ...(await this.queries.getGameday(id)),
      invitations: await this.invitations.listAllInvitations(id),
    };
  }

  @Post('gameday')
  @Endpoint({
    access: 'organiser',
    summary: 'Create a gameday',
    response: GamedayDto,
    status: HttpStatus.CREATED,
    errors: { 409: 'There is a gameday on this date.' },
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
    errors: {
      ...MISSING,
      409: `The date is taken, more seats are taken than the new capacity, somebody else has changed it meanwhile, or guests were told of what is to be undone. ${SENT_BEFORE}`,
      429: TOO_MANY,
    },
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
    errors: MISSING,
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
    errors: { ...MISSING, 409: SENT_BEFORE, 429: TOO_MANY },
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
