import { IsOptional, IsString, Matches } from 'class-validator';

/** What the commands `backup`, `restore` and `drill` work with. */
export class BackupSettings {
  /**
   * Folder of backups, one folder each; best on another disk. Absent: nothing is backed up.
   *
   * @example /var/backups/tablefall
   */
  @IsOptional()
  @IsString()
  BACKUP_FOLDER?: string;

  /**
   * Folder of pg_dump, pg_restore and psql. Absent: those that the shell finds.
   *
   * @example /usr/lib/postgresql/18/bin
   */
  @IsOptional()
  @IsString()
  BACKUP_POSTGRES_PROGRAMS?: string;

  /**
   * A repository of restic, made with `restic init`, for files and backups. Absent: files lie beside the dump.
   *
   * @example sftp:backup.example.org:/srv/tablefall
   */
  @IsOptional()
  @IsString()
  BACKUP_RESTIC_REPOSITORY?: string;

  /** The password of that repository. */
  @IsOptional()
  @IsString()
  BACKUP_RESTIC_PASSWORD?: string;

  /**
   * The public key of age for which the settings and the key that signs mail are sealed. Absent: they are left out.
   *
   * @example age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p
   */
  @IsOptional()
  @Matches(/^(age1|ssh-)\S/, { message: 'BACKUP_AGE_RECIPIENT must be a public key of age: age1…' })
  BACKUP_AGE_RECIPIENT?: string;
}
