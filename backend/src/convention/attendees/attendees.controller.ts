import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { AttendeesDto } from './attendees.dto.ts';
import { AttendeesQueries } from './attendees.queries.ts';

@ApiTags('convention')
@Controller('attendees')
export class AttendeesController {
  constructor(private readonly attendees: AttendeesQueries) {}

  @Get()
  @Endpoint({
    access: 'public',
    summary: 'How many come, and for the signed-in who; children are named to their own family alone',
    response: AttendeesDto,
  })
  getAttendees(@CurrentPrincipal() principal: Principal | null): Promise<AttendeesDto> {
    return this.attendees.attendees(principal);
  }
}
