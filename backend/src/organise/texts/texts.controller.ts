import { Body, Controller, Delete, Get, HttpStatus, Param, Post, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { KINDS_WITH_PLACES, type MailKind } from '@tablefall/mail';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { Endpoint, type EndpointOptions } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { NotFoundError } from '../../http/errors/api-error.ts';
import { orTellCurrent, StaleEditError } from '../../http/errors/stale-edit.ts';
import { OneOfPipe } from '../../http/input/one-of.pipe.ts';
import { EditionArchivedError, EditionNotFoundError } from '../editions/editions.errors.ts';
import {
  EditedMailWordsDto,
  MailTextDto,
  MailTextPreviewDto,
  MailTextStateDto,
  PreviewMailTextDto,
  TEXT_KIND,
  TextsQuery,
} from './texts.dto.ts';
import { TextsQueries } from './texts.queries.ts';
import { TextsService, type WordsEdit } from './texts.service.ts';

const KIND = new OneOfPipe(KINDS_WITH_PLACES, 'The mail');
const UNKNOWN = [EditionNotFoundError, new NotFoundError('The mail')];
const saves = (summary: string): EndpointOptions => ({
  access: 'administrator',
  summary,
  response: MailTextDto,
  errors: [...UNKNOWN, EditionArchivedError, StaleEditError],
});
const ofKind = () => ApiParam({ name: 'kind', ...TEXT_KIND });

/** The words that an edition has of its own in the mails that the product sends, for the administrator. */
@ApiTags('organise')
@Controller('organise/texts')
export class TextsController {
  constructor(
    private readonly texts: TextsService,
    private readonly queries: TextsQueries,
    private readonly edition: CurrentEdition,
  ) {}

  @Get()
  @Endpoint({
    access: 'administrator',
    summary: 'Every mail that has places for words of one’s own, and what is in them',
    response: [MailTextStateDto],
    errors: [EditionNotFoundError],
  })
  listMailTexts(@Query() query: TextsQuery): Promise<MailTextStateDto[]> {
    return this.queries.list(this.keyOf(query));
  }

  @Get(':kind')
  @ofKind()
  @Endpoint({
    access: 'administrator',
    summary: 'The words of a mail',
    response: MailTextDto,
    errors: UNKNOWN,
  })
  getMailText(@Param('kind', KIND) kind: MailKind, @Query() query: TextsQuery): Promise<MailTextDto> {
    return this.queries.text({ edition: this.keyOf(query), kind });
  }

  @Put(':kind')
  @ofKind()
  @Endpoint({
    ...saves('Use these words in all mails that are written from now on'),
    needsFreshSignIn: true,
  })
  changeMailText(
    @Param('kind', KIND) kind: MailKind,
    @Query() query: TextsQuery,
    @Body() form: EditedMailWordsDto,
    @CurrentPrincipal() by: Principal,
  ): Promise<MailTextDto> {
    return this.save(this.editOf(kind, query, form), (edit) => this.texts.use(edit, by));
  }

  @Put(':kind/draft')
  @ofKind()
  @Endpoint(saves('Keep these words for later'))
  saveMailTextDraft(
    @Param('kind', KIND) kind: MailKind,
    @Query() query: TextsQuery,
    @Body() form: EditedMailWordsDto,
    @CurrentPrincipal() by: Principal,
  ): Promise<MailTextDto> {
    return this.save(this.editOf(kind, query, form), (edit) => this.texts.keepDraft(edit, by));
  }

  @Delete(':kind')
  @ofKind()
  @Endpoint({
    access: 'administrator',
    summary: 'Go back to the standard mail, and forget the draft',
    needsFreshSignIn: true,
    errors: [...UNKNOWN, EditionArchivedError],
  })
  restoreMailText(
    @Param('kind', KIND) kind: MailKind,
    @Query() query: TextsQuery,
    @CurrentPrincipal() by: Principal,
  ): Promise<void> {
    return this.texts.restore({ edition: this.keyOf(query), kind }, by);
  }

  @Post(':kind/preview')
  @ofKind()
  @Endpoint({
    access: 'administrator',
    summary: 'A mail with these words and without, as a real recipient would get it; nothing is sent',
    response: MailTextPreviewDto,
    status: HttpStatus.OK,
    errors: UNKNOWN,
  })
  previewMailText(
    @Param('kind', KIND) kind: MailKind,
    @Query() query: TextsQuery,
    @Body() { place, ...words }: PreviewMailTextDto,
  ): Promise<MailTextPreviewDto> {
    return this.queries.preview({ edition: this.keyOf(query), kind }, words, place);
  }

  private keyOf({ edition }: TextsQuery): string {
    return edition ?? this.edition.key;
  }

  private editOf(kind: MailKind, query: TextsQuery, { version, ...words }: EditedMailWordsDto): WordsEdit {
    return { edition: this.keyOf(query), kind, words, filledFrom: version };
  }

  private async save(edit: WordsEdit, write: (edit: WordsEdit) => Promise<void>): Promise<MailTextDto> {
    const read = () => this.queries.text(edit);
    await orTellCurrent(() => write(edit), read);
    return read();
  }
}
