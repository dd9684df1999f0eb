import { ApiProperty, ApiSchema } from '@nestjs/swagger';

/** One photo of the gallery. */
@ApiSchema({ name: 'Photo' })
export class PhotoDto {
  @ApiProperty({ description: 'Its file name.', example: 'meeples-on-felt-1f3a9c02.webp' })
  id!: string;

  @ApiProperty({ description: 'Width of the larger file in pixels, at most 2400.', example: 2400 })
  width!: number;

  @ApiProperty({ description: 'Height of the larger file in pixels.', example: 1600 })
  height!: number;

  @ApiProperty({ description: 'What it shows, for those who do not see it.', example: 'Meeples on felt' })
  alt!: string;
}

/** The gallery. A file's address is `{host}/{width}/{id}`. */
@ApiSchema({ name: 'Photos' })
export class PhotosDto {
  @ApiProperty({ type: [PhotoDto] })
  photos!: PhotoDto[];

  @ApiProperty({
    description: "Address before the width and the file name: the product's own or another host's.",
    example: '/media/photos',
  })
  host!: string;

  @ApiProperty({
    type: [Number],
    description: 'The widths in which every photo lies there.',
    example: [2400, 384],
  })
  widths!: number[];
}
