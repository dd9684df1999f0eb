import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { SystemStatusDto } from './status.dto.ts';
import { StatusQueries } from './status.queries.ts';

/** What runs, and what it is doing. */
@ApiTags('system')
@Controller('system/status')
export class StatusController {
  constructor(private readonly queries: StatusQueries) {}

  @Get()
  @Endpoint({
    access: 'administrator',
    summary: 'The release, what mail waits, and the database',
    response: SystemStatusDto,
  })
  getSystemStatus(): Promise<SystemStatusDto> {
    return this.queries.status();
  }
}
