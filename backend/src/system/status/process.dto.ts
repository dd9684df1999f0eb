import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { PROCESS_ROLES, type ProcessRole } from '@tablefall/platform/processes/process-seen.tables';
import type { SeenProcess } from '@tablefall/platform/processes/processes';

/** A backend or worker that ran within the last minute. */
@ApiSchema({ name: 'Process' })
export class ProcessDto {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: PROCESS_ROLES })
  role!: ProcessRole;

  @ApiProperty({ example: 'web-1' })
  host!: string;

  @ApiProperty({ example: 4711 })
  pid!: number;

  @ApiProperty({ type: Number, nullable: true, example: 3000, description: 'Where it answers.' })
  port!: number | null;

  @ApiProperty({ example: '2.4.0' })
  version!: string;

  @ApiProperty({ type: String, nullable: true, example: '8f21c3d' })
  commit!: string | null;

  @ApiProperty({ example: '0034-processes', description: 'The newest migration that it knows.' })
  migration!: string;

  @ApiProperty({ example: 281_000_000, description: 'Bytes that it holds.' })
  memory!: number;

  @ApiProperty({ format: 'date-time' })
  startedAt!: string;

  @ApiProperty({ format: 'date-time' })
  seenAt!: string;

  @ApiProperty({
    enum: ['running', 'silent'],
    description: 'Silent: it has not said for half a minute that it runs.',
  })
  state!: 'running' | 'silent';
}

/** What the settings are compared by is nobody's business. */
export function processDto(seen: SeenProcess): ProcessDto {
  const { secret_fingerprint: _secret, previous_fingerprints: _previous, ...shown } = seen;
  const { public_url: _url, queue: _queue, isAlive, ...rest } = shown;
  return { ...rest, state: isAlive ? 'running' : 'silent' };
}
