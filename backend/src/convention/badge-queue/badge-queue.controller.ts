import { Body, Controller, Delete, Get, HttpStatus, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Endpoint } from '../../http/access/endpoint.ts';
import { networkOf } from '../../http/access/throttling/network.ts';
import { bodyAddress, queryText } from '../../http/access/throttling/throttle.ts';
import { UnreachableAddressError } from '../registration/registrations.errors.ts';
import {
  BadgeLineQuery,
  BadgeQueueFormDto,
  BadgeQueueJoinedDto,
  BadgeQueuePartyDto,
  BadgeQueuePlaceDto,
} from './badge-queue.dto.ts';
import { BadgesFreeError, BadgesKeptError, DoorsOpenError, NotInLineError } from './badge-queue.errors.ts';
import { BadgeQueueQueries } from './badge-queue.queries.ts';
import { BadgeQueueService } from './badge-queue.service.ts';

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
    errors: [DoorsOpenError, UnreachableAddressError, BadgesFreeError],
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
    errors: [NotInLineError],
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
    errors: [NotInLineError, BadgesKeptError],
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
    errors: [NotInLineError],
  })
  stopWaitingForBadges(@Query() { line }: BadgeLineQuery): Promise<void> {
    return this.queue.leave(line);
  }
}
