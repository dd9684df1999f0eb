import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { StaffService } from '../../users/staff/staff.service.ts';
import { RootAdministratorError, UnknownHelperError } from '../../users/users.errors.ts';
import { HelperAddressDto, HelperDto, HelperFormDto } from './people.dto.ts';

/** Who helps, for the administrator. Addresses stand in bodies, so that no log of addresses of pages holds them. */
@ApiTags('organise')
@Controller('organise/staff')
export class PeopleController {
  constructor(
    private readonly em: EntityManager,
    private readonly staff: StaffService,
  ) {}

  @Get()
  @Endpoint({
    access: 'administrator',
    summary: 'Everybody who helps, the administrators first',
    response: [HelperDto],
  })
  listStaff(): Promise<HelperDto[]> {
    return this.staff.helpers(this.em.fork());
  }

  @Post()
  @Endpoint({
    access: 'administrator',
    summary: 'Add somebody who helps, or give them another role; they are told by mail',
    needsFreshSignIn: true,
    errors: [RootAdministratorError],
  })
  putHelper(@Body() { email, role }: HelperFormDto, @CurrentPrincipal() by: Principal): Promise<void> {
    return this.staff.put(email, role, by);
  }

  @Post('remove')
  @Endpoint({
    access: 'administrator',
    summary: 'Take somebody’s role away and end their sessions',
    needsFreshSignIn: true,
    errors: [UnknownHelperError, RootAdministratorError],
  })
  removeHelper(@Body() { email }: HelperAddressDto): Promise<void> {
    return this.staff.remove(email);
  }
}
