import { type ArgumentMetadata, applyDecorators, Injectable, ParseUUIDPipe } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsUUID, type ValidationOptions } from 'class-validator';

/* The database takes a UUID in any case and gives it in lower case. Rules compare ids as texts, so they come in as it gives them. */

const lower = (id: unknown) => (typeof id === 'string' ? id.toLowerCase() : id);

/** The rule for an id in a body or a query; for a list of them with `each`. */
export function Id(options?: ValidationOptions): PropertyDecorator {
  return applyDecorators(
    IsUUID(undefined, options),
    Transform(({ value }) => (Array.isArray(value) ? value.map(lower) : lower(value))),
  );
}

/** The rule for an id in a path. */
@Injectable()
export class IdPipe extends ParseUUIDPipe {
  override async transform(id: string, metadata: ArgumentMetadata): Promise<string> {
    await super.transform(id, metadata);
    return id.toLowerCase();
  }
}
