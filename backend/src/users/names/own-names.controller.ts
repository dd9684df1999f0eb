import { Controller, Delete, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import { NameNeededError, UnknownNameError } from '../users.errors.ts';
import { OwnNamesService } from './own-names.service.ts';

/** The names of one's own account. */
@ApiTags('user')
@Controller('me/names')
export class OwnNamesController {
  constructor(private readonly names: OwnNamesService) {}

  @Delete(':nameId')
  @Endpoint({
    access: 'signed-in',
    summary: 'Remove a name of the account; what is over and refers to it keeps a former guest',
    errors: [UnknownNameError, new NameNeededError(['plays in an event'])],
  })
  removeName(
    @Param('nameId', IdPipe) nameId: string,
    @CurrentPrincipal() { userId }: Principal,
  ): Promise<void> {
    return this.names.remove(userId, nameId);
  }
}
