import { IsOptional, IsString, Matches } from 'class-validator';
import { Url } from './setting-rules.ts';

/** Where files are kept. */
export class StorageSettings {
  /** Folder of stored files, seen from where the process starts; S3_BUCKET takes its place. */
  @IsString()
  STORAGE_FOLDER = '.local/data/media';

  /** Absent: files are kept in STORAGE_FOLDER. */
  @IsOptional()
  @IsString()
  S3_BUCKET?: string;

  /** Address of a service that speaks like S3; absent: Amazon's own. */
  @IsOptional()
  @Url('http', 'https')
  S3_ENDPOINT?: string;

  @IsString()
  S3_REGION = 'us-east-1';

  /** Absent, as its secret: the machine's own credentials are used. */
  @IsOptional()
  @IsString()
  S3_ACCESS_KEY_ID?: string;

  @IsOptional()
  @IsString()
  S3_SECRET_ACCESS_KEY?: string;

  /** Where browsers read stored pictures, as from a CDN in front of the bucket; absent: the product's own /media. */
  @IsOptional()
  @Url('http', 'https')
  @Matches(/[^/]$/, { message: 'IMAGE_HOST must not end with a slash' })
  IMAGE_HOST?: string;
}
