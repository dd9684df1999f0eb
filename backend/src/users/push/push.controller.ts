import { Body, Controller, Delete, Get, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { IdPipe } from '../../http/input/id.ts';
import { browserName } from '../browser-name.ts';
import { PushDeviceDto, PushDeviceFormDto, PushDto } from './push.dto.ts';
import { UnknownDeviceError, UnknownPushServiceError } from './push.errors.ts';
import { PushDevices } from './push-devices.service.ts';

/** Far more than somebody ticks in an hour. */
const CHANGES_PER_HOUR = 120;

/** The devices of an account that notices are pushed to. */
@ApiTags('push')
@Controller('push')
export class PushController {
  constructor(private readonly devices: PushDevices) {}

  @Get()
  @Endpoint({
    access: 'signed-in',
    summary: 'The devices of the account that notices are pushed to, and what a browser subscribes for',
    response: PushDto,
  })
  getPush(@CurrentPrincipal() principal: Principal): Promise<PushDto> {
    return this.devices.of(principal);
  }

  @Put('device')
  @Endpoint({
    access: 'signed-in',
    summary: 'Push notices to this browser until it is signed out, or change what it is told',
    response: PushDeviceDto,
    errors: [UnknownPushServiceError],
    throttle: perAccount('push', CHANGES_PER_HOUR),
  })
  saveDevice(
    @Body() form: PushDeviceFormDto,
    @CurrentPrincipal() principal: Principal,
    @Req() request: Request,
  ): Promise<PushDeviceDto> {
    return this.devices.save(principal, { ...form, label: browserName(request.get('user-agent')) });
  }

  @Delete('devices/:deviceId')
  @Endpoint({
    access: 'signed-in',
    summary: 'Push nothing more to a device of the account',
    errors: [UnknownDeviceError],
  })
  removeDevice(
    @Param('deviceId', IdPipe) deviceId: string,
    @CurrentPrincipal() { userId }: Principal,
  ): Promise<void> {
    return this.devices.remove(userId, deviceId);
  }
}
