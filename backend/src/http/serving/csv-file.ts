import { pipeline, Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify } from 'csv-stringify';

/**
 * A table to download, written while its rows are read. Spreadsheet programs recognise it as UTF-8. Text that they
 * would run as a formula stays text. A failure before the first row is answered like any other error; a later one
 * cuts the connection, so that the download fails instead of ending early. When the reader goes away, reading stops.
 *
 * @param columns field of a row → heading
 */
export async function csvFile<Row extends object>(
  name: string,
  columns: Partial<Record<keyof Row & string, string>>,
  rows: AsyncIterable<Row>,
): Promise<StreamableFile> {
  const table = stringify({
    header: true,
    bom: true,
    escape_formulas: true,
    // All cells are quoted: where the list separator is a semicolon, a bare `hi;=1+1` would be two cells, the
    // second a formula.
    quoted: true,
    record_delimiter: 'windows',
    columns: Object.entries<string | undefined>(columns).map(([key, header]) => ({ key, header })),
  });
  pipeline(Readable.from(await begun(rows)), table, () => undefined);
  return new StreamableFile(table, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}"`,
  }).setErrorHandler((_, response) => response.destroy?.());
}

/** The same rows, with the first one read already. */
async function begun<Row>(rows: AsyncIterable<Row>): Promise<AsyncIterable<Row>> {
  const reader = rows[Symbol.asyncIterator]();
  let next = await reader.next();
  return (async function* () {
    try {
      for (; !next.done; next = await reader.next()) yield next.value;
    } finally {
      await reader.return?.();
    }
  })();
}
