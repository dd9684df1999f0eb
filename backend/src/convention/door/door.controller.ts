import { Body, Controller, Get, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Endpoint } from '../../http/access/endpoint.ts';
import { networkOf } from '../../http/access/throttling/network.ts';
import { DoorLinks } from '../../users/door-links/door-links.service.ts';
import { SignInCookies } from '../../users/sign-in-cookies.service.ts';
import { DoorDto, DoorLinkTokenDto } from './registration-desk.dto.ts';
import { RegistrationDeskQueries } from './registration-desk.queries.ts';

/** The door, for who checks in and marks paid: by role, or by the door link that their browser has opened. */
@ApiTags('door')
@Controller('door')
export class DoorController {
  constructor(
    private readonly links: DoorLinks,
    private readonly cookies: SignInCookies,
    private readonly queries: RegistrationDeskQueries,
  ) {}

  @Get()
  @Endpoint({
    access: 'door',
    summary: 'How many are here, and until when the door is kept',
    response: DoorDto,
  })
  getDoor(): Promise<DoorDto> {
    return this.queries.door();
  }

  @Post('open')
  @Endpoint({
    access: 'public',
    summary: 'Let this browser check in and mark paid, by a door link',
    errors: { 404: 'The link is unknown, revoked or over.' },
    throttle: {
      name: 'sign-in-network',
      perHour: (config) => config.THROTTLE_SIGN_IN_NETWORK_PER_HOUR,
      key: networkOf,
    },
  })
  async openDoor(
    @Body() { token }: DoorLinkTokenDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const maxAge = await this.links.open(token, this.cookies.doorToken(request));
    this.cookies.keepDoorLink(response, token, maxAge);
  }

  @Post('leave')
  @Endpoint({
    access: 'public',
    summary: 'Let this browser forget the door link that it has opened',
    status: HttpStatus.NO_CONTENT,
  })
  leaveDoor(@Res({ passthrough: true }) response: Response): void {
    this.cookies.dropDoorLink(response);
  }
}
