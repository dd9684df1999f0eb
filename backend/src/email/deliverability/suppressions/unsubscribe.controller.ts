import { Controller, Get, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MailList } from '@tablefall/mail';
import type { Response } from 'express';
import { Endpoint } from '../../../http/access/endpoint.ts';
import { pathPart } from '../../../http/access/throttling/throttle.ts';
import { LINK_SECRET } from '../../../http/input/path-text.ts';
import { ONE_CLICK_BODY } from '../../../http/input/request-body.ts';
import { MailListsDto, UnsubscribedDto, UnsubscribeQuery } from './unsubscribe.dto.ts';
import { InvalidUnsubscribeLinkError } from './unsubscribe.errors.ts';
import { UnsubscribeService } from './unsubscribe.service.ts';

const NAMES: Record<MailList, string> = {
  invitations: 'no more invitations',
  news: 'no more convention news',
};

/** The way off the lists, for people and for mail programs (RFC 8058). */
@ApiTags('email')
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(private readonly unsubscribes: UnsubscribeService) {}

  @Post(':token')
  @Endpoint({
    access: 'public',
    summary: 'Take the address that a mail went to off its list, or off the list that is named',
    about: pathPart('token'),
    duringMaintenance: true,
    body: ONE_CLICK_BODY,
    response: UnsubscribedDto,
    errors: [InvalidUnsubscribeLinkError],
  })
  async unsubscribe(
    @Param('token', LINK_SECRET) token: string,
    @Query() { list }: UnsubscribeQuery,
  ): Promise<UnsubscribedDto> {
    const left = await this.unsubscribes.unsubscribe(token, list);
    return { message: `You will get ${left.map((each) => NAMES[each]).join(' and ')} at this address.` };
  }

  @Get(':token/lists')
  @Endpoint({
    access: 'public',
    summary: 'The list that a mail belongs to, and those that its reader has left',
    response: MailListsDto,
    errors: [InvalidUnsubscribeLinkError],
  })
  getMailLists(@Param('token', LINK_SECRET) token: string): Promise<MailListsDto> {
    return this.unsubscribes.lists(token);
  }

  @Get(':token')
  @Endpoint({
    access: 'public',
    summary: 'For mail programs that open the link: on to the page, which asks first',
    status: HttpStatus.FOUND,
  })
  showUnsubscribePage(@Param('token', LINK_SECRET) token: string, @Res() response: Response): void {
    response.redirect(HttpStatus.FOUND, `/unsubscribe/${encodeURIComponent(token)}`);
  }
}
