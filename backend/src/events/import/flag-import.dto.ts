import { MomentAsDate } from '../../http/input/moment.ts';
import { AnyText } from '../../http/input/text.ts';
import { TableFlagFormDto } from '../hall/table-flags.dto.ts';

/** A flag to be raised on a table of the hall. */
export class ImportedFlagDto extends TableFlagFormDto {
  /** Id of a table of the floor plan. */
  @AnyText()
  tableId!: string;

  /** From then on it is not raised any more, so that the same file later changes nothing. */
  @MomentAsDate()
  until!: Date;
}
