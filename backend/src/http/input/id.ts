import { type ArgumentMetadata, Injectable, ParseUUIDPipe } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsUUID } from 'class-validator';
import { type FieldWithText, field, withText } from './field.ts';

/* The database takes a UUID in any case and gives it in lower case. Rules compare ids as texts, so they come in as it gives them. */

const lower = (id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id);

/** The rule for an id in a body or a query; for a list of them with `each`. */
export function Id({ each, message, ...said }: FieldWithText & { each?: boolean } = {}): PropertyDecorator {
  return field(
    { type: each ? [String] : String, format: 'uuid' },
    said,
    IsUUID(undefined, { each, ...withText(message) }),
    Transform(({ value }) => (Array.isArray(value) ? value.map(lower) : lower(value))),
  );
}

/** The rule for an id in a path. */
@Injectable()
export class IdPipe extends ParseUUIDPipe {
  static readonly described = { type: 'string', format: 'uuid' } as const;

  override async transform(id: string, metadata: ArgumentMetadata): Promise<string> {
    await super.transform(id, metadata);
    return id.toLowerCase();
  }
}
