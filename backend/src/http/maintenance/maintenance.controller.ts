import { Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiProperty, ApiSchema, ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../access/endpoint.ts';
import { Maintenance } from './maintenance.ts';

@ApiSchema({ name: 'Maintenance' })
class MaintenanceDto {
  @ApiProperty({
    type: String,
    nullable: true,
    format: 'date-time',
    description: 'Since when nothing can be changed; null while the site is as usual.',
  })
  since!: string | null;
}

/** Stops all changes while people go on reading. */
@ApiTags('system')
@Controller('system/maintenance')
export class MaintenanceController {
  constructor(private readonly maintenance: Maintenance) {}

  @Get()
  @Endpoint({
    access: 'administrator',
    summary: 'Whether the site is in maintenance',
    response: MaintenanceDto,
  })
  async getMaintenance(): Promise<MaintenanceDto> {
    return { since: await this.maintenance.since() };
  }

  @Put()
  @Endpoint({
    access: 'administrator',
    summary: 'Begin maintenance: whoever changes something is answered 503 until it ends',
    duringMaintenance: true,
  })
  beginMaintenance(): Promise<void> {
    return this.maintenance.begin();
  }

  @Delete()
  @Endpoint({ access: 'administrator', summary: 'End maintenance', duringMaintenance: true })
  endMaintenance(): Promise<void> {
    return this.maintenance.end();
  }
}
