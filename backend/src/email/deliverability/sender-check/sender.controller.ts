import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../http/access/endpoint.ts';
import { SenderCheckDto } from './sender-check.dto.ts';
import { SenderCheckService } from './sender-check.service.ts';

/** Whether receivers will believe that mail comes from here. */
@ApiTags('email')
@Controller('mailings/sender-check')
export class SenderController {
  constructor(private readonly sender: SenderCheckService) {}

  @Get()
  @Endpoint({
    access: 'mailer',
    summary:
      'Check SPF, DKIM, DMARC, the return address and the mail server, asking the DNS now; takes seconds at most',
    response: SenderCheckDto,
  })
  checkSender(): Promise<SenderCheckDto> {
    return this.sender.check();
  }
}
