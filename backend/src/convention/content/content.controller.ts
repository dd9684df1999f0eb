import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { NotFoundError } from '../../http/errors/api-error.ts';
import { OneOfPipe } from '../../http/input/one-of.pipe.ts';
import { PAGE_NAMES, type PageName, QuestionDto, TextPageDto } from './content.dto.ts';
import { ContentQueries } from './content.queries.ts';

@ApiTags('convention')
@Controller()
export class ContentController {
  constructor(private readonly content: ContentQueries) {}

  @Get('faq')
  @Endpoint({
    access: 'public',
    summary: 'The questions and answers',
    response: [QuestionDto],
    forOtherSites: true,
    cacheSeconds: 60,
  })
  getFaq(): Promise<QuestionDto[]> {
    return this.content.faq();
  }

  @Get('pages/:name')
  @ApiParam({ name: 'name', enum: PAGE_NAMES })
  @Endpoint({
    access: 'public',
    summary: 'A page of text: `privacy`, `imprint`, `conduct` or `accessibility`',
    response: TextPageDto,
    errors: [new NotFoundError('The page')],
    cacheSeconds: 60,
  })
  getTextPage(@Param('name', new OneOfPipe(PAGE_NAMES, 'The page')) name: PageName): Promise<TextPageDto> {
    return this.content.page(name);
  }
}
