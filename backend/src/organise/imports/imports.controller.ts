import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { LONG_LIST_BODY } from '../../http/input/request-body.ts';
import { type Import, ImportPipe } from './import.pipe.ts';
import {
  ImportCheckDto,
  ImportResultDto,
  RegistrantsImportDto,
  SuppressionsImportDto,
} from './imports.dto.ts';
import { BadgesMovedError, EditionNotImportableError, TooManyLinesError } from './imports.errors.ts';
import { RegistrantsImportService } from './registrants-import.service.ts';
import { SuppressionsImportService } from './suppressions-import.service.ts';

/** Taking over people and suppressions from other systems, for the administrator. */
@ApiTags('organise')
@Controller('organise/imports')
export class ImportsController {
  constructor(
    private readonly registrants: RegistrantsImportService,
    private readonly suppressions: SuppressionsImportService,
  ) {}

  @Post('registrants/check')
  @ApiBody({ type: RegistrantsImportDto })
  @Endpoint({
    access: 'administrator',
    summary: 'What would become of each line of registrants, before anything is written',
    body: LONG_LIST_BODY,
    response: ImportCheckDto,
    errors: [new EditionNotImportableError('This edition is archived.'), TooManyLinesError],
  })
  checkRegistrants(@Body(ImportPipe) request: Import): Promise<ImportCheckDto> {
    return this.registrants.check(request);
  }

  @Post('registrants')
  @ApiBody({ type: RegistrantsImportDto })
  @Endpoint({
    access: 'administrator',
    summary: 'Take over registrants; nobody is mailed, and the same lines again change nothing',
    needsFreshSignIn: true,
    body: LONG_LIST_BODY,
    response: ImportResultDto,
    errors: [new EditionNotImportableError('This edition is archived.'), BadgesMovedError, TooManyLinesError],
  })
  importRegistrants(@Body(ImportPipe) request: Import): Promise<ImportResultDto> {
    return this.registrants.run(request);
  }

  @Post('suppressions/check')
  @ApiBody({ type: SuppressionsImportDto })
  @Endpoint({
    access: 'administrator',
    summary: 'What would become of each line of suppressions, before anything is written',
    body: LONG_LIST_BODY,
    response: ImportCheckDto,
    errors: [TooManyLinesError],
  })
  checkSuppressions(@Body(ImportPipe) request: Import): Promise<ImportCheckDto> {
    return this.suppressions.check(request);
  }

  @Post('suppressions')
  @ApiBody({ type: SuppressionsImportDto })
  @Endpoint({
    access: 'administrator',
    summary: 'Take over who gets no mail; nothing that is there is changed or taken away',
    needsFreshSignIn: true,
    body: LONG_LIST_BODY,
    response: ImportResultDto,
    errors: [TooManyLinesError],
  })
  importSuppressions(@Body(ImportPipe) request: Import): Promise<ImportResultDto> {
    return this.suppressions.run(request);
  }
}
