import { Injectable, type PipeTransform } from '@nestjs/common';
import { EDITION_KEY_PATTERN, isEditionKey } from '../../http/input/edition-key.ts';
import { EditionNotFoundError } from './editions.errors.ts';

/** The rule for the key of an edition in a path. */
@Injectable()
export class EditionKeyPipe implements PipeTransform<string, string> {
  static readonly described = { type: 'string', pattern: EDITION_KEY_PATTERN } as const;

  transform(key: string): string {
    if (!isEditionKey(key)) {
      throw new EditionNotFoundError();
    }
    return key;
  }
}
