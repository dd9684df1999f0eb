import { Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { IdPipe } from '../../http/input/id.ts';
import { PageQuery } from '../../http/input/paging.ts';
import { BadgeQueuePageDto } from './badge-queue.dto.ts';
import { UnknownPartyError } from './badge-queue.errors.ts';
import { BadgeQueueQueries } from './badge-queue.queries.ts';
import { BadgeQueueDeskService } from './badge-queue-desk.service.ts';

/** Those who wait for badges, for the administrator. */
@ApiTags('registration')
@Controller('registrations/queue')
export class BadgeQueueDeskController {
  constructor(
    private readonly desk: BadgeQueueDeskService,
    private readonly queries: BadgeQueueQueries,
  ) {}

  @Get()
  @Endpoint({
    access: 'administrator',
    summary: 'A page of those who wait for badges, who are asked first',
    response: BadgeQueuePageDto,
    lists: 'the line for badges',
  })
  listBadgeQueue(@Query() page: PageQuery): Promise<BadgeQueuePageDto> {
    return this.queries.listQueue(page);
  }

  @Put(':id/first')
  @Endpoint({
    access: 'administrator',
    summary: 'Give somebody the first place',
    errors: [UnknownPartyError],
  })
  moveToFirst(@Param('id', IdPipe) id: string): Promise<void> {
    return this.desk.moveToFirst(id);
  }

  @Delete(':id')
  @Endpoint({
    access: 'administrator',
    summary: 'Take somebody out of the queue; badges that are kept go to the next',
    errors: [UnknownPartyError],
  })
  removeFromBadgeQueue(@Param('id', IdPipe) id: string): Promise<void> {
    return this.desk.remove(id);
  }
}
