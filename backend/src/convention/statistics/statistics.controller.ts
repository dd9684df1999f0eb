import { Controller, Get, Param, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audit } from '@tablefall/platform/audit/audit';
import { Endpoint } from '../../http/access/endpoint.ts';
import { PathText } from '../../http/input/path-text.ts';
import { csvFile } from '../../http/serving/csv-file.ts';
import { conventionActs } from '../convention.audit.ts';
import { CountedEditionDto, EditionStatisticsDto } from './statistics.dto.ts';
import { NothingCountedError } from './statistics.errors.ts';
import { type NumberRow, StatisticsQueries } from './statistics.queries.ts';

/** The key of one, `2024-10`. */
const EDITION = new PathText(7);

const COLUMNS: Record<keyof NumberRow, string> = {
  part: 'Part',
  number: 'Number of',
  at: 'When',
  count: 'Number',
  rounded: 'Rounded',
};

/** What happened in editions, as far as organisers see it. */
@ApiTags('statistics')
@Controller('statistics')
export class StatisticsController {
  constructor(
    private readonly queries: StatisticsQueries,
    private readonly audit: Audit,
  ) {}

  @Get()
  @Endpoint({
    access: 'organiser',
    summary: 'The editions of which there are numbers, newest first',
    response: [CountedEditionDto],
  })
  listCountedEditions(): Promise<CountedEditionDto[]> {
    return this.queries.editions();
  }

  @Get(':edition')
  @Endpoint({
    access: 'organiser',
    summary: 'What happened with the gamedays of an edition, as numbers that name nobody',
    response: EditionStatisticsDto,
    errors: [NothingCountedError],
  })
  getGamedayStatistics(@Param('edition', EDITION) edition: string): Promise<EditionStatisticsDto> {
    return this.queries.edition(edition, false);
  }

  @Get(':edition/numbers.csv')
  @Endpoint({
    access: 'organiser',
    summary: 'The same as a table to download',
    needsFreshSignIn: true,
    file: 'text/csv',
    errors: [NothingCountedError],
  })
  async exportGamedayStatistics(@Param('edition', EDITION) edition: string): Promise<StreamableFile> {
    const file = await csvFile(`gamedays-${edition}.csv`, COLUMNS, this.queries.rows(edition, false));
    await this.audit.recordRead({ action: conventionActs['statistics.exported'], about: edition });
    return file;
  }
}

/** What happened in editions, for the administrator. */
@ApiTags('organise')
@Controller('organise/statistics')
export class AllStatisticsController {
  constructor(
    private readonly queries: StatisticsQueries,
    private readonly audit: Audit,
  ) {}

  @Get(':edition')
  @Endpoint({
    access: 'administrator',
    summary: 'What happened in an edition, as numbers that name nobody',
    response: EditionStatisticsDto,
    errors: [NothingCountedError],
  })
  getStatistics(@Param('edition', EDITION) edition: string): Promise<EditionStatisticsDto> {
    return this.queries.edition(edition, true);
  }

  @Get(':edition/numbers.csv')
  @Endpoint({
    access: 'administrator',
    summary: 'The same as a table to download',
    needsFreshSignIn: true,
    file: 'text/csv',
    errors: [NothingCountedError],
  })
  async exportStatistics(@Param('edition', EDITION) edition: string): Promise<StreamableFile> {
    const file = await csvFile(`edition-${edition}.csv`, COLUMNS, this.queries.rows(edition, true));
    await this.audit.recordRead({ action: conventionActs['statistics.exported'], about: edition });
    return file;
  }
}
