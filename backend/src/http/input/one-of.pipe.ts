import type { PipeTransform } from '@nestjs/common';
import { NotFoundError } from '../errors/api-error.ts';

/** The rule for a part of a path that names one of a few things; anything else is not found. */
export class OneOfPipe<T extends string> implements PipeTransform<string, T> {
  constructor(
    private readonly names: readonly T[],
    /** `The page` */
    private readonly what: string,
  ) {}

  transform(name: string): T {
    const known = this.names.find((each) => each === name);
    if (!known) throw new NotFoundError(this.what);
    return known;
  }
}
