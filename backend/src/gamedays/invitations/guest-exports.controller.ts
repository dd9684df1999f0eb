import { Controller, Get, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audit } from '@tablefall/platform/audit/audit';
import { Endpoint } from '../../http/access/endpoint.ts';
import { IdPipe } from '../../http/input/id.ts';
import { csvFile } from '../../http/serving/csv-file.ts';
import { gamedayActs } from '../gamedays.audit.ts';
import { GamedayNotFoundError } from '../gamedays.errors.ts';
import { GamedaysQueries } from '../gamedays.queries.ts';
import { DoorListDto } from './guest-exports.dto.ts';
import { type ExportedInvitation, GuestExportsQueries } from './guest-exports.queries.ts';
import { InvitationFilter } from './invitations.dto.ts';

const COLUMNS: Record<keyof ExportedInvitation, string> = {
  name: 'Name',
  email: 'Email',
  status: 'Status',
  additionalGuests: 'Additional guests',
  comments: 'Comments',
  invited: 'Invited',
  replied: 'Replied',
  delivery: 'Delivery',
  deliveryDetail: 'Delivery detail',
  said: 'Mail server said',
};

/** Guest lists to take along, for staff. */
@ApiTags('invitations')
@Controller()
export class GuestExportsController {
  constructor(
    private readonly exports: GuestExportsQueries,
    private readonly gamedays: GamedaysQueries,
    private readonly audit: Audit,
  ) {}

  @Get('gameday/:id/invitations.csv')
  @Endpoint({
    access: 'organiser',
    summary: 'All invitations that fulfil a search, as a table to download',
    needsFreshSignIn: true,
    file: 'text/csv',
    errors: [GamedayNotFoundError],
  })
  async exportInvitations(
    @Param('id', IdPipe) id: string,
    @Query() filter: InvitationFilter,
  ): Promise<StreamableFile> {
    const { date } = await this.gamedays.getGameday(id);
    await this.audit.recordRead({ action: gamedayActs['invitations.exported'], about: id });
    return csvFile(`invitations-${date}.csv`, COLUMNS, this.exports.readInvitations(id, filter));
  }

  @Get('gameday/:id/door-list')
  @Endpoint({
    access: 'organiser',
    summary: 'Who is coming, by name, for the door',
    response: DoorListDto,
    lists: 'guests of gamedays',
    errors: [GamedayNotFoundError],
  })
  getDoorList(@Param('id', IdPipe) id: string): Promise<DoorListDto> {
    return this.exports.getDoorList(id);
  }
}
