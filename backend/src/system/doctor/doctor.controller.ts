import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { DoctorService } from './doctor.service.ts';
import { FindingDto } from './finding.dto.ts';

/** Whether the installation is as it should be. */
@ApiTags('system')
@Controller('system/findings')
export class DoctorController {
  constructor(private readonly doctor: DoctorService) {}

  @Get()
  @Endpoint({
    access: 'administrator',
    summary: 'Check everything that the product stands on, now; takes seconds',
    response: [FindingDto],
  })
  listFindings(): Promise<FindingDto[]> {
    return this.doctor.findings();
  }
}
