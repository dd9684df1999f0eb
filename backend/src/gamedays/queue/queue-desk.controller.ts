import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { IdPipe } from '../../http/input/id.ts';
import { PageQuery } from '../../http/input/paging.ts';
import { QueueEntryChangeDto, QueuePageDto } from './queue.dto.ts';
import { QueueQueries } from './queue.queries.ts';
import { QueueDeskService } from './queue-desk.service.ts';

const MISSING = { 404: 'There is no such gameday, or nobody waits there by this id.' };

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
    errors: { 404: 'There is no such gameday.' },
  })
  listGamedayQueue(@Param('id', IdPipe) id: string, @Query() page: PageQuery): Promise<QueuePageDto> {
    return this.queries.listQueue(id, page);
  }

  @Put(':entryId')
  @Endpoint({
    access: 'organiser',
    summary: 'Accept for somebody who waits, or give another place',
    errors: {
      ...MISSING,
      409: 'The seats are not there, or the gameday is over.',
      429: 'Too many requests, or too many mails within 24 hours.',
    },
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
  @Endpoint({ access: 'organiser', summary: 'Take somebody out of the queue', errors: MISSING })
  removeGamedayQueueEntry(
    @Param('id', IdPipe) gamedayId: string,
    @Param('entryId', IdPipe) entryId: string,
  ): Promise<void> {
    return this.desk.remove({ gamedayId, entryId });
  }
}
