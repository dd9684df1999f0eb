import { Body, Controller, Get, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { doorListKey, walkInKey } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import type { Request, Response } from 'express';
import { Endpoint } from '../../http/access/endpoint.ts';
import { type AuthenticatedRequest, CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { bodyText } from '../../http/access/throttling/throttle.ts';
import { NotSignedInError } from '../../http/errors/api-error.ts';
import { PathText } from '../../http/input/path-text.ts';
import type { PrecompressedAnswer } from '../../http/serving/precompressed-answer.ts';
import { DoorBrowsers } from '../../users/door-links/door-browsers.service.ts';
import { DoorHours } from '../../users/door-links/door-hours.service.ts';
import { DoorLinks } from '../../users/door-links/door-links.service.ts';
import { SignInCookies } from '../../users/sign-in-cookies.service.ts';
import {
  DoorNotOpenError,
  EditionOverError,
  EndedDoorBrowserError,
  UnknownDoorLinkError,
} from '../../users/users.errors.ts';
import { BadgeBlocks } from '../badges/badge-blocks.service.ts';
import { EditionService } from '../edition/edition.service.ts';
import { DoorListsService, UnknownDoorListError } from './door-lists.service.ts';
import { ExpectedListDto } from './expected-list.dto.ts';
import { DoorDto, DoorLinkTokenDto } from './registration-desk.dto.ts';
import { RegistrationDeskQueries } from './registration-desk.queries.ts';

/** The door, for who checks in and marks paid: by role, or by the door link that their browser has opened. */
@ApiTags('door')
@Controller('door')
export class DoorController {
  constructor(
    private readonly links: DoorLinks,
    private readonly hours: DoorHours,
    private readonly browsers: DoorBrowsers,
    private readonly cookies: SignInCookies,
    private readonly queries: RegistrationDeskQueries,
    private readonly lists: DoorListsService,
    private readonly blocks: BadgeBlocks,
    private readonly edition: EditionService,
    private readonly config: Config,
  ) {}

  @Get()
  @Endpoint({
    access: 'door',
    summary: 'How many are here, and until when the door is kept',
    response: DoorDto,
  })
  async getDoor(
    @CurrentPrincipal() principal: Principal | null,
    @Req() request: AuthenticatedRequest,
  ): Promise<DoorDto> {
    const [counts, scopes, shutUntil, hoursEnd, link] = await Promise.all([
      this.queries.door(),
      this.lists.scopes(principal),
      this.links.shutUntil(principal),
      this.hoursEnd(request, principal),
      this.links.linkOf(request),
    ]);
    const opener = link ?? principal?.sessionId;
    // The link was revoked at this moment.
    if (!opener) throw new NotSignedInError();
    return {
      ...counts,
      ...(hoursEnd && { endsAt: hoursEnd.toISOString() }),
      byShift: hoursEnd !== null,
      scopes,
      opensAt: shutUntil?.toISOString() ?? null,
      listKey: doorListKey(this.config.secrets, opener),
      walkInKey: walkInKey(this.config.secrets, this.edition.key),
    };
  }

  @Get(':scope')
  @Endpoint({
    access: 'door',
    summary: 'Everybody who is expected, for a phone that may lose the network',
    response: ExpectedListDto,
    errors: [UnknownDoorListError, EditionOverError, new DoorNotOpenError('Friday, 8:00 AM')],
    shared: true,
  })
  async listExpected(
    @Param('scope', new PathText(40)) scope: string,
    @CurrentPrincipal() principal: Principal | null,
    @Req() request: AuthenticatedRequest,
  ): Promise<PrecompressedAnswer> {
    return this.lists.list(scope, principal, await this.hoursEnd(request, principal));
  }

  @Post('open')
  @Endpoint({
    access: 'public',
    summary: 'Let this browser check in and mark paid, by a door link',
    setsCookie: '`tablefall_door` knows this browser.',
    errors: [EndedDoorBrowserError, UnknownDoorLinkError],
    about: bodyText('token'),
  })
  async openDoor(
    @Body() { token }: DoorLinkTokenDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    const known = this.cookies.doorToken(request);
    const browser = await this.links.open(token, { known, userAgent: request.get('user-agent') });
    this.cookies.keepDoorBrowser(response, browser.token, browser.maxAge);
  }

  @Post('leave')
  @Endpoint({
    access: 'public',
    summary: 'Leave the door in this browser; one that was ended is remembered all the same',
    setsCookie: '`tablefall_door` ends, where it may.',
    status: HttpStatus.NO_CONTENT,
  })
  async leaveDoor(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<void> {
    const mayForget = await this.browsers.leave(this.cookies.doorToken(request));
    if (mayForget) this.cookies.dropDoorBrowser(response);
    await this.blocks.freeLostNow();
  }

  /** Until when somebody has the door by the hours of their shift alone. Whoever came by the link has it longer. */
  private async hoursEnd(
    { doorLink }: AuthenticatedRequest,
    principal: Principal | null,
  ): Promise<Date | null> {
    return doorLink ? null : this.hours.until(principal);
  }
}
