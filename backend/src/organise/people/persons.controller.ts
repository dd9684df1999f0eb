import { Body, Controller, Delete, Get, HttpStatus, Param, Post, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { addressKey } from '@tablefall/platform/addresses/mail-address';
import { Audit } from '@tablefall/platform/audit/audit';
import { addressHashOf } from '@tablefall/platform/privacy/former-guest';
import { Endpoint } from '../../http/access/endpoint.ts';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { IdPipe } from '../../http/input/id.ts';
import { zipFile } from '../../http/serving/zip-file.ts';
import {
  AtTheConventionError,
  NamedInSettingsError,
  StillStaffError,
  UnknownPersonError,
  VolunteersWriteToError,
} from '../../users/closing/closing.errors.ts';
import { ClosuresService } from '../../users/closing/closures.service.ts';
import { PersonalData } from '../../users/personal-data/personal-data.service.ts';
import { organiseActs } from '../organise.audit.ts';
import { HelperAddressDto } from './people.dto.ts';
import { ErasureDto, FoundPersonDto, LeavingPersonDto } from './persons.dto.ts';

/**
 * What is kept of somebody, for the administrator: people call who have no account, and guests never had one. Addresses
 * stand in bodies, so that no log of addresses of pages holds them.
 */
@ApiTags('organise')
@Controller('organise/persons')
export class PersonsController {
  constructor(
    private readonly data: PersonalData,
    private readonly closures: ClosuresService,
    private readonly audit: Audit,
  ) {}

  @Get('leaving')
  @Endpoint({
    access: 'administrator',
    summary:
      'Who is erased by itself, the first before all: they asked for it and confirmed it, or staff did for them',
    lists: 'people who asked to be forgotten',
    response: [LeavingPersonDto],
  })
  async listLeaving(): Promise<LeavingPersonDto[]> {
    const leaving = await this.closures.leaving();
    return leaving.map(({ id, address, eraseAt }) => ({
      id,
      email: address,
      eraseAt: eraseAt.toISOString(),
    }));
  }

  @Post('find')
  @Endpoint({
    access: 'administrator',
    summary: 'How much is kept of whoever has an address',
    response: FoundPersonDto,
    status: HttpStatus.OK,
  })
  async findPerson(@Body() { email }: HelperAddressDto): Promise<FoundPersonDto> {
    const person = await this.data.personOf(email);
    const counts = await this.data.counts(person);
    const planned = await this.closures.stateOf(email);
    return {
      email: person.address,
      hasAccount: person.userId !== null,
      names: person.names,
      counts: counts.filter(({ count }) => count > 0),
      planned: planned && { id: planned.id, eraseAt: planned.eraseAt?.toISOString() ?? null },
    };
  }

  @Post('data')
  @Endpoint({
    access: 'administrator',
    summary: 'All of it, as a ZIP of JSON files and photos',
    needsFreshSignIn: true,
    file: 'application/zip',
  })
  async exportPerson(@Body() { email }: HelperAddressDto): Promise<StreamableFile> {
    const person = await this.data.personOf(email);
    const counts = await this.data.counts(person);
    const about = addressHashOf(person.address);
    await this.audit.recordRead({ action: organiseActs['person.exported'], about });
    return zipFile('personal-data.zip', this.data.files(person, counts));
  }

  @Post('erasure')
  @Endpoint({
    access: 'administrator',
    summary: 'Erase whoever has an address, at once or in 7 days; they are told by mail',
    needsFreshSignIn: true,
    errors: [
      UnknownPersonError,
      NamedInSettingsError,
      StillStaffError,
      VolunteersWriteToError,
      AtTheConventionError,
    ],
  })
  async erasePerson(@Body() { email, typed, when }: ErasureDto): Promise<void> {
    if (addressKey(typed) !== addressKey(email)) {
      throw new InvalidInputError({ typed: 'Please type the address as it stands above' });
    }
    await this.closures.eraseFor(email, when);
  }

  @Delete('erasure/:id')
  @Endpoint({
    access: 'administrator',
    summary: 'Keep somebody after all who was to be erased',
    errors: [UnknownPersonError],
  })
  keepPerson(@Param('id', IdPipe) id: string): Promise<void> {
    return this.closures.takeBackOf(id);
  }
}
