import { Body, Controller, Delete, Get, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { CancelledMailDto, CancelMailBeforeDto, HoldMailDto, MailHoldStateDto } from './mail-hold.dto.ts';
import { CopyNeverMailsError, MailNotHeldError } from './mail-hold.errors.ts';
import { MailHoldQueries } from './mail-hold.queries.ts';
import { MailHoldService } from './mail-hold.service.ts';

/** One switch for all mail of the product. */
@ApiTags('system')
@Controller('system/mail-hold')
export class MailHoldController {
  constructor(
    private readonly mail: MailHoldService,
    private readonly queries: MailHoldQueries,
  ) {}

  @Get()
  @Endpoint({
    access: 'administrator',
    summary: 'Whether all mail is held, why, and what waits',
    response: MailHoldStateDto,
  })
  getMailHold(): Promise<MailHoldStateDto> {
    return this.queries.state();
  }

  @Put()
  @Endpoint({
    access: 'administrator',
    summary: 'Hold all mail; repeated it changes the words',
    duringMaintenance: true,
    response: MailHoldStateDto,
  })
  async holdMail(
    @Body() { note }: HoldMailDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<MailHoldStateDto> {
    await this.mail.hold(note, principal.email);
    return this.queries.state();
  }

  @Delete()
  @Endpoint({
    access: 'administrator',
    summary: 'Let mail leave again; it begins within seconds',
    duringMaintenance: true,
    response: MailHoldStateDto,
    errors: [CopyNeverMailsError],
  })
  async releaseMail(): Promise<MailHoldStateDto> {
    await this.mail.release();
    return this.queries.state();
  }

  @Post('cancel-before')
  @Endpoint({
    access: 'administrator',
    summary:
      'Cancel the waiting mails written, and the scheduled mailings due, before a moment; mail stays held',
    response: CancelledMailDto,
    status: HttpStatus.OK,
    duringMaintenance: true,
    errors: [MailNotHeldError],
  })
  cancelMailBefore(@Body() { before }: CancelMailBeforeDto): Promise<CancelledMailDto> {
    return this.mail.cancelBefore(new Date(before));
  }
}
