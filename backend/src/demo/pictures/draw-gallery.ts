import { drawnRenditions } from '@tablefall/platform/images/renditions';
import type { PhotoDto } from '../../convention/photos/photos.dto.ts';
import { PHOTO_WIDTHS, type PhotosService } from '../../convention/photos/photos.service.ts';
import { pictures, svgOf } from './gallery.ts';

/** As many as keep two processors busy; each holds some 30 MB of pixels. */
const AT_ONCE = 2;

/** Draws the demo's gallery into the store, unless there is a gallery. */
export async function drawGallery(gallery: PhotosService): Promise<void> {
  if (await gallery.manifest()) {
    return;
  }
  const photos: PhotoDto[] = [];
  for (let start = 0; start < pictures.length; start += AT_ONCE) {
    const drawn = pictures.slice(start, start + AT_ONCE).map(async (picture) => {
      const [name, alt] = picture;
      return gallery.addFiles(name, alt, await drawnRenditions(svgOf(picture), PHOTO_WIDTHS));
    });
    photos.push(...(await Promise.all(drawn)));
  }
  await gallery.publish(photos);
}
