import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { VenueDto } from '../edition/edition.dto.ts';

@ApiSchema({ name: 'Direction' })
export class DirectionDto {
  @ApiProperty({ example: 'By tram' })
  title!: string;

  @ApiProperty({ example: 'Lines 4 and 11 stop at Canal Street, right before the entrance.' })
  text!: string;
}

/** A room of the floor plan. Places and sizes are in decimetres from the top left corner. */
@ApiSchema({ name: 'Room' })
export class RoomDto {
  @ApiProperty({ example: 'room-a' })
  id!: string;

  @ApiProperty({ example: 'Room A' })
  name!: string;

  @ApiProperty({ example: 'Scheduled games' })
  purpose!: string;

  @ApiProperty({ example: 0 })
  x!: number;

  @ApiProperty({ example: 0 })
  y!: number;

  @ApiProperty({ example: 180 })
  width!: number;

  @ApiProperty({ example: 120 })
  height!: number;
}

/** A table; x and y are its middle. */
@ApiSchema({ name: 'Table' })
export class TableDto {
  @ApiProperty({ example: 'a1' })
  id!: string;

  @ApiProperty({ example: 'A1' })
  label!: string;

  @ApiProperty({ example: 'room-a' })
  roomId!: string;

  @ApiProperty({ example: 30 })
  x!: number;

  @ApiProperty({ example: 40 })
  y!: number;

  @ApiProperty({ example: 6 })
  seats!: number;

  @ApiPropertyOptional({ description: 'Kept for open gaming: no event of the schedule stands on it.' })
  openGaming?: boolean;
}

@ApiSchema({ name: 'Floor' })
export class FloorDto {
  @ApiProperty({ example: 480 })
  width!: number;

  @ApiProperty({ example: 320 })
  height!: number;

  @ApiProperty({ type: [RoomDto] })
  rooms!: RoomDto[];

  @ApiProperty({ type: [TableDto] })
  tables!: TableDto[];
}

@ApiSchema({ name: 'MapData' })
export class MapDataDto {
  @ApiProperty({ type: VenueDto })
  venue!: VenueDto;

  @ApiProperty({ type: [DirectionDto] })
  directions!: DirectionDto[];

  @ApiProperty({ type: FloorDto })
  floor!: FloorDto;
}
