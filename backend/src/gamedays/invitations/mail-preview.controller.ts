import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { IdPipe } from '../../http/input/id.ts';
import { GuestMailDto, MailPreviewQuery } from './mail-preview.dto.ts';
import { MailPreviewQueries } from './mail-preview.queries.ts';

/** Mails to guests before they are sent, for staff. */
@ApiTags('gamedays')
@Controller()
export class MailPreviewController {
  constructor(private readonly queries: MailPreviewQueries) {}

  @Get('gameday/:id/mail-preview')
  @Endpoint({
    access: 'organiser',
    summary: 'A mail of a gameday as a guest will receive it',
    response: GuestMailDto,
    errors: { 404: 'There is no such gameday.' },
  })
  previewMail(@Param('id', IdPipe) id: string, @Query() query: MailPreviewQuery): Promise<GuestMailDto> {
    return this.queries.previewMail(id, query);
  }
}
