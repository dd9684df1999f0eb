import { numeral } from '#core/text/count-text.ts';

const MEGABYTE = 1e6;
const GIGABYTE = 1e9;

/** '412 MB', '1.9 GB' of a number of bytes. */
export function sizeText(bytes: number): string {
  return bytes < GIGABYTE
    ? `${numeral(Math.ceil(bytes / MEGABYTE))} MB`
    : `${(bytes / GIGABYTE).toFixed(1)} GB`;
}
