import {
  Body,
  Controller,
  Delete,
  Get,
  HttpStatus,
  Param,
  Post,
  Put,
  type StreamableFile,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audit } from '@tablefall/platform/audit/audit';
import { ScheduleConflictError } from '../../convention/commitments/commitments.service.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { orTellCurrent, StaleEditError } from '../../http/errors/stale-edit.ts';
import { IdPipe } from '../../http/input/id.ts';
import { csvFile } from '../../http/serving/csv-file.ts';
import { shiftActs } from '../shifts.audit.ts';
import {
  DoorShiftError,
  NotHelpingError,
  PlacesTakenError,
  ShiftNotBegunError,
  ShiftNotFoundError,
  ShiftOverError,
  TooManyShiftsError,
} from '../shifts.errors.ts';
import {
  NewShiftDto,
  NoShowFormDto,
  RotaDto,
  ShiftFormDto,
  ShiftsOpenFormDto,
  ShiftUpdateDto,
} from './rota.dto.ts';
import { type HelperHours, RotaQueries } from './rota.queries.ts';
import { RotaService } from './rota.service.ts';

const COLUMNS: Record<keyof HelperHours, string> = {
  name: 'Name',
  email: 'Email',
  shifts: 'Shifts',
  hours: 'Hours',
  missed: 'Missed',
};

/** Where helpers are needed and who helps, for organisers. */
@ApiTags('shifts')
@Controller('rota')
export class RotaController {
  constructor(
    private readonly rota: RotaService,
    private readonly queries: RotaQueries,
    private readonly edition: EditionService,
    private readonly audit: Audit,
  ) {}

  @Get()
  @Endpoint({
    access: 'organiser',
    summary: 'All shifts of the edition, with who has taken them',
    response: RotaDto,
    lists: 'helpers of shifts',
  })
  getRota(): Promise<RotaDto> {
    return this.queries.rota();
  }

  @Get('hours.csv')
  @Endpoint({
    access: 'organiser',
    summary: 'How long each helper was there, in shifts that are over, as a table to download',
    needsFreshSignIn: true,
    file: 'text/csv',
  })
  async exportShiftHours(): Promise<StreamableFile> {
    await this.audit.recordRead({ action: shiftActs['shift-hours.exported'] });
    return csvFile(`helpers-${this.edition.key}.csv`, COLUMNS, this.queries.hours());
  }

  @Put('open')
  @Endpoint({ access: 'organiser', summary: 'Let people see and take shifts, or not any more' })
  setShiftsOpen(@Body() { open }: ShiftsOpenFormDto): Promise<void> {
    return this.rota.setOpen(open);
  }

  @Post('shift')
  @Endpoint({
    access: 'organiser',
    summary: 'Create a shift',
    response: NewShiftDto,
    status: HttpStatus.CREATED,
    errors: [DoorShiftError, new TooManyShiftsError(1)],
  })
  async createShift(@Body() form: ShiftFormDto, @CurrentPrincipal() by: Principal): Promise<NewShiftDto> {
    return { id: await this.rota.create(by, form) };
  }

  @Put('shift/:id')
  @Endpoint({
    access: 'organiser',
    summary: 'Change a shift; those who have taken it are told when it is at another time or place',
    errors: [
      ShiftNotFoundError,
      ShiftOverError,
      DoorShiftError,
      StaleEditError,
      new PlacesTakenError(1),
      new ScheduleConflictError([], 'shift'),
    ],
  })
  updateShift(
    @Param('id', IdPipe) id: string,
    @Body() { version, ...form }: ShiftUpdateDto,
    @CurrentPrincipal() by: Principal,
  ): Promise<void> {
    return orTellCurrent(
      () => this.rota.change(by, id, form, version),
      () => this.queries.shift(id),
    );
  }

  @Delete('shift/:id')
  @Endpoint({
    access: 'organiser',
    summary: 'Cancel a shift that is not over; those who have taken it are told',
    errors: [ShiftNotFoundError, ShiftOverError],
  })
  cancelShift(@Param('id', IdPipe) id: string): Promise<void> {
    return this.rota.cancel(id);
  }

  @Put('shift/:id/no-show')
  @Endpoint({
    access: 'organiser',
    summary: 'Say that a helper did not come to a shift that has begun, or take that back',
    errors: [ShiftNotFoundError, ShiftNotBegunError, NotHelpingError],
  })
  markNoShow(@Param('id', IdPipe) id: string, @Body() form: NoShowFormDto): Promise<void> {
    return this.rota.markNoShow(id, form.id, form.noShow);
  }
}
