import { IsOptional, IsString, Matches } from 'class-validator';
import { Url } from './setting-rules.ts';

/** Where files are kept. */
export class StorageSettings {
  /** Folder of stored files, seen from where the process starts; S3_BUCKET takes its place. */
  @IsString()
  STORAGE_FOLDER = '.local/data/media';

  /**
   * The bucket that files are kept in. Absent: files are kept in STORAGE_FOLDER.
   *
   * @example tablefall
   */
  @IsOptional()
  @IsString()
  S3_BUCKET?: string;

  /**
   * Address of a service that speaks like S3; absent: Amazon's own.
   *
   * @example https://s3.example.org
   */
  @IsOptional()
  @Url('http', 'https')
  S3_ENDPOINT?: string;

  /** Region of the bucket. */
  @IsString()
  S3_REGION = 'us-east-1';

  /** The key that opens the bucket. Absent, as its secret: the machine's own credentials are used. */
  @IsOptional()
  @IsString()
  S3_ACCESS_KEY_ID?: string;

  /** The secret of S3_ACCESS_KEY_ID. */
  @IsOptional()
  @IsString()
  S3_SECRET_ACCESS_KEY?: string;

  /**
   * Where browsers read stored pictures, as from a CDN in front of the bucket; absent: the product's own /media.
   *
   * @example https://images.example.org
   */
  @IsOptional()
  @Url('http', 'https')
  @Matches(/[^/]$/, { message: 'IMAGE_HOST must be without a slash at the end' })
  IMAGE_HOST?: string;
}
