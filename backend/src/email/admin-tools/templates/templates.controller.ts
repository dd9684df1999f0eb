import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../http/access/endpoint.ts';
import { MailTemplateDto, MessageVariableDto, MessageVariablesQuery } from './templates.dto.ts';
import { TemplatesService } from './templates.service.ts';

@ApiTags('email')
@Controller('mailings/templates')
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @Get('variables')
  @Endpoint({
    access: 'staff',
    summary: 'What may stand in a message for a fact that differs from one recipient to the next',
    response: [MessageVariableDto],
  })
  listMessageVariables(@Query() { kind }: MessageVariablesQuery): MessageVariableDto[] {
    return this.templates.variablesOf(kind);
  }

  @Get()
  @Endpoint({
    access: 'mailer',
    summary: 'Every kind of mail, what it is for, and examples of its forms',
    response: [MailTemplateDto],
  })
  listMailTemplates(): MailTemplateDto[] {
    return this.templates.templates();
  }
}
