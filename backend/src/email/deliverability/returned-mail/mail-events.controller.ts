import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../http/access/endpoint.ts';
import { signedBody } from '../../../http/input/request-body.ts';
import { StaleEventsError } from './bounces.errors.ts';
import { MailEventsCountedDto, MailEventsDto } from './mail-events.dto.ts';
import { MailEventsService } from './mail-events.service.ts';

/** What became of mails, told by the relay that delivers them. */
@ApiTags('email')
@Controller('mail-events')
export class MailEventsController {
  constructor(private readonly events: MailEventsService) {}

  @Post()
  @Endpoint({
    access: 'public',
    summary:
      'Report bounces and complaints, as a mail relay that posts them; signed with MAIL_BOUNCES_SECRET',
    duringMaintenance: true,
    body: signedBody({ maxBytes: 1_000_000, secret: (config) => config.MAIL_BOUNCES_SECRET }),
    response: MailEventsCountedDto,
    errors: [StaleEventsError],
  })
  reportMailEvents(@Body() events: MailEventsDto): Promise<MailEventsCountedDto> {
    return this.events.count(events);
  }
}
