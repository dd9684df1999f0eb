import { Controller, Get, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Endpoint } from '../../http/endpoint.ts';
import { ONE_CLICK_BODY } from '../../http/request-body.ts';
import { UnsubscribedDto } from './unsubscribe.dto.ts';
import { UnsubscribeService } from './unsubscribe.service.ts';

/** The way off the lists, for people and for mail programs (RFC 8058). */
@ApiTags('email')
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(private readonly unsubscribes: UnsubscribeService) {}

  @Post(':token')
  @Endpoint({
    access: 'public',
    summary: 'Stop invitations and mailings to the address that a mail went to',
    body: ONE_CLICK_BODY,
    response: UnsubscribedDto,
    errors: { 404: 'The link is not valid.' },
  })
  async unsubscribe(@Param('token') token: string): Promise<UnsubscribedDto> {
    await this.unsubscribes.unsubscribe(token);
    return { message: 'You will get no more invitations at this address.' };
  }

  @Get(':token')
  @Endpoint({
    access: 'public',
    summary: 'For mail programs that open the link: on to the page, which asks first',
    status: HttpStatus.FOUND,
  })
  showUnsubscribePage(@Param('token') token: string, @Res() response: Response): void {
    response.redirect(HttpStatus.FOUND, `/unsubscribe/${encodeURIComponent(token)}`);
  }
}
