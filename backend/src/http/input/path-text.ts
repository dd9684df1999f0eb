import type { PipeTransform } from '@nestjs/common';

/**
 * The rule for a part of a path that is looked up as it was given. Nothing of ours is longer: a longer one is unknown, as is all
 * that is not there.
 */
export class PathText implements PipeTransform<string, string> {
  readonly described: { type: 'string'; maxLength: number };

  constructor(maxLength: number) {
    this.described = { type: 'string', maxLength };
  }

  transform(text: string): string {
    return text;
  }
}

/** What a mailed link ends with. */
export const LINK_SECRET = new PathText(200);
