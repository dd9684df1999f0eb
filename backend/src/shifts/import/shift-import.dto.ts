import { Email } from '../../http/input/email.ts';
import { ListOf } from '../../http/input/list-of.ts';
import { PersonName } from '../../http/input/person-name.ts';
import { ShiftFormDto } from '../rota/rota.dto.ts';

class ImportedHelperDto {
  @Email()
  email!: string;

  @PersonName()
  name!: string;
}

/** A shift of a file, with who takes it. */
export class ImportedShiftDto extends ShiftFormDto {
  @ListOf(ImportedHelperDto)
  helpers!: ImportedHelperDto[];
}
