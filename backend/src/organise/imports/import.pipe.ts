import { Injectable, type PipeTransform } from '@nestjs/common';
import { InvalidInputError } from '../../http/errors/api-error.ts';
import { MAX_IMPORT_LINES } from './imports.dto.ts';
import { TooManyLinesError } from './imports.errors.ts';

/** The frame of a request; its lines may be anything. */
export interface Import {
  edition: string;
  lines: Record<string, unknown>[];
}

/**
 * Checks only the frame of an import. One rule judges all lines, and a bad one never fails the call: it gets its verdict.
 */
@Injectable()
export class ImportPipe implements PipeTransform<unknown, Import> {
  transform(body: unknown): Import {
    const { edition, lines } = (body ?? {}) as Record<string, unknown>;
    if (!Array.isArray(lines)) {
      throw new InvalidInputError({ lines: 'lines must be a list' });
    }
    if (lines.length > MAX_IMPORT_LINES) {
      throw new TooManyLinesError();
    }
    return {
      edition: typeof edition === 'string' ? edition : '',
      lines: lines.map((line) => (typeof line === 'object' && line !== null ? line : {})),
    };
  }
}
