import { Injectable } from '@nestjs/common';
import { EditionService } from '../edition/edition.service.ts';
import type { MapDataDto } from '../map/map.dto.ts';
import type { PageName, QuestionDto, TextPageDto } from './content.dto.ts';
import { filled } from './content-values.ts';
import { EditionContent } from './edition-content.service.ts';

/** What the site's edition says of itself, as visitors read it: with the facts of the edition filled in. */
@Injectable()
export class ContentQueries {
  constructor(
    private readonly content: EditionContent,
    private readonly edition: EditionService,
  ) {}

  async faq(): Promise<QuestionDto[]> {
    const values = this.content.valuesIn();
    const entries = await this.content.shown('faq');
    return entries.map(({ question, answer, ...entry }) => ({
      ...entry,
      question: filled(question, values),
      answer: filled(answer, values),
    }));
  }

  async page(name: PageName): Promise<TextPageDto> {
    return { blocks: this.content.blocksOf(await this.content.shown(name)) };
  }

  async map(): Promise<MapDataDto> {
    const [directions, { rooms, tables }] = await Promise.all([
      this.content.shown('directions'),
      this.content.shown('plan'),
    ]);
    const width = Math.max(...rooms.map((room) => room.x + room.width));
    const height = Math.max(...rooms.map((room) => room.y + room.height));
    return { venue: this.edition.details.venue, directions, floor: { width, height, rooms, tables } };
  }
}
