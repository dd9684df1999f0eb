import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  EventNotFoundError,
  EventOverError,
  SignupsDisabledError,
  TakingPartError,
} from '../events/events.errors.ts';
import { ALONE, NO_BADGE } from '../events/join-rules/join-rules.errors.ts';
import { Endpoint } from '../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../http/access/principal.ts';
import { perAccount } from '../http/access/throttling/throttle.ts';
import { NotAllowedError } from '../http/errors/api-error.ts';
import { IdPipe } from '../http/input/id.ts';
import {
  MOST_WISHES,
  WishChoiceDto,
  WishCountDto,
  WishesDto,
  WishFormDto,
  WishOrderDto,
} from './wishes.dto.ts';
import { TooManyWishesError, WishesOffError, WishNotFoundError } from './wishes.errors.ts';
import { WishesQueries } from './wishes.queries.ts';
import { WishesService } from './wishes.service.ts';

/** What people would like to play. */
@ApiTags('wishes')
@Controller()
export class WishesController {
  constructor(
    private readonly wishes: WishesService,
    private readonly queries: WishesQueries,
  ) {}

  @Get('wishes')
  @Endpoint({ access: 'signed-in', summary: 'What the caller would like to play', response: WishesDto })
  getWishes(@CurrentPrincipal() principal: Principal): Promise<WishesDto> {
    return this.queries.wishesOf(principal);
  }

  @Put('event/:id/wishes')
  @Endpoint({
    access: 'signed-in',
    summary: "Say which of the caller's names would like to play a game",
    throttle: perAccount('wishes'),
    errors: [
      NotAllowedError,
      WishesOffError,
      EventNotFoundError,
      EventOverError,
      SignupsDisabledError,
      TakingPartError,
      NO_BADGE,
      ALONE,
      new TooManyWishesError(MOST_WISHES),
    ],
  })
  wishForGame(
    @Param('id', IdPipe) id: string,
    @Body() { nameIds, together }: WishFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    return this.wishes.wish(principal, id, nameIds, together);
  }

  @Get('event/:id/wish-count')
  @Endpoint({
    access: 'signed-in',
    summary: 'How many people would like to play a game, for its hosts',
    response: WishCountDto,
    errors: [NotAllowedError, EventNotFoundError],
  })
  countWishes(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<WishCountDto> {
    return this.queries.countOf(principal, id);
  }

  @Put('wishes/order')
  @Endpoint({
    access: 'signed-in',
    summary: "Put the caller's wishes into an order",
    throttle: perAccount('wishes'),
  })
  orderWishes(@Body() { ids }: WishOrderDto, @CurrentPrincipal() principal: Principal): Promise<void> {
    return this.wishes.order(principal, ids);
  }

  @Put('wishes/choice')
  @Endpoint({
    access: 'signed-in',
    summary: 'Say whether seats may be exchanged so that somebody who has nothing gets one',
    throttle: perAccount('wishes'),
  })
  chooseForDraw(
    @Body() { movesAlong }: WishChoiceDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    return this.wishes.choose(principal, movesAlong);
  }

  @Delete('wish/:id')
  @Endpoint({
    access: 'signed-in',
    summary: 'Take a wish back',
    throttle: perAccount('wishes'),
    errors: [WishNotFoundError],
  })
  removeWish(@Param('id', IdPipe) id: string, @CurrentPrincipal() principal: Principal): Promise<void> {
    return this.wishes.remove(principal, id);
  }
}
