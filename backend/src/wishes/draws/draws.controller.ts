import { Body, Controller, Delete, Get, HttpCode, Post, Put, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { DrawCountsDto, DrawDto, DrawnPartyDto, DrawPlanFormDto } from './draws.dto.ts';
import {
  DrawInThePastError,
  DrawNotFoundError,
  DrawnAlreadyError,
  DrawWithoutOpeningError,
  NotDrawnYetError,
} from './draws.errors.ts';
import { DrawsQueries } from './draws.queries.ts';
import { DrawsService } from './draws.service.ts';

/** The draw of wishes. */
@ApiTags('wishes')
@Controller()
export class DrawsController {
  constructor(
    private readonly draws: DrawsService,
    private readonly queries: DrawsQueries,
  ) {}

  @Get('draw')
  @Endpoint({
    access: 'public',
    summary: 'When wishes are drawn, the hash of the seed, and how it went',
    response: DrawDto,
  })
  async getDraw(): Promise<DrawDto> {
    return { draw: await this.queries.planned() };
  }

  @Get('draw/draw.json')
  @Endpoint({
    access: 'public',
    summary: 'The seed, the nameless wishes and the result of a draw, for whoever runs it again',
    file: 'text/plain',
    errors: [DrawNotFoundError, NotDrawnYetError],
  })
  async downloadDraw(): Promise<StreamableFile> {
    return new StreamableFile(Buffer.from(await this.queries.published()), {
      type: 'text/plain',
      disposition: 'attachment; filename="draw.json"',
    });
  }

  @Get('draw/parties')
  @Endpoint({
    access: 'signed-in',
    summary: 'By which numbers the caller is in the published draw',
    response: [DrawnPartyDto],
  })
  getDrawnParties(@CurrentPrincipal() principal: Principal): Promise<DrawnPartyDto[]> {
    return this.queries.partiesOf(principal);
  }

  @Put('organise/draw')
  @Endpoint({
    access: 'administrator',
    summary: 'Plan the draw, or move it',
    errors: [DrawInThePastError, DrawWithoutOpeningError, DrawnAlreadyError],
  })
  planDraw(@Body() { runsAt }: DrawPlanFormDto): Promise<void> {
    return this.draws.plan(runsAt);
  }

  @Delete('organise/draw')
  @Endpoint({
    access: 'administrator',
    summary: 'Withdraw the draw that is planned',
    errors: [DrawNotFoundError, DrawnAlreadyError],
  })
  withdrawDraw(): Promise<void> {
    return this.draws.withdraw();
  }

  @Post('organise/draw/rehearsal')
  @HttpCode(200)
  @Endpoint({
    access: 'administrator',
    summary: 'What a draw would come to by the wishes of this moment; nothing is written',
    response: DrawCountsDto,
  })
  rehearseDraw(): Promise<DrawCountsDto> {
    return this.draws.rehearse();
  }
}
