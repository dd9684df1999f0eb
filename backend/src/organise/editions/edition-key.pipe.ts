import { Injectable, type PipeTransform } from '@nestjs/common';
import { EditionNotFoundError } from './editions.errors.ts';

/** The rule for the key of an edition in a path. */
@Injectable()
export class EditionKeyPipe implements PipeTransform<string, string> {
  transform(key: string): string {
    if (!/^\d{4}-\d{2}$/.test(key)) {
      throw new EditionNotFoundError();
    }
    return key;
  }
}
