import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { DeskDto } from './desk.dto.ts';
import { DeskService } from './desk.service.ts';

/** The first page of those who help. */
@ApiTags('convention')
@Controller('desk')
export class DeskController {
  constructor(private readonly desk: DeskService) {}

  @Get()
  @Endpoint({
    access: 'staff',
    summary: 'What there is to do, and what one works with, by the role of who asks',
    response: DeskDto,
  })
  getDesk(@CurrentPrincipal() { roles }: Principal): Promise<DeskDto> {
    return this.desk.desk(roles);
  }
}
