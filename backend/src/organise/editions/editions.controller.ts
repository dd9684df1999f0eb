import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { orTellCurrent, StaleEditError } from '../../http/errors/stale-edit.ts';
import { EditionKeyPipe } from './edition-key.pipe.ts';
import {
  EditionFormDto,
  EditionOpeningDto,
  EditionPreviewDto,
  EditionUpdateDto,
  NewEditionDto,
  OrganisedEditionDto,
} from './editions.dto.ts';
import {
  BadgesTakenError,
  EditionArchivedError,
  EditionNotFoundError,
  EditionTakenError,
  EditionUnderWayError,
  NoDraftError,
} from './editions.errors.ts';
import { EditionsQueries } from './editions.queries.ts';
import { EditionsService } from './editions.service.ts';

/** The editions of the convention, for the administrator. */
@ApiTags('organise')
@Controller('organise/editions')
export class EditionsController {
  constructor(
    private readonly editions: EditionsService,
    private readonly queries: EditionsQueries,
  ) {}

  @Get()
  @Endpoint({
    access: 'administrator',
    summary: 'All editions, newest first',
    response: [OrganisedEditionDto],
  })
  listEditions(): Promise<OrganisedEditionDto[]> {
    return this.queries.editions();
  }

  @Post()
  @Endpoint({
    access: 'administrator',
    summary: 'Make a draft of the next edition, with everything but the days from the newest one',
    response: OrganisedEditionDto,
    status: HttpStatus.CREATED,
    errors: [EditionTakenError],
  })
  async createEdition(@Body() form: NewEditionDto): Promise<OrganisedEditionDto> {
    return this.queries.edition(await this.editions.create(form));
  }

  @Put(':key')
  @Endpoint({
    access: 'administrator',
    summary: 'Change an edition; with other days its events move along, and who plays is told',
    needsFreshSignIn: 'its days move and it is no draft',
    response: OrganisedEditionDto,
    errors: [new BadgesTakenError(120), EditionNotFoundError, StaleEditError, EditionArchivedError],
  })
  async changeEdition(
    @Param('key', EditionKeyPipe) key: string,
    @Body() form: EditionUpdateDto,
    @CurrentPrincipal() by: Principal,
  ): Promise<OrganisedEditionDto> {
    const read = () => this.queries.edition(key);
    await orTellCurrent(() => this.editions.change(key, form, by), read);
    return read();
  }

  @Post(':key/preview')
  @Endpoint({
    access: 'administrator',
    summary: 'What saving the form would change, and who would be told',
    response: EditionPreviewDto,
    errors: [new BadgesTakenError(120), EditionNotFoundError, EditionArchivedError],
  })
  previewEdition(
    @Param('key', EditionKeyPipe) key: string,
    @Body() form: EditionFormDto,
  ): Promise<EditionPreviewDto> {
    return this.editions.preview(key, form);
  }

  @Delete(':key')
  @Endpoint({
    access: 'administrator',
    summary: 'Delete a draft',
    errors: [EditionNotFoundError, NoDraftError],
  })
  deleteEdition(@Param('key', EditionKeyPipe) key: string): Promise<void> {
    return this.editions.delete(key);
  }

  @Put(':key/opening')
  @Endpoint({
    access: 'administrator',
    summary: 'Open a draft, now or at a time: the site shows it, and the one before is archived',
    response: OrganisedEditionDto,
    errors: [EditionNotFoundError, new EditionUnderWayError('October 11, 2025'), NoDraftError],
  })
  async openEdition(
    @Param('key', EditionKeyPipe) key: string,
    @Body() { at }: EditionOpeningDto,
  ): Promise<OrganisedEditionDto> {
    await this.editions.open(key, at);
    return this.queries.edition(key);
  }

  @Delete(':key/opening')
  @Endpoint({
    access: 'administrator',
    summary: 'Leave a draft unopened until somebody opens it',
    errors: [EditionNotFoundError, NoDraftError],
  })
  cancelOpening(@Param('key', EditionKeyPipe) key: string): Promise<void> {
    return this.editions.cancelOpening(key);
  }
}
