import { Body, Controller, Delete, Get, HttpStatus, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { bodyText, perAccount } from '../../http/access/throttling/throttle.ts';
import { NamedInSettingsError, StillStaffError } from '../closing/closing.errors.ts';
import { AccountAddressDto, AddressChangeDto, AddressLinkDto, NewAddressDto } from './address-change.dto.ts';
import {
  AccountClosesError,
  AddressChangedLatelyError,
  AddressMailedError,
  AddressTakenError,
  InvalidAddressLinkError,
} from './address-change.errors.ts';
import { AddressChanges } from './address-changes.service.ts';

/** Changing the address of one's own account. */
@ApiTags('me')
@Controller('me/address')
export class AddressChangesController {
  constructor(private readonly changes: AddressChanges) {}

  @Get()
  @Endpoint({
    access: 'signed-in',
    summary: 'The new address of the user’s account that waits to be confirmed',
    response: AddressChangeDto,
  })
  async getAddressChange(@CurrentPrincipal() { userId }: Principal): Promise<AddressChangeDto> {
    const pending = await this.changes.pendingOf(userId);
    return { email: pending?.email ?? null, until: pending?.until.toISOString() ?? null };
  }

  @Post()
  @Endpoint({
    access: 'signed-in',
    summary: 'Mail a link to a new address that gives it to the user’s account, and tell the old one',
    needsFreshSignIn: true,
    throttle: perAccount('own-data'),
    errors: [
      AddressChangedLatelyError,
      AddressMailedError,
      AccountClosesError,
      NamedInSettingsError,
      StillStaffError,
    ],
  })
  changeAddress(
    @Body() { newEmail }: NewAddressDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    return this.changes.ask(principal, newEmail);
  }

  @Post('confirm')
  @Endpoint({
    access: 'public',
    summary: 'Give the account its new address, by the link that was mailed there',
    about: bodyText('token'),
    response: AccountAddressDto,
    status: HttpStatus.OK,
    errors: [
      InvalidAddressLinkError,
      AddressTakenError,
      AccountClosesError,
      NamedInSettingsError,
      StillStaffError,
    ],
  })
  async confirmAddress(@Body() { token }: AddressLinkDto): Promise<AccountAddressDto> {
    return { email: await this.changes.confirm(token) };
  }

  @Post('keep')
  @Endpoint({
    access: 'public',
    summary: 'Keep the old address, by the link that was mailed there, and sign everybody out',
    about: bodyText('token'),
    response: AccountAddressDto,
    status: HttpStatus.OK,
    errors: [InvalidAddressLinkError, AddressTakenError],
  })
  async keepAddress(@Body() { token }: AddressLinkDto): Promise<AccountAddressDto> {
    return { email: await this.changes.keep(token) };
  }

  @Delete()
  @Endpoint({ access: 'signed-in', summary: 'Take back a change that nobody has confirmed' })
  takeBackAddress(@CurrentPrincipal() principal: Principal): Promise<void> {
    return this.changes.takeBack(principal);
  }
}
