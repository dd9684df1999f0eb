import { ApiProperty, ApiSchema } from '@nestjs/swagger';

@ApiSchema({ name: 'UploadedImage' })
export class UploadedImageDto {
  @ApiProperty({ description: 'What a listing form names the photo by.' })
  url!: string;

  @ApiProperty({ example: '01980000-0000-7000-8000-000000000006.webp' })
  fileName!: string;

  @ApiProperty({ description: 'The smaller one.' })
  thumbnailUrl!: string;
}
