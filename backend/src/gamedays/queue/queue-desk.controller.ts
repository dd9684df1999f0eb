import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DayCapError } from '../../email/mailings/mailings.errors.ts';
import { Endpoint } from '../../http/access/endpoint.ts';
import { IdPipe } from '../../http/input/id.ts';
import { PageQuery } from '../../http/input/paging.ts';
import {
  GamedayNotFoundError,
  GamedayOverError,
  SeatsTakenError,
  UnknownWaitingGuestError,
} from '../gamedays.errors.ts';
import { QueueEntryChangeDto, QueuePageDto } from './queue.dto.ts';
import { QueueQueries } from './queue.queries.ts';
import { QueueDeskService } from './queue-desk.service.ts';

/** Those who wait for seats of a gameday, for staff. */
@ApiTags('invitations')
@Controller('gameday/:id/queue')
export class QueueDeskController {
  constructor(
    private readonly desk: QueueDeskService,
    private readonly queries: QueueQueries,
  ) {}

  @Get()
  @Endpoint({
    access: 'organiser',
    summary: 'A page of those who wait for seats',
    response: QueuePageDto,
    lists: 'guests of gamedays',
    errors: [GamedayNotFoundError],
  })
  listGamedayQueue(@Param('id', IdPipe) id: string, @Query() page: PageQuery): Promise<QueuePageDto> {
    return this.queries.listQueue(id, page);
  }

  @Put(':entryId')
  @Endpoint({
    access: 'organiser',
    summary: 'Accept for somebody who waits, or give another place',
    errors: [
      GamedayNotFoundError,
      UnknownWaitingGuestError,
      GamedayOverError,
      new SeatsTakenError(1),
      new DayCapError(1_000),
    ],
  })
  changeGamedayQueueEntry(
    @Param('id', IdPipe) gamedayId: string,
    @Param('entryId', IdPipe) entryId: string,
    @Body() { accept, place = 1 }: QueueEntryChangeDto,
  ): Promise<void> {
    const key = { gamedayId, entryId };
    return accept ? this.desk.takeIn(key) : this.desk.move(key, place);
  }

  @Delete(':entryId')
  @Endpoint({
    access: 'organiser',
    summary: 'Take somebody out of the queue',
    errors: [UnknownWaitingGuestError],
  })
  removeGamedayQueueEntry(
    @Param('id', IdPipe) gamedayId: string,
    @Param('entryId', IdPipe) entryId: string,
  ): Promise<void> {
    return this.desk.remove({ gamedayId, entryId });
  }
}
