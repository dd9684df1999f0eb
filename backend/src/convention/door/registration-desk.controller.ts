import { Body, Controller, Delete, Get, Param, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audit } from '@tablefall/platform/audit/audit';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import { csvFile } from '../../http/serving/csv-file.ts';
import { DoorLinks } from '../../users/door-links/door-links.service.ts';
import { DoorNotOpenError, EditionOverError } from '../../users/users.errors.ts';
import { conventionActs } from '../convention.audit.ts';
import { EditionService } from '../edition/edition.service.ts';
import {
  AnotherAmountError,
  CheckedInError,
  HandedOnError,
  UnknownAttendeeError,
  UnknownRegistrationError,
} from '../registration/registrations.errors.ts';
import { BadgeDto } from './badge.dto.ts';
import { EditionDoorList } from './edition-door-list.ts';
import {
  AddresseeDto,
  AddresseesQuery,
  CheckInDto,
  PaidDto,
  RegistrationEntryDto,
  RegistrationPageDto,
  RegistrationsQuery,
} from './registration-desk.dto.ts';
import { type ExportedPerson, RegistrationDeskQueries, readerOf } from './registration-desk.queries.ts';
import { RegistrationDeskService } from './registration-desk.service.ts';

const COLUMNS: Record<keyof ExportedPerson, string> = {
  name: 'Name',
  email: 'Email',
  ageGroup: 'Age group',
  price: 'Price',
  paid: 'Paid',
  registered: 'Registered',
  checkedIn: 'Checked in',
};

/** The registrations of this edition: for the administrator, and in part for who helps at the door or writes to registrants. */
@ApiTags('registration')
@Controller()
export class RegistrationDeskController {
  constructor(
    private readonly desk: RegistrationDeskService,
    private readonly queries: RegistrationDeskQueries,
    private readonly audit: Audit,
    private readonly edition: EditionService,
    private readonly doorList: EditionDoorList,
    private readonly links: DoorLinks,
  ) {}

  @Get('registrations')
  @Endpoint({
    access: 'door',
    scope: 'registrations',
    summary: 'A page of registrations, searched and filtered, by name',
    response: RegistrationPageDto,
    lists: 'registrations',
    errors: [EditionOverError, new DoorNotOpenError('Friday, 8:00 AM')],
  })
  async listRegistrations(
    @Query() query: RegistrationsQuery,
    @CurrentPrincipal() principal: Principal | null,
  ): Promise<RegistrationPageDto> {
    await this.links.refuseShut(principal);
    return this.queries.registrations(query, readerOf(principal));
  }

  @Get('registrations/addressees')
  @Endpoint({
    access: 'mailer',
    summary: 'Registrations that a search finds, to choose one whose confirmation is mailed again',
    response: [AddresseeDto],
    lists: 'registrations',
  })
  findAddressees(@Query() { search }: AddresseesQuery): Promise<AddresseeDto[]> {
    return this.queries.addressees(search);
  }

  @Get('registrations.csv')
  @Endpoint({
    access: 'administrator',
    summary: 'Everybody who is registered, person by person, as a table to download',
    needsFreshSignIn: true,
    file: 'text/csv',
  })
  async exportRegistrations(): Promise<StreamableFile> {
    const edition = this.edition.key;
    await this.audit.recordRead({ action: conventionActs['registrations.exported'], about: edition });
    return csvFile(`registrations-${edition}.csv`, COLUMNS, this.queries.people());
  }

  @Get('registrations/badges')
  @Endpoint({
    access: 'administrator',
    summary: 'A badge for everybody who is registered, by name, to be printed',
    needsFreshSignIn: true,
    response: [BadgeDto],
  })
  async listBadges(): Promise<BadgeDto[]> {
    await this.audit.recordRead({ action: conventionActs['badges.printed'], about: this.edition.key });
    return this.doorList.badges();
  }

  @Put('registration/:id/paid')
  @Endpoint({
    access: 'door',
    scope: 'check-in',
    summary: 'Mark a registration as paid or not paid',
    response: RegistrationEntryDto,
    errors: [
      UnknownRegistrationError,
      EditionOverError,
      new DoorNotOpenError('Friday, 8:00 AM'),
      new AnotherAmountError('$10.00'),
    ],
  })
  async setPaid(
    @Param('id', IdPipe) id: string,
    @Body() payment: PaidDto,
    @CurrentPrincipal() principal: Principal | null,
  ): Promise<RegistrationEntryDto> {
    await this.links.refuseShut(principal);
    await this.desk.setPaid(id, payment);
    return this.queries.registration(id, readerOf(principal));
  }

  @Delete('registration/:id')
  @Endpoint({
    access: 'administrator',
    summary: 'Take a registration off the list and free its badges',
    needsFreshSignIn: true,
    errors: [UnknownRegistrationError, CheckedInError],
  })
  removeRegistration(@Param('id', IdPipe) id: string): Promise<void> {
    return this.desk.removeRegistration(id);
  }

  @Put('attendee/:id/check-in')
  @Endpoint({
    access: 'door',
    scope: 'check-in',
    summary: 'Mark a person as here or not here; answers with their registration',
    response: RegistrationEntryDto,
    errors: [
      UnknownRegistrationError,
      UnknownAttendeeError,
      EditionOverError,
      new DoorNotOpenError('Friday, 8:00 AM'),
      new HandedOnError('Dana'),
    ],
  })
  async setCheckedIn(
    @Param('id', IdPipe) id: string,
    @Body() checkIn: CheckInDto,
    @CurrentPrincipal() principal: Principal | null,
  ): Promise<RegistrationEntryDto> {
    await this.links.refuseShut(principal);
    return this.queries.registration(await this.desk.setCheckedIn(id, checkIn), readerOf(principal));
  }
}
