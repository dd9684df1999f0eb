import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { PhotosDto } from './photos.dto.ts';
import { PhotosService } from './photos.service.ts';

@ApiTags('convention')
@Controller('photos')
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  @Get()
  @Endpoint({ access: 'public', summary: 'The photos of the gallery', response: PhotosDto, cacheSeconds: 60 })
  getPhotos(): Promise<PhotosDto> {
    return this.photos.gallery();
  }
}
