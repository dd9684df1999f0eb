import { Body, Controller, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiProperty, ApiSchema, ApiTags, IntersectionType } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { Flag } from '../../http/input/choice.ts';
import { NewAddressDto } from '../../users/addresses/address-change.dto.ts';
import { AccountClosesError, AddressTakenError } from '../../users/addresses/address-change.errors.ts';
import { AddressChanges } from '../../users/addresses/address-changes.service.ts';
import { BlockedAccounts } from '../../users/blocked-accounts.service.ts';
import { NamedInSettingsError, StillStaffError } from '../../users/closing/closing.errors.ts';
import type { ShownCount } from '../../users/personal-data/personal-data.service.ts';
import { RootAdministratorError, UnknownAddressError } from '../../users/users.errors.ts';
import { HelperAddressDto } from './people.dto.ts';

@ApiSchema({ name: 'AccountBlock' })
class AccountBlockDto extends HelperAddressDto {
  @Flag({ description: 'Whether they are kept out.' })
  isBlocked!: boolean;

  @Flag({
    optional: true,
    default: false,
    description:
      'Of who is kept out: hide their games for sale, cancel their events and remove their comments; buyers and players are told.',
  })
  hides = false;
}

@ApiSchema({ name: 'AddressOfAccount' })
class AddressOfAccountDto extends IntersectionType(HelperAddressDto, NewAddressDto) {}

@ApiSchema({ name: 'ShownCount' })
class ShownCountDto implements ShownCount {
  @ApiProperty({ example: 'Games for sale' })
  title!: string;

  @ApiProperty({ type: 'integer', example: 3 })
  count!: number;
}

@ApiSchema({ name: 'FoundAccount' })
class FoundAccountDto {
  @ApiProperty({ example: 'dana@mail.example' })
  email!: string;

  @ApiProperty({ type: [String], example: ['Dana Whitfield'] })
  names!: string[];

  @ApiProperty()
  isBlocked!: boolean;

  @ApiProperty({ description: 'Browsers that are signed in.' })
  sessions!: number;

  @ApiProperty({ type: [ShownCountDto], description: 'What others are shown of theirs.' })
  shown!: ShownCountDto[];
}

/** Accounts of single people, for the administrator. */
@ApiTags('organise')
@Controller('organise/accounts')
export class AccountsController {
  constructor(
    private readonly accounts: BlockedAccounts,
    private readonly changes: AddressChanges,
  ) {}

  @Post('find')
  @Endpoint({
    access: 'administrator',
    summary: 'The account of an address',
    response: FoundAccountDto,
    status: HttpStatus.OK,
    errors: [UnknownAddressError],
  })
  findAccount(@Body() { email }: HelperAddressDto): Promise<FoundAccountDto> {
    return this.accounts.find(email);
  }

  @Put('block')
  @Endpoint({
    access: 'administrator',
    summary: 'Sign somebody out everywhere and let them in no more, or let them in again',
    needsFreshSignIn: true,
    response: FoundAccountDto,
    errors: [UnknownAddressError, RootAdministratorError],
  })
  async blockAccount(@Body() { email, isBlocked, hides }: AccountBlockDto): Promise<FoundAccountDto> {
    await this.accounts.setBlocked(email, isBlocked, hides);
    return this.accounts.find(email);
  }

  @Post('address')
  @Endpoint({
    access: 'administrator',
    summary: 'Mail a link to a new address that gives it to somebody’s account, and tell the old one',
    needsFreshSignIn: true,
    errors: [
      UnknownAddressError,
      AddressTakenError,
      AccountClosesError,
      NamedInSettingsError,
      StillStaffError,
    ],
  })
  changeAddressOf(@Body() { email, newEmail }: AddressOfAccountDto): Promise<void> {
    return this.changes.askFor(email, newEmail);
  }
}
