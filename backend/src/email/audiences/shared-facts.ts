import { Injectable } from '@nestjs/common';
import { EditionContent } from '../../convention/content/edition-content.service.ts';
import { EditionService } from '../../convention/edition/edition.service.ts';
import type { Tool } from '../tools.ts';

/** What all mails of a tool say alike, whoever gets them. */
@Injectable()
export class SharedFacts {
  constructor(
    private readonly edition: EditionService,
    private readonly content: EditionContent,
  ) {}

  async of(tool: Tool): Promise<object> {
    const directions = tool === 'two-days' && { directions: await this.content.shown('directions') };
    return { ...this.edition.mailFacts, ...directions };
  }
}
