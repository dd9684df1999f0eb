import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../../http/access/principal.ts';
import { EMAIL_MAX } from '../../../http/input/email.ts';
import { PathText } from '../../../http/input/path-text.ts';
import {
  NewSuppressionDto,
  RemoveSuppressionQuery,
  SuppressionPageDto,
  SuppressionsQuery,
} from './suppressions.dto.ts';
import { AdministratorDecidesError, HelperAddressError, UnknownEntryError } from './suppressions.errors.ts';
import { SuppressionsQueries } from './suppressions.queries.ts';
import { SuppressionsService } from './suppressions.service.ts';

/** The addresses that are left out of mails, and why. */
@ApiTags('email')
@Controller('suppressions')
export class SuppressionsController {
  constructor(
    private readonly suppressions: SuppressionsService,
    private readonly queries: SuppressionsQueries,
  ) {}

  @Get()
  @Endpoint({
    access: 'mailer',
    summary: 'A page of the suppression list, searched and filtered, newest first',
    response: SuppressionPageDto,
    lists: 'suppressed addresses',
  })
  listSuppressions(@Query() query: SuppressionsQuery): Promise<SuppressionPageDto> {
    return this.queries.suppressions(query);
  }

  @Post()
  @Endpoint({
    access: 'mailer',
    summary:
      'Keep an address from mails: because its owner wished so, or because the administrator decides it',
    errors: [AdministratorDecidesError, HelperAddressError],
  })
  addSuppression(
    @Body() suppression: NewSuppressionDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    return this.suppressions.add(suppression, principal);
  }

  @Delete(':address')
  @Endpoint({
    access: 'mailer',
    summary: 'Let an address have mails again, for one reason or for all',
    errors: [AdministratorDecidesError, UnknownEntryError],
  })
  removeSuppression(
    @Param('address', new PathText(EMAIL_MAX)) address: string,
    @Query() query: RemoveSuppressionQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    return this.suppressions.remove(address, query, principal);
  }
}
