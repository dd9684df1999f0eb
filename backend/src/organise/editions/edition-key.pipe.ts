import { Injectable, type PipeTransform } from '@nestjs/common';
import { isEditionKey } from '../../http/input/edition-key.ts';
import { EditionNotFoundError } from './editions.errors.ts';

/** The rule for the key of an edition in a path. */
@Injectable()
export class EditionKeyPipe implements PipeTransform<string, string> {
  transform(key: string): string {
    if (!isEditionKey(key)) {
      throw new EditionNotFoundError();
    }
    return key;
  }
}
