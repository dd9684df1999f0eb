import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ScheduleConflictError } from '../../convention/commitments/commitments.service.ts';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { NotAllowedError } from '../../http/errors/api-error.ts';
import { IdPipe } from '../../http/input/id.ts';
import { IdInBodyOrQuery } from '../../http/input/id-in-body-or-query.ts';
import { OfferedShiftsDto, PlaceFormDto, ReplacementFormDto } from '../shifts.dto.ts';
import {
  CannotHelpError,
  NotHelpingError,
  NotInvitedError,
  ShiftBegunError,
  ShiftFullError,
  ShiftNotFoundError,
  ShiftsNotOpenError,
} from '../shifts.errors.ts';
import { HelpersQueries } from './helpers.queries.ts';
import { HelpersService } from './helpers.service.ts';

/** Shifts for those who help. */
@ApiTags('shifts')
@Controller()
export class HelpersController {
  constructor(
    private readonly helpers: HelpersService,
    private readonly queries: HelpersQueries,
  ) {}

  @Get('shifts')
  @Endpoint({
    access: 'signed-in',
    summary: 'The shifts to come that the caller may take, or has taken',
    response: OfferedShiftsDto,
  })
  getShifts(@CurrentPrincipal() principal: Principal): Promise<OfferedShiftsDto> {
    return this.queries.offered(principal);
  }

  @Put('shift/:shiftId/helpers')
  @Endpoint({
    access: 'signed-in',
    summary: "Take a shift for one of the caller's names",
    throttle: perAccount('shifts'),
    errors: [
      NotAllowedError,
      ShiftNotFoundError,
      ShiftsNotOpenError,
      ShiftBegunError,
      ShiftFullError,
      NotInvitedError,
      new CannotHelpError('Dana'),
      new ScheduleConflictError([], 'shift'),
    ],
  })
  takeShift(
    @Param('shiftId', IdPipe) shiftId: string,
    @Body() form: PlaceFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    return this.helpers.take(principal, shiftId, form.id);
  }

  @Delete('shift/:shiftId/helpers')
  @Endpoint({
    access: 'signed-in',
    summary: "Give a shift of one of the caller's names back",
    throttle: perAccount('shifts'),
    errors: [NotAllowedError, ShiftNotFoundError, ShiftBegunError],
  })
  giveShiftBack(
    @Param('shiftId', IdPipe) shiftId: string,
    @IdInBodyOrQuery(PlaceFormDto) form: PlaceFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    return this.helpers.giveBack(principal, shiftId, form.id);
  }

  @Put('shift/:shiftId/replacement')
  @Endpoint({
    access: 'signed-in',
    summary: "Look for somebody in the place of one of the caller's names, or not any more",
    throttle: perAccount('shifts'),
    errors: [NotAllowedError, ShiftNotFoundError, ShiftBegunError, NotHelpingError],
  })
  seekReplacement(
    @Param('shiftId', IdPipe) shiftId: string,
    @Body() form: ReplacementFormDto,
    @CurrentPrincipal() principal: Principal,
  ): Promise<void> {
    return this.helpers.seekReplacement(principal, shiftId, form.id, form.sought);
  }
}
