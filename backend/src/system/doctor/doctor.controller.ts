import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { DoctorService } from './doctor.service.ts';
import { FindingDto } from './finding.dto.ts';

/** Whether the installation is as it should be. */
@ApiTags('system')
@Controller()
export class DoctorController {
  constructor(private readonly doctor: DoctorService) {}

  @Get('system/findings')
  @Endpoint({
    access: 'administrator',
    summary: 'Check everything that the product stands on, now; takes seconds',
    response: [FindingDto],
  })
  listFindings(): Promise<FindingDto[]> {
    return this.doctor.findings();
  }

  @Get('health/services')
  @Endpoint({
    access: 'administrator',
    summary:
      'Whether database, Redis, storage, the mail server and workers answer, for eyes; `ready` is what load balancers ask',
    response: [FindingDto],
  })
  listServices(): Promise<FindingDto[]> {
    return this.doctor.services();
  }
}
