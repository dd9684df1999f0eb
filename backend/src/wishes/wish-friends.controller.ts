import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../http/access/principal.ts';
import { perAccount } from '../http/access/throttling/throttle.ts';
import { NotAllowedError } from '../http/errors/api-error.ts';
import { IdPipe } from '../http/input/id.ts';
import { LINK_SECRET } from '../http/input/path-text.ts';
import { WishFriendsService } from './wish-friends.service.ts';
import { FriendFormDto, FriendLinkDto, MOST_FRIENDS } from './wishes.dto.ts';
import {
  FriendLinkGoneError,
  FriendNotFoundError,
  OwnFriendLinkError,
  TooManyFriendsError,
  WishesOffError,
} from './wishes.errors.ts';
import { WishesQueries } from './wishes.queries.ts';

/** Friends of other accounts who sit together. */
@ApiTags('wishes')
@Controller()
export class WishFriendsController {
  constructor(
    private readonly friends: WishFriendsService,
    private readonly queries: WishesQueries,
  ) {}

  @Post('wishes/friend-link')
  @Endpoint({
    access: 'signed-in',
    summary: 'Make the link that asks friends to sit together; the one before ends',
    status: HttpStatus.NO_CONTENT,
    throttle: perAccount('wishes'),
  })
  makeFriendLink(@CurrentPrincipal() principal: Principal): Promise<void> {
    return this.friends.makeLink(principal);
  }

  @Get('wishes/friend-link/:token')
  @Endpoint({
    access: 'signed-in',
    summary: 'Who asks by a link to sit together; nothing is said by it',
    anybodys: true,
    response: FriendLinkDto,
    errors: [FriendLinkGoneError, OwnFriendLinkError],
  })
  getFriendLink(
    @Param('token', LINK_SECRET) token: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<FriendLinkDto> {
    return this.queries.askedBy(principal, token);
  }

  @Put('wishes/friend-link/:token')
  @Endpoint({
    access: 'signed-in',
    summary: "Say which of the caller's names sit with whoever made the link",
    anybodys: true,
    throttle: perAccount('wishes'),
    errors: [
      NotAllowedError,
      WishesOffError,
      FriendLinkGoneError,
      OwnFriendLinkError,
      new TooManyFriendsError(MOST_FRIENDS),
    ],
  })
  sitTogether(
    @Param('token', LINK_SECRET) token: string,
    @Body() { nameIds }: FriendFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    return this.friends.agree(principal, token, nameIds);
  }

  @Delete('wish-friend/:id')
  @Endpoint({
    access: 'signed-in',
    summary: 'End that a friend sits with the caller, or the caller with a friend',
    throttle: perAccount('wishes'),
    errors: [FriendNotFoundError],
  })
  removeFriend(@Param('id', IdPipe) id: string, @CurrentPrincipal() principal: Principal): Promise<void> {
    return this.friends.remove(principal, id);
  }
}
