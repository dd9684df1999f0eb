import { Type } from 'class-transformer';
import { IsDate, IsString } from 'class-validator';
import { TableFlagFormDto } from '../hall/table-flags.dto.ts';

/** A flag to be raised on a table of the hall. */
export class ImportedFlagDto extends TableFlagFormDto {
  /** Id of a table of the floor plan. */
  @IsString()
  tableId!: string;

  /** From then on it is not raised any more, so that the same file later changes nothing. */
  @IsDate()
  @Type(() => Date)
  until!: Date;
}
