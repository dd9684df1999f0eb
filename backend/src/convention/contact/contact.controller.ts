import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Endpoint } from '../../http/access/endpoint.ts';
import { networkOf } from '../../http/access/throttling/network.ts';
import { bodyAddress, perAsker } from '../../http/access/throttling/throttle.ts';
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
    // A limit by address would limit nobody, because anybody can type any address.
    throttle: perAsker('contact'),
    about: bodyAddress('email'),
  })
  sendContactMessage(@Body() message: ContactMessageDto, @Req() request: Request): Promise<void> {
    return this.contact.sendMessage(message, networkOf(request));
  }
}
