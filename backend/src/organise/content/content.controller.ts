import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import {
  CONTENT_KINDS,
  CONTENT_VARIABLES,
  type ContentKind,
  type ContentVariableName,
  TEXT_NAMES,
  type TextName,
  TextPageDto,
} from '../../convention/content/content.dto.ts';
import { EditionContent } from '../../convention/content/edition-content.service.ts';
import { TablesInUseError } from '../../events/tables/tables.errors.ts';
import { Endpoint, type EndpointOptions } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { NotFoundError } from '../../http/errors/api-error.ts';
import { orTellCurrent, StaleEditError } from '../../http/errors/stale-edit.ts';
import { OneOfPipe } from '../../http/input/one-of.pipe.ts';
import { EditionKeyPipe } from '../editions/edition-key.pipe.ts';
import { EditionArchivedError, EditionNotFoundError } from '../editions/editions.errors.ts';
import {
  ContentTextDto,
  ContentVariableDto,
  EditedDirectionsDto,
  EditedFaqDto,
  EditedPageDto,
  EditedPlanDto,
  OrganisedDirectionsDto,
  OrganisedFaqDto,
  OrganisedPageDto,
  OrganisedPlanDto,
} from './content.dto.ts';
import { ContentService } from './content.service.ts';
import { checkPlan, checkQuestions, checkVariables } from './content-rules.ts';

const PAGE = new OneOfPipe(TEXT_NAMES, 'The page');
const UNSAVED = [EditionNotFoundError, EditionArchivedError, StaleEditError];
const NO_PAGE = new NotFoundError('The page');
const reads = (summary: string, response: EndpointOptions['response']): EndpointOptions => ({
  access: 'administrator',
  summary,
  response,
  errors: [EditionNotFoundError],
});
const saves = (summary: string, response: EndpointOptions['response']): EndpointOptions => ({
  ...reads(summary, response),
  errors: UNSAVED,
});

/** What an edition says of itself, for the administrator. */
@ApiTags('organise')
@Controller('organise')
export class OrganiseContentController {
  constructor(
    private readonly content: ContentService,
    private readonly shown: EditionContent,
  ) {}

  @Post('editions/:key/content-preview')
  @HttpCode(200)
  @Endpoint(reads('What a page of the edition would show of a text', TextPageDto))
  async previewText(
    @Param('key', EditionKeyPipe) key: string,
    @Body() { text }: ContentTextDto,
  ): Promise<TextPageDto> {
    return { blocks: this.shown.blocksOf(text, await this.content.detailsOf(key)) };
  }

  @Get('editions/:key/content-variables')
  @Endpoint(
    reads(
      'What `{{…}}` may stand for in questions, answers and pages, and what it stands for in the edition',
      [ContentVariableDto],
    ),
  )
  async listContentVariables(@Param('key', EditionKeyPipe) key: string): Promise<ContentVariableDto[]> {
    const values = this.shown.valuesIn(await this.content.detailsOf(key));
    return (Object.keys(CONTENT_VARIABLES) as ContentVariableName[]).map((name) => ({
      name,
      meaning: CONTENT_VARIABLES[name],
      value: values[name],
    }));
  }

  @Get('editions/:key/directions')
  @Endpoint(reads('How to get to the hall', OrganisedDirectionsDto))
  async getDirections(@Param('key', EditionKeyPipe) key: string): Promise<OrganisedDirectionsDto> {
    const { content: directions, ...state } = await this.content.read(key, 'directions');
    return { directions, ...state };
  }

  @Put('editions/:key/directions')
  @Endpoint(saves('Change how to get to the hall', OrganisedDirectionsDto))
  async saveDirections(
    @Param('key', EditionKeyPipe) key: string,
    @Body() { directions, version }: EditedDirectionsDto,
    @CurrentPrincipal() by: Principal,
  ): Promise<OrganisedDirectionsDto> {
    const edit = { edition: key, kind: 'directions', content: directions, version } as const;
    const read = () => this.getDirections(key);
    await orTellCurrent(() => this.content.save(edit, by), read);
    return read();
  }

  @Get('editions/:key/plan')
  @Endpoint(reads('Rooms and tables', OrganisedPlanDto))
  async getPlan(@Param('key', EditionKeyPipe) key: string): Promise<OrganisedPlanDto> {
    const { content, ...state } = await this.content.read(key, 'plan');
    return { ...content, ...state };
  }

  @Put('editions/:key/plan')
  @Endpoint({
    ...saves('Change rooms and tables', OrganisedPlanDto),
    errors: [
      EditionNotFoundError,
      EditionArchivedError,
      StaleEditError,
      new TablesInUseError(['A3: Root'], 0),
    ],
  })
  async savePlan(
    @Param('key', EditionKeyPipe) key: string,
    @Body() { rooms, tables, version }: EditedPlanDto,
    @CurrentPrincipal() by: Principal,
  ): Promise<OrganisedPlanDto> {
    checkPlan({ rooms, tables });
    const edit = { edition: key, kind: 'plan', content: { rooms, tables }, version } as const;
    const read = () => this.getPlan(key);
    await orTellCurrent(() => this.content.save(edit, by), read);
    return read();
  }

  @Get('editions/:key/faq')
  @Endpoint(reads('The questions and answers, as they are written', OrganisedFaqDto))
  async getOrganisedFaq(@Param('key', EditionKeyPipe) key: string): Promise<OrganisedFaqDto> {
    const { content: questions, ...state } = await this.content.read(key, 'faq');
    return { questions, ...state };
  }

  @Put('editions/:key/faq')
  @Endpoint(saves('Change the questions and answers', OrganisedFaqDto))
  async saveFaq(
    @Param('key', EditionKeyPipe) key: string,
    @Body() { questions, version }: EditedFaqDto,
    @CurrentPrincipal() by: Principal,
  ): Promise<OrganisedFaqDto> {
    checkQuestions(questions, this.shown);
    const edit = { edition: key, kind: 'faq', content: questions, version } as const;
    const read = () => this.getOrganisedFaq(key);
    await orTellCurrent(() => this.content.save(edit, by), read);
    return read();
  }

  @Get('editions/:key/pages/:name')
  @ApiParam({ name: 'name', enum: TEXT_NAMES })
  @Endpoint({
    ...reads('The text of a page or of what helpers read, as it is written', OrganisedPageDto),
    errors: [EditionNotFoundError, NO_PAGE],
  })
  async getPageText(
    @Param('key', EditionKeyPipe) key: string,
    @Param('name', PAGE) name: TextName,
  ): Promise<OrganisedPageDto> {
    const { content: text, ...state } = await this.content.read(key, name);
    return { text, ...state };
  }

  @Put('editions/:key/pages/:name')
  @ApiParam({ name: 'name', enum: TEXT_NAMES })
  @Endpoint({
    ...saves('Change the text of a page or of what helpers read', OrganisedPageDto),
    errors: [NO_PAGE, ...UNSAVED],
  })
  async savePageText(
    @Param('key', EditionKeyPipe) key: string,
    @Param('name', PAGE) name: TextName,
    @Body() { text, version }: EditedPageDto,
    @CurrentPrincipal() by: Principal,
  ): Promise<OrganisedPageDto> {
    checkVariables({ text }, this.shown);
    const read = () => this.getPageText(key, name);
    await orTellCurrent(
      () => this.content.save({ edition: key, kind: name, content: text, version }, by),
      read,
    );
    return read();
  }

  @Delete('editions/:key/content/:kind')
  @ApiParam({ name: 'kind', enum: CONTENT_KINDS })
  @Endpoint({
    access: 'administrator',
    summary: 'Go back to the standard: `directions`, `plan`, `faq` or the name of a text',
    errors: [
      EditionNotFoundError,
      new NotFoundError('The content'),
      EditionArchivedError,
      new TablesInUseError(['A3: Root'], 0),
    ],
  })
  restoreContent(
    @Param('key', EditionKeyPipe) key: string,
    @Param('kind', new OneOfPipe(CONTENT_KINDS, 'The content')) kind: ContentKind,
  ): Promise<void> {
    return this.content.restore(key, kind);
  }
}
