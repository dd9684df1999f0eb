import { Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audit } from '@tablefall/platform/audit/audit';
import { Endpoint } from '../../http/access/endpoint.ts';
import { csvFile } from '../../http/serving/csv-file.ts';
import { organiseActs } from '../organise.audit.ts';
import { AuditFilter, AuditPageDto, AuditQuery } from './audit.dto.ts';
import { AuditQueries } from './audit.queries.ts';

/** Who did what, for the administrator. */
@ApiTags('organise')
@Controller('organise')
export class AuditController {
  constructor(
    private readonly queries: AuditQueries,
    private readonly audit: Audit,
  ) {}

  @Get('audit')
  @Endpoint({
    access: 'administrator',
    summary: 'Who did what, when and from which network: a page, newest first',
    response: AuditPageDto,
  })
  listAudit(@Query() query: AuditQuery): Promise<AuditPageDto> {
    return this.queries.page(query);
  }

  @Get('audit.csv')
  @Endpoint({
    access: 'administrator',
    summary: 'All of it that matches, as a table to download',
    needsFreshSignIn: true,
    file: 'text/csv',
  })
  async exportAudit(@Query() filter: AuditFilter): Promise<StreamableFile> {
    await this.audit.recordRead({ action: organiseActs['audit.exported'] });
    const columns = { at: 'When', who: 'Who', what: 'What', network: 'Network' };
    return csvFile('audit.csv', columns, this.queries.all(filter));
  }
}
