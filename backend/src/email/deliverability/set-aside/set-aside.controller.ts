import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../http/access/endpoint.ts';
import { IdPipe } from '../../../http/input/id.ts';
import { PageQuery } from '../../../http/input/paging.ts';
import { SetAsideMailPageDto } from './set-aside.dto.ts';
import { SetAsideService, UnknownMailError } from './set-aside.service.ts';

/** Mails that the product stopped trying, for the administrator to decide. */
@ApiTags('system')
@Controller('system/set-aside')
export class SetAsideController {
  constructor(private readonly setAside: SetAsideService) {}

  @Get()
  @Endpoint({
    access: 'administrator',
    summary: 'A page of the mails that are set aside, the latest first',
    response: SetAsideMailPageDto,
    lists: 'mails set aside',
  })
  listSetAside(@Query() page: PageQuery): Promise<SetAsideMailPageDto> {
    return this.setAside.list(page);
  }

  @Post(':id/retry')
  @Endpoint({
    access: 'administrator',
    summary: 'Send a mail again that is set aside',
    errors: [UnknownMailError],
  })
  retrySetAside(@Param('id', IdPipe) id: string): Promise<void> {
    return this.setAside.retry(id);
  }

  @Post(':id/give-up')
  @Endpoint({
    access: 'administrator',
    summary: 'Leave a mail that is set aside unsent, and show it no longer',
    errors: [UnknownMailError],
  })
  giveUpSetAside(@Param('id', IdPipe) id: string): Promise<void> {
    return this.setAside.giveUp(id);
  }
}
