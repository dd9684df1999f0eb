import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/endpoint.ts';
import { bodyField } from '../../http/throttle.ts';
import { ContactMessageDto } from './contact.dto.ts';
import { ContactService } from './contact.service.ts';

@ApiTags('convention')
@Controller('contact')
export class ContactController {
  constructor(private readonly contact: ContactService) {}

  @Post()
  @Endpoint({
    access: 'public',
    summary: 'Write to the organisers',
    throttle: {
      name: 'contact',
      perHour: (config) => config.THROTTLE_CONTACT_PER_HOUR,
      key: bodyField('email'),
    },
  })
  sendContactMessage(@Body() message: ContactMessageDto): Promise<void> {
    return this.contact.sendMessage(message);
  }
}
