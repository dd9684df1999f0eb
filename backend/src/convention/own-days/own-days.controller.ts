import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { OwnDaysDto } from './own-days.dto.ts';
import { OwnDaysQueries } from './own-days.queries.ts';

/** The two days of whoever is signed in. */
@ApiTags('registration')
@Controller('me/days')
export class OwnDaysController {
  constructor(private readonly queries: OwnDaysQueries) {}

  @Get()
  @Endpoint({
    access: 'signed-in',
    summary: "The signed-in user's games, gamedays, badge codes and ways to the venue, by day",
    response: OwnDaysDto,
  })
  getOwnDays(@CurrentPrincipal() reader: Principal): Promise<OwnDaysDto> {
    return this.queries.of(reader);
  }
}
