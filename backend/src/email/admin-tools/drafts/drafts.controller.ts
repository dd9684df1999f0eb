import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../../http/access/principal.ts';
import { orTellCurrent, StaleEditError } from '../../../http/errors/stale-edit.ts';
import { IdPipe } from '../../../http/input/id.ts';
import { DraftDto, DraftFormDto } from './drafts.dto.ts';
import { TooManyDraftsError, UnknownDraftError } from './drafts.errors.ts';
import { DraftsQueries } from './drafts.queries.ts';
import { DraftsService } from './drafts.service.ts';

/** Messages that the administrator has begun to write. */
@ApiTags('email')
@Controller('mailings/drafts')
export class DraftsController {
  constructor(
    private readonly drafts: DraftsService,
    private readonly queries: DraftsQueries,
  ) {}

  @Get()
  @Endpoint({
    access: 'mailer',
    summary: "One's own drafts, the latest first",
    response: [DraftDto],
  })
  listDrafts(@CurrentPrincipal() { userId }: Principal): Promise<DraftDto[]> {
    return this.queries.listDrafts(userId);
  }

  @Put(':id')
  @Endpoint({
    access: 'mailer',
    summary: 'Keep a draft, new or changed, under an id that the client made',
    response: DraftDto,
    errors: [UnknownDraftError, new TooManyDraftsError(50), StaleEditError],
  })
  async saveDraft(
    @Param('id', IdPipe) id: string,
    @Body() form: DraftFormDto,
    @CurrentPrincipal() { userId }: Principal,
  ): Promise<DraftDto> {
    const read = () => this.queries.getDraft(id, userId);
    await orTellCurrent(() => this.drafts.saveDraft(id, userId, form), read);
    return read();
  }

  @Delete(':id')
  @Endpoint({ access: 'mailer', summary: 'Forget a draft; one that is gone already is no error' })
  deleteDraft(@Param('id', IdPipe) id: string, @CurrentPrincipal() { userId }: Principal): Promise<void> {
    return this.drafts.deleteDraft(id, userId);
  }
}
