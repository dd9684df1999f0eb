import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { IdPipe } from '../../http/input/id.ts';
import { DoorBrowsers } from '../../users/door-links/door-browsers.service.ts';
import { DoorLinks } from '../../users/door-links/door-links.service.ts';
import { EditionOverError, UnknownDoorBrowserError, UnknownDoorLinkError } from '../../users/users.errors.ts';
import { DoorLinkDto, EarlyDoorDto } from './people.dto.ts';

/** The link for helpers at the door, one for an edition at a time. */
@ApiTags('organise')
@Controller('organise/door-links')
export class DoorLinksController {
  constructor(
    private readonly links: DoorLinks,
    private readonly browsers: DoorBrowsers,
  ) {}

  @Get()
  @Endpoint({
    access: 'administrator',
    summary: 'The door link that holds now; none when there is none',
    response: [DoorLinkDto],
  })
  async listDoorLinks(): Promise<DoorLinkDto[]> {
    const link = await this.links.current();
    return link ? [link] : [];
  }

  @Post()
  @Endpoint({
    access: 'administrator',
    summary: 'Make a door link, unless there is one',
    needsFreshSignIn: true,
    errors: [EditionOverError],
  })
  makeDoorLink(@CurrentPrincipal() by: Principal): Promise<void> {
    return this.links.make(by);
  }

  @Put(':id/early')
  @Endpoint({
    access: 'administrator',
    summary: 'Show helpers who is expected for some hours, sooner than the day before the convention',
    needsFreshSignIn: true,
    errors: [UnknownDoorLinkError],
  })
  openDoorEarly(@Param('id', IdPipe) id: string, @Body() { hours }: EarlyDoorDto): Promise<void> {
    return this.links.openEarly(id, hours);
  }

  @Delete(':id')
  @Endpoint({
    access: 'administrator',
    summary: 'Revoke a door link at once',
    errors: [UnknownDoorLinkError],
  })
  revokeDoorLink(@Param('id', IdPipe) id: string): Promise<void> {
    return this.links.revoke(id);
  }

  @Delete(':id/browsers/:browserId')
  @Endpoint({
    access: 'administrator',
    summary: 'End a door link in one browser at once, which cannot open it again',
    errors: [UnknownDoorBrowserError],
  })
  endDoorBrowser(
    @Param('id', IdPipe) id: string,
    @Param('browserId', IdPipe) browserId: string,
  ): Promise<void> {
    return this.browsers.end(id, browserId);
  }
}
