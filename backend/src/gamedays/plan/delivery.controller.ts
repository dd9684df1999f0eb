import { Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { DeliveryProgressDto } from '../../email/mailings/mailings.dto.ts';
import { MailingOverError, UnknownMailingError } from '../../email/mailings/mailings.errors.ts';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import { GamedayNotFoundError, GuestsToldError } from '../gamedays.errors.ts';
import { GamedayDeliveryDto } from './delivery.dto.ts';
import { DeliveryService } from './delivery.service.ts';
import { TakingBack } from './taking-back.service.ts';

/** The bulk mails of a gameday on their way, for staff. */
@ApiTags('gamedays')
@Controller('gameday/:id/delivery')
export class DeliveryController {
  constructor(
    private readonly delivery: DeliveryService,
    private readonly takingBack: TakingBack,
  ) {}

  @Get()
  @Endpoint({
    access: 'organiser',
    scope: 'gamedays',
    summary: 'How far the bulk mails have come',
    response: GamedayDeliveryDto,
    errors: [GamedayNotFoundError],
  })
  getDelivery(@Param('id', IdPipe) id: string): Promise<GamedayDeliveryDto> {
    return this.delivery.getDelivery(id);
  }

  @Post('take-back/:mailingId')
  @Endpoint({
    access: 'organiser',
    summary:
      'Take back mail that waits for its time, with the invitations of a list; a change of the gameday stays',
    errors: [GamedayNotFoundError, UnknownMailingError, MailingOverError, new GuestsToldError(1)],
  })
  takeMailingBack(
    @Param('id', IdPipe) id: string,
    @Param('mailingId', IdPipe) mailingId: string,
  ): Promise<void> {
    return this.takingBack.takeBack(id, mailingId);
  }

  @Post('pause')
  @Endpoint({
    access: 'organiser',
    summary: 'Stop sending the bulk mails for now',
    response: DeliveryProgressDto,
    errors: [GamedayNotFoundError],
  })
  async pauseDelivery(
    @Param('id', IdPipe) id: string,
    @CurrentPrincipal() principal: Principal,
  ): Promise<DeliveryProgressDto> {
    await this.delivery.pause(id, principal.email);
    return this.delivery.getProgress(id);
  }

  @Post('resume')
  @Endpoint({
    access: 'organiser',
    summary: 'Go on sending the bulk mails',
    response: DeliveryProgressDto,
    errors: [GamedayNotFoundError],
  })
  async resumeDelivery(@Param('id', IdPipe) id: string): Promise<DeliveryProgressDto> {
    await this.delivery.resume(id);
    return this.delivery.getProgress(id);
  }
}
