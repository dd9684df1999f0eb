import { Controller, Delete, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
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
    errors: {
      404: 'The account has no such name.',
      409: 'The name has a badge of this edition, or organizes, plays or waits for an event that is not over.',
    },
  })
  removeName(
    @Param('nameId', IdPipe) nameId: string,
    @CurrentPrincipal() { userId }: Principal,
  ): Promise<void> {
    return this.names.remove(userId, nameId);
  }
}
