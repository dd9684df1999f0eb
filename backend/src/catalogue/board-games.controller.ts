import { Controller, Get, Param, ParseIntPipe, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../http/access/endpoint.ts';
import { INTEGER_MAX } from '../http/input/numbers.ts';
import { BoardGameAnswerDto, BoardGameDetailsDto, BoardGameQuery } from './board-games.dto.ts';
import { BoardGamesService, UnknownBoardGameError } from './board-games.service.ts';

/** Board games as the public board-game database knows them. */
@ApiTags('marketplace')
@Controller('boardgames')
export class BoardGamesController {
  constructor(private readonly boardGames: BoardGamesService) {}

  @Get()
  @Endpoint({
    access: 'signed-in',
    summary: 'Look a board game up by its name: at most 20, the likeliest first',
    response: BoardGameAnswerDto,
  })
  searchBoardGames(@Query() { search }: BoardGameQuery): Promise<BoardGameAnswerDto> {
    return this.boardGames.search(search);
  }

  @Get(':id')
  @Endpoint({
    access: 'signed-in',
    anybodys: true,
    summary: 'A board game with its picture',
    response: BoardGameDetailsDto,
    errors: [UnknownBoardGameError],
  })
  async getBoardGame(@Param('id', ParseIntPipe) id: number): Promise<BoardGameDetailsDto> {
    if (id < 1 || id > INTEGER_MAX) {
      throw new UnknownBoardGameError();
    }
    return this.boardGames.game(id);
  }
}
