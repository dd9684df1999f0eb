import { pipeline, Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';

/**
 * A table to download, written while its rows are read. Spreadsheet programs recognise it as UTF-8, and what they
 * would run as a formula stays text (T25). A reader who goes away stops the reading; when the reading fails the
 * connection is cut, so that half a table never passes for a whole one.
 *
 * @param columns field of a row → heading
 */
export function csvFile<Row extends object>(
  name: string,
  columns: Partial<Record<keyof Row & string, string>>,
  rows: AsyncIterable<Row>,
): StreamableFile {
  const table = stringify({
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    columns: Object.entries<string | undefined>(columns).map(([key, header]) => ({ key, header })),
  });
  pipeline(Readable.from(rows), table, () => undefined);
  return new StreamableFile(table, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}"`,
  }).setErrorHandler((_, response) => response.destroy?.());
}
