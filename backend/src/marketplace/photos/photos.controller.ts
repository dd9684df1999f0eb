import { Controller, Post, Query, UploadedFiles } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '../../http/access/endpoint.ts';
import { CurrentPrincipal, type Principal } from '../../http/access/principal.ts';
import { perAccount } from '../../http/access/throttling/throttle.ts';
import { InvalidInputError, NotAllowedError } from '../../http/errors/api-error.ts';
import { uploadBody } from '../../http/input/request-body.ts';
import { OwnAddressQuery, requireOwnAddress } from '../own-address.ts';
import { UploadedImageDto } from './photos.dto.ts';
import { PhotoNotStoredError, TooManyPhotosError } from './photos.errors.ts';
import { PhotosService } from './photos.service.ts';

const TEN_MEGABYTES = 10 * 1024 * 1024;

/** Photos for listings. */
@ApiTags('marketplace')
@Controller('forsale/upload-image')
export class PhotosController {
  constructor(private readonly photos: PhotosService) {}

  @Post()
  @Endpoint({
    access: 'signed-in',
    summary:
      'Upload a photo (JPG, PNG or GIF, up to 10 MB) for a listing of the caller; unused, it is kept for a day',
    body: uploadBody({ field: 'file', maxFiles: 1, maxFileBytes: TEN_MEGABYTES }),
    response: UploadedImageDto,
    throttle: perAccount('uploads'),
    errors: [NotAllowedError, new TooManyPhotosError(500), PhotoNotStoredError],
  })
  uploadListingImage(
    @UploadedFiles() files: { buffer: Buffer }[] | undefined,
    @Query() { email }: OwnAddressQuery,
    @CurrentPrincipal() principal: Principal,
  ): Promise<UploadedImageDto> {
    requireOwnAddress(principal, email);
    // Without a body nothing is read at all.
    const file = files?.[0];
    if (!file) {
      throw new InvalidInputError({ file: 'Please choose a photo.' });
    }
    return this.photos.upload(principal, file.buffer);
  }
}
