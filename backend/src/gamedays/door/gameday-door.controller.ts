import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audit } from '@tablefall/platform/audit/audit';
import { BadgeDto } from '../../convention/door/badge.dto.ts';
import { Endpoint } from '../../http/access/endpoint.ts';
import { IdPipe } from '../../http/input/id.ts';
import { gamedayActs } from '../gamedays.audit.ts';
import { GamedayNotFoundError, UnknownGuestError } from '../gamedays.errors.ts';
import { GuestCheckInDto, GuestHereDto } from './gameday-door.dto.ts';
import { GamedayDoorQueries } from './gameday-door.queries.ts';
import { GamedayDoorService } from './gameday-door.service.ts';

/** The door of a gameday. Its list is one of those of the door (`DoorController`). */
@ApiTags('door')
@Controller('gameday')
export class GamedayDoorController {
  constructor(
    private readonly door: GamedayDoorService,
    private readonly queries: GamedayDoorQueries,
    private readonly audit: Audit,
  ) {}

  @Put(':id/check-in/:invitationId')
  @Endpoint({
    access: 'door',
    summary: 'Mark a guest of a gameday as here or not here',
    response: GuestHereDto,
    errors: [UnknownGuestError],
  })
  setGuestHere(
    @Param('id', IdPipe) id: string,
    @Param('invitationId', IdPipe) invitationId: string,
    @Body() checkIn: GuestCheckInDto,
  ): Promise<GuestHereDto> {
    return this.door.setHere(id, invitationId, checkIn);
  }

  @Get(':id/name-cards')
  @Endpoint({
    access: 'organiser',
    summary: 'A name card for every guest who is coming, by name, to be printed',
    response: [BadgeDto],
    errors: [GamedayNotFoundError],
  })
  async listNameCards(@Param('id', IdPipe) id: string): Promise<BadgeDto[]> {
    const cards = await this.queries.nameCards(id);
    await this.audit.recordRead({ action: gamedayActs['name-cards.printed'], about: id });
    return cards;
  }
}
