import {
  Body,
  Controller,
  Delete,
  Get,
  HttpStatus,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.ts';
import { CurrentViewer, type Viewer } from '../../http/viewer.ts';
import { DeliveryProgressDto, InvitationPageDto, InvitationQuery } from '../invitations/invitations.dto.ts';
import { InvitationsQueries } from '../invitations/invitations.queries.ts';
import {
  DeleteGamedayQuery,
  GamedayDto,
  GamedayFormDto,
  GamedayQuery,
  GamedayUpdateDto,
  GamedayWithInvitationsDto,
} from './gamedays.dto.ts';
import { GamedaysQueries } from './gamedays.queries.ts';
import { GamedaysService } from './gamedays.service.ts';

const MISSING = { 404: 'There is no such gameday.' };

/** Gamedays, for staff. */
@ApiTags('gamedays')
@Controller()
export class GamedaysController {
  constructor(
    private readonly gamedays: GamedaysService,
    private readonly queries: GamedaysQueries,
    private readonly invitations: InvitationsQueries,
  ) {}

  @Get('gamedays')
  @Endpoint({
    access: 'organiser',
    summary: 'Gamedays with their counts, newest first',
    response: [GamedayDto],
  })
  listGamedays(@Query() page: GamedayQuery): Promise<GamedayDto[]> {
    return this.queries.gamedays(page);
  }

  @Get('gameday/:id')
  @Endpoint({
    access: 'organiser',
    summary: 'A gameday with all its invitations',
    response: GamedayWithInvitationsDto,
    errors: MISSING,
  })
  async getGameday(@Param('id', ParseUUIDPipe) id: string): Promise<GamedayWithInvitationsDto> {
    return { ...(await this.queries.gameday(id)), invitations: await this.invitations.allInvitations(id) };
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
    return this.queries.gameday(await this.gamedays.createGameday(form));
  }

  @Put('gameday')
  @Endpoint({
    access: 'organiser',
    summary: 'Change a gameday',
    response: GamedayDto,
    errors: { ...MISSING, 409: 'The date is taken, or more seats are taken than the new capacity.' },
  })
  async updateGameday(@Body() { id, notify, ...form }: GamedayUpdateDto): Promise<GamedayDto> {
    await this.gamedays.updateGameday(id, form, notify);
    return this.queries.gameday(id);
  }

  @Delete('gameday/:id')
  @Endpoint({ access: 'organiser', summary: 'Delete a gameday and its invitations', errors: MISSING })
  deleteGameday(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { notify }: DeleteGamedayQuery,
  ): Promise<void> {
    return this.gamedays.deleteGameday(id, notify);
  }

  @Get('gameday/:id/invitations')
  @Endpoint({
    access: 'organiser',
    summary: 'A page of invitations, searched and sorted',
    response: InvitationPageDto,
    errors: MISSING,
  })
  async listInvitations(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() query: InvitationQuery,
  ): Promise<InvitationPageDto> {
    await this.queries.gameday(id);
    return this.invitations.invitations(id, query);
  }

  @Get('gameday/:id/delivery')
  @Endpoint({
    access: 'organiser',
    summary: 'How far the bulk mails have come',
    response: DeliveryProgressDto,
    errors: MISSING,
  })
  async getDelivery(@Param('id', ParseUUIDPipe) id: string): Promise<DeliveryProgressDto> {
    await this.queries.gameday(id);
    return this.queries.delivery(id);
  }

  @Post('gameday/:id/delivery/pause')
  @Endpoint({
    access: 'organiser',
    summary: 'Stop sending the bulk mails for now',
    response: DeliveryProgressDto,
    errors: MISSING,
  })
  async pauseDelivery(
    @Param('id', ParseUUIDPipe) id: string,
    @CurrentViewer() viewer: Viewer,
  ): Promise<DeliveryProgressDto> {
    await this.gamedays.pauseDelivery(id, viewer.email);
    return this.queries.delivery(id);
  }

  @Post('gameday/:id/delivery/resume')
  @Endpoint({
    access: 'organiser',
    summary: 'Go on sending the bulk mails',
    response: DeliveryProgressDto,
    errors: MISSING,
  })
  async resumeDelivery(@Param('id', ParseUUIDPipe) id: string): Promise<DeliveryProgressDto> {
    await this.gamedays.resumeDelivery(id);
    return this.queries.delivery(id);
  }
}
