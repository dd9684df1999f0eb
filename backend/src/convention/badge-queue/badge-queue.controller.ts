import { Body, Controller, Delete, Get, HttpStatus, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Endpoint } from '../../http/access/endpoint.ts';
import { networkOf } from '../../http/access/throttling/network.ts';
import { bodyAddress, queryText } from '../../http/access/throttling/throttle.ts';
import {
  BadgeLineQuery,
  BadgeQueueFormDto,
  BadgeQueueJoinedDto,
  BadgeQueuePartyDto,
  BadgeQueuePlaceDto,
} from './badge-queue.dto.ts';
import { BadgeQueueQueries } from './badge-queue.queries.ts';
import { BadgeQueueService } from './badge-queue.service.ts';

const NOT_IN_LINE = { 404: 'The link is unknown, or the wait is over.' };

/** Waiting for badges of a full house, without signing in. */
@ApiTags('registration')
@Controller('register/queue')
export class BadgeQueueController {
  constructor(
    private readonly queue: BadgeQueueService,
    private readonly queries: BadgeQueueQueries,
  ) {}

  @Post()
  @Endpoint({
    access: 'public',
    summary: 'Wait for badges; an address that waits or is registered gets the same answer',
    response: BadgeQueueJoinedDto,
    status: HttpStatus.OK,
    errors: { 409: 'Badges are free, the doors are open, or no mail goes to the address.' },
    about: bodyAddress('email'),
  })
  async waitForBadges(
    @Body() form: BadgeQueueFormDto,
    @Req() request: Request,
  ): Promise<BadgeQueueJoinedDto> {
    await this.queue.join(form, networkOf(request));
    return {
      message: `We wrote to ${form.email}. The mail tells your place in line, or asks you to confirm the address first.`,
    };
  }

  @Get()
  @Endpoint({
    access: 'public',
    summary: 'How the wait of the holder of a link stands',
    response: BadgeQueuePlaceDto,
    errors: NOT_IN_LINE,
  })
  getBadgeLine(@Query() { line }: BadgeLineQuery): Promise<BadgeQueuePlaceDto> {
    return this.queries.place(line);
  }

  @Put()
  @Endpoint({
    access: 'public',
    summary: 'Wait for another number of badges, at the same place',
    about: queryText('line'),
    response: BadgeQueuePlaceDto,
    errors: { ...NOT_IN_LINE, 409: 'Badges are kept for the holder of the link, who registers now.' },
  })
  async changeBadgeWait(
    @Query() { line }: BadgeLineQuery,
    @Body() { badges }: BadgeQueuePartyDto,
  ): Promise<BadgeQueuePlaceDto> {
    await this.queue.change(line, badges);
    return this.queries.place(line);
  }

  @Delete()
  @Endpoint({
    access: 'public',
    summary: 'Stop waiting; badges that are kept go to the next',
    about: queryText('line'),
    errors: { 404: 'The link is unknown.' },
  })
  stopWaitingForBadges(@Query() { line }: BadgeLineQuery): Promise<void> {
    return this.queue.leave(line);
  }
}
