import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Config } from '@tablefall/platform/config/config';
import { Endpoint } from '../../http/endpoint.ts';
import { CurrentViewer, type Viewer } from '../../http/viewer.ts';
import { DIRECTIONS, FLOOR } from '../map/map.data.ts';
import { MapDataDto } from '../map/map.dto.ts';
import { AttendeesDto } from '../registration/attendees.dto.ts';
import { AttendeesQueries } from '../registration/attendees.queries.ts';
import { EditionDto } from './convention.dto.ts';
import { editionOf } from './edition.ts';

/** What the public pages tell of the convention. */
@ApiTags('convention')
@Controller()
export class ConventionController {
  constructor(
    private readonly config: Config,
    private readonly attendees: AttendeesQueries,
  ) {}

  @Get('convention')
  @Endpoint({ access: 'public', summary: 'The edition: dates, hours, capacity, names', response: EditionDto })
  getConvention(): EditionDto {
    return editionOf(this.config);
  }

  @Get('mapdata')
  @Endpoint({ access: 'public', summary: 'Venue, directions and floor plan', response: MapDataDto })
  getMapData(): MapDataDto {
    return { venue: editionOf(this.config).venue, directions: DIRECTIONS, floor: FLOOR };
  }

  @Get('attendees')
  @Endpoint({
    access: 'public',
    summary: 'How many come, and for the signed-in who',
    response: AttendeesDto,
  })
  getAttendees(@CurrentViewer() viewer: Viewer | null): Promise<AttendeesDto> {
    return this.attendees.attendees(viewer !== null);
  }
}
