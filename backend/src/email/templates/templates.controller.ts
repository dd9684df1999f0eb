import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint/endpoint.ts';
import { MailTemplateDto } from './templates.dto.ts';
import { TemplatesService } from './templates.service.ts';

@ApiTags('email')
@Controller('mailings/templates')
export class TemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @Get()
  @Endpoint({
    access: 'administrator',
    summary: 'Every kind of mail, what it is for, and examples of its forms',
    response: [MailTemplateDto],
  })
  listMailTemplates(): MailTemplateDto[] {
    return this.templates.templates();
  }
}
