import { Module } from '@nestjs/common';
import { BoardGameDatabase } from './board-game-database.ts';
import { BoardGamesController } from './board-games.controller.ts';
import { BoardGamesService } from './board-games.service.ts';
import { CatalogueQueries } from './catalogue.queries.ts';

/** Board games to look up: the public database of them, and a catalogue of our own where it does not answer. */
@Module({
  controllers: [BoardGamesController],
  exports: [BoardGamesService],
  providers: [BoardGameDatabase, BoardGamesService, CatalogueQueries],
})
export class CatalogueModule {}
