import { Body, Controller, Get, HttpStatus, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { momentText } from '@tablefall/mail';
import type { Request, Response } from 'express';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { networkOf } from '../../http/access/throttling/network.ts';
import { bodyAddress } from '../../http/access/throttling/throttle.ts';
import { IdPipe } from '../../http/input/id.ts';
import { SignInCookies } from '../../users/sign-in-cookies.service.ts';
import { NoBadgesError } from '../badges/badges.errors.ts';
import { EditionService } from '../edition/edition.service.ts';
import {
  OwnAttendeeFormDto,
  PlacesDto,
  RegisterDto,
  RegisteredDto,
  RegistrationDto,
} from './registrations.dto.ts';
import {
  BadgeOfferedError,
  CheckedInError,
  ChildrenAloneError,
  NameTakenError,
  RegistrationClosedError,
  TooManyNamesError,
  UnknownAttendeeError,
  UnreachableAddressError,
} from './registrations.errors.ts';
import { RegistrationsQueries } from './registrations.queries.ts';
import { RegistrationsService } from './registrations.service.ts';

/** Registering, by e-mail address on the home page or as the signed-in user. */
@ApiTags('registration')
@Controller()
export class RegistrationsController {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly queries: RegistrationsQueries,
    private readonly cookies: SignInCookies,
    private readonly edition: EditionService,
  ) {}

  @Get('register/places')
  @Endpoint({ access: 'public', summary: 'How many badges are left', response: PlacesDto })
  getPlaces(): Promise<PlacesDto> {
    return this.queries.places();
  }

  @Post('register')
  @Endpoint({
    access: 'public',
    summary: 'Register for the edition; a known address gets the same answer and a link by mail instead',
    setsCookie: '`tablefall_nonce` knows the browser that asked for the link.',
    response: RegisteredDto,
    status: HttpStatus.OK,
    errors: [
      ChildrenAloneError,
      UnreachableAddressError,
      RegistrationClosedError,
      new NoBadgesError(1),
      new TooManyNamesError(20),
      NameTakenError,
    ],
    about: bodyAddress('email'),
  })
  async register(
    @Body() form: RegisterDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<RegisteredDto> {
    const nonce = this.cookies.rememberBrowser(request, response);
    const heldUntil = await this.registrations.register(form, { nonce, network: networkOf(request) });
    const held = heldUntil
      ? `Open its link to see your registration. Badges of a new registration are held until ${momentText(heldUntil, this.edition.timeZone)}.`
      : 'Many registrations wait to be confirmed, so no badge is held yet. Open its link in this browser, where the names are kept, and register there.';
    return {
      message: `We sent a mail to ${form.email}. ${held}`,
      heldUntil: heldUntil?.toISOString() ?? null,
    };
  }

  @Get('registration')
  @Endpoint({
    access: 'signed-in',
    summary: "The signed-in user's registration for this edition",
    response: RegistrationDto,
  })
  getRegistration(@CurrentPrincipal() principal: Principal): Promise<RegistrationDto> {
    return this.queries.registrationOf(principal);
  }

  @Post('registration/attendees')
  @Endpoint({
    access: 'signed-in',
    summary: 'Add a name to the registration, which is made if there is none',
    response: RegistrationDto,
    errors: [
      ChildrenAloneError,
      RegistrationClosedError,
      new NoBadgesError(1),
      new TooManyNamesError(20),
      NameTakenError,
    ],
  })
  async addAttendee(
    @Body() person: OwnAttendeeFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<RegistrationDto> {
    await this.registrations.addAttendee(principal.userId, person);
    return this.queries.registrationOf(principal);
  }

  @Put('registration/attendees/:id')
  @Endpoint({
    access: 'signed-in',
    summary: 'Correct a name of the registration and its age group',
    response: RegistrationDto,
    errors: [
      UnknownAttendeeError,
      ChildrenAloneError,
      RegistrationClosedError,
      BadgeOfferedError,
      CheckedInError,
      NameTakenError,
      new NoBadgesError(1),
    ],
  })
  async updateAttendee(
    @Param('id', IdPipe) id: string,
    @Body() person: OwnAttendeeFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<RegistrationDto> {
    await this.registrations.updateAttendee(principal.userId, id, person);
    return this.queries.registrationOf(principal);
  }
}
