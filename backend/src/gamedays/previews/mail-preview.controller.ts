import { Body, Controller, Get, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { IdPipe } from '../../http/input/id.ts';
import { GamedayFormDto } from '../gamedays.dto.ts';
import { GamedayNotFoundError } from '../gamedays.errors.ts';
import { GuestMailDto, MailPreviewQuery, WrittenInvitationDto } from './mail-preview.dto.ts';
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
    errors: [GamedayNotFoundError],
  })
  previewMail(@Param('id', IdPipe) id: string, @Query() query: MailPreviewQuery): Promise<GuestMailDto> {
    return this.queries.previewMail(id, query);
  }

  @Post('gameday/invitation-preview')
  @Endpoint({
    access: 'organiser',
    summary:
      'The invitation of a gameday as it would be saved, to an example guest; nothing is saved or sent',
    response: WrittenInvitationDto,
    status: HttpStatus.OK,
  })
  previewWrittenInvitation(@Body() form: GamedayFormDto): Promise<WrittenInvitationDto> {
    return this.queries.previewWritten(form);
  }
}
