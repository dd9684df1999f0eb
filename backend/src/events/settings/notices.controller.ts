import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { NoticesDto, NoticesFormDto } from './notices.dto.ts';
import { ScheduleSettings } from './schedule-settings.service.ts';

/** Whether one is told by mail. */
@ApiTags('user')
@Controller('user/notices')
export class NoticesController {
  constructor(private readonly settings: ScheduleSettings) {}

  @Get()
  @Endpoint({ access: 'signed-in', summary: 'Which notices the user gets by mail', response: NoticesDto })
  getNotices(@CurrentPrincipal() principal: Principal): Promise<NoticesDto> {
    return this.settings.notices(principal.userId);
  }

  @Put()
  @Endpoint({ access: 'signed-in', summary: 'Turn notices on or off', response: NoticesDto })
  async setNotices(
    @Body() { events, market }: NoticesFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<NoticesDto> {
    await this.settings.setNotices(principal.userId, { events, market });
    return this.settings.notices(principal.userId);
  }
}
