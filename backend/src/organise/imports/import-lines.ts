import { cleanText } from '../../http/input/text.ts';
import type { ImportedLineDto, ImportResultDto, ImportVerdict } from './imports.dto.ts';

export const TAKEN: ImportedLineDto = { verdict: 'taken', detail: null };

export function verdictOf(verdict: ImportVerdict, detail: string | null = null): ImportedLineDto {
  return { verdict, detail };
}

export function refused(detail: string): ImportedLineDto {
  return verdictOf('refused', detail);
}

/** That an earlier line says the same. @param place of that line, from 0 */
export function duplicateOf(place: number): ImportedLineDto {
  return verdictOf('duplicate', String(place));
}

/** A field of a line as it is kept; a text that is longer than any field is cut, and refused for its length. */
export function textOf(value: unknown, max: number): string {
  return typeof value === 'string' ? cleanText(value.slice(0, 2 * max)) : '';
}

export function resultOf(lines: ImportedLineDto[]): ImportResultDto {
  const taken = lines.filter(({ verdict }) => verdict === 'taken').length;
  return { taken, left: lines.length - taken };
}
