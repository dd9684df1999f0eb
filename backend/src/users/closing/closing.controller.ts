import { Body, Controller, Delete, Get, HttpStatus, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { bodyText, perAccount } from '../../http/access/throttling/throttle.ts';
import { ClosingConfirmationDto, ClosingConfirmedDto, ClosingDto } from './closing.dto.ts';
import {
  AtTheConventionError,
  ClosureMailedError,
  InvalidClosureLinkError,
  NamedInSettingsError,
  StillStaffError,
  VolunteersWriteToError,
} from './closing.errors.ts';
import { ClosuresService } from './closures.service.ts';

/** Closing one's own account. */
@ApiTags('me')
@Controller('me/closure')
export class ClosingController {
  constructor(private readonly closures: ClosuresService) {}

  @Get()
  @Endpoint({
    access: 'signed-in',
    summary: 'How far the closing of the user’s account is',
    response: ClosingDto,
  })
  async getClosing(@CurrentPrincipal() { email }: Principal): Promise<ClosingDto> {
    const state = await this.closures.stateOf(email);
    return { isAsked: state !== null, eraseAt: state?.eraseAt?.toISOString() ?? null };
  }

  @Post()
  @Endpoint({
    access: 'signed-in',
    summary: 'Mail the link that confirms the closing of the user’s account',
    throttle: perAccount('own-data'),
    errors: [
      ClosureMailedError,
      NamedInSettingsError,
      StillStaffError,
      VolunteersWriteToError,
      AtTheConventionError,
    ],
  })
  askToClose(@CurrentPrincipal() principal: Principal): Promise<void> {
    return this.closures.ask(principal);
  }

  @Post('confirm')
  @Endpoint({
    access: 'public',
    summary: 'Confirm the closing by the link of the mail: everything is erased 7 days later',
    about: bodyText('token'),
    response: ClosingConfirmedDto,
    status: HttpStatus.OK,
    errors: [
      InvalidClosureLinkError,
      NamedInSettingsError,
      StillStaffError,
      VolunteersWriteToError,
      AtTheConventionError,
    ],
  })
  async confirmClosing(@Body() { token }: ClosingConfirmationDto): Promise<ClosingConfirmedDto> {
    return { eraseAt: (await this.closures.confirm(token)).toISOString() };
  }

  @Delete()
  @Endpoint({ access: 'signed-in', summary: 'Keep the user’s account after all' })
  keepAccount(@CurrentPrincipal() principal: Principal): Promise<void> {
    return this.closures.takeBack(principal);
  }
}
