import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { SUPPRESSION_REASONS } from '@tablefall/mail';
import { EDITION_KEY_PATTERN } from '../../http/input/edition-key.ts';

/** Lines of one call. */
export const MAX_IMPORT_LINES = 20_000;

/**
 * What becomes of a line: it is taken; it is there already and stays as it is; it says the same as an earlier line; there is no
 * badge left for it; it cannot be taken.
 */
export const IMPORT_VERDICTS = ['taken', 'known', 'duplicate', 'full', 'refused'] as const;
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number];

/** A person who is registered. Lines of one address are one registration. */
@ApiSchema({ name: 'RegistrantLine' })
export class RegistrantLineDto {
  @ApiProperty({ example: 'Dana Whitfield' })
  name!: string;

  @ApiProperty({ example: 'dana@mail.example' })
  email!: string;

  @ApiProperty({ description: '10 and over; false for children of 9 and under.' })
  badge!: boolean;

  @ApiProperty({ description: 'Whether the badge is paid.' })
  paid!: boolean;
}

@ApiSchema({ name: 'RegistrantsImport' })
export class RegistrantsImportDto {
  @ApiProperty({
    example: '2024-10',
    pattern: EDITION_KEY_PATTERN,
    description: 'Key of the edition that the site shows, or of one of the past.',
  })
  edition!: string;

  @ApiProperty({ type: [RegistrantLineDto], maxItems: MAX_IMPORT_LINES })
  lines!: RegistrantLineDto[];
}

@ApiSchema({ name: 'SuppressionLine' })
export class SuppressionLineDto {
  @ApiProperty({ example: 'jonah.okonkwo@mail.example' })
  address!: string;

  @ApiProperty({ enum: SUPPRESSION_REASONS, enumName: 'SuppressionReason' })
  reason!: string;
}

@ApiSchema({ name: 'SuppressionsImport' })
export class SuppressionsImportDto {
  @ApiProperty({ type: [SuppressionLineDto], maxItems: MAX_IMPORT_LINES })
  lines!: SuppressionLineDto[];
}

@ApiSchema({ name: 'ImportedLine' })
export class ImportedLineDto {
  @ApiProperty({ enum: IMPORT_VERDICTS, enumName: 'ImportVerdict' })
  verdict!: ImportVerdict;

  @ApiProperty({ type: String, nullable: true, example: 'Name is required' })
  detail!: string | null;
}

/** What would become of the lines now. */
@ApiSchema({ name: 'ImportCheck' })
export class ImportCheckDto {
  @ApiProperty({ type: [ImportedLineDto], description: 'In the order of the lines.' })
  lines!: ImportedLineDto[];
}

/** What became of the lines. */
@ApiSchema({ name: 'ImportResult' })
export class ImportResultDto {
  @ApiProperty({ description: 'Lines that were taken.' })
  taken!: number;

  @ApiProperty({ description: 'Lines that were not.' })
  left!: number;
}
