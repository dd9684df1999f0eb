import { Alert } from 'antd';
import { FileDrop } from '#antd/upload/file-drop.tsx';
import { useSpokenText } from '#ui/feedback/timing.ts';
import { FieldError } from '#ui/form/field.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { isOnItsWay, PHOTO_TYPES, PHOTOS_MAX, type Photo, shortError } from './photo-list.ts';
import { PhotoTile } from './photo-tile.tsx';
import styles from './photos-step.module.css';
import type { Photos } from './use-photos.ts';

/** ms */
const SPOKEN_EVERY = 3000;

/** Step 3: the photos, uploaded as soon as they are chosen. */
export function PhotosStep({ photos }: { photos: Photos }) {
  const { photos: list, errors } = photos;
  const isFull = list.length >= PHOTOS_MAX;
  return (
    <div className={styles.step}>
      <FileDrop label="Add photos" types={PHOTO_TYPES} isDisabled={isFull} onFiles={photos.add}>
        <p className={styles.call}>
          <Icon name="plus" />{' '}
          {isFull ? `All ${PHOTOS_MAX} photos are there` : 'Choose photos, or drop them here'}
        </p>
        <p className={styles.hint}>PNG, JPG, GIF up to 10MB. At most {PHOTOS_MAX} photos.</p>
      </FileDrop>
      {errors.length > 0 && (
        <Alert
          type="error"
          showIcon
          title="Not added"
          description={errors.map((error) => <p key={error}>{error}</p>)}
        />
      )}
      {list.length > 0 && (
        <ul className={styles.tiles} aria-label="Photos">
          {list.map((photo, place) => (
            <PhotoTile key={photo.id} photo={photo} name={`Photo ${place + 1}`} photos={photos} />
          ))}
        </ul>
      )}
      {list.map(
        ({ id, error }, place) =>
          error &&
          shortError(error) !== error && (
            <FieldError key={id} id={`${id}-error`}>{`Photo ${place + 1}: ${error}`}</FieldError>
          ),
      )}
      <p className="visually-hidden" role="status">
        {useSpokenText(countText(list), SPOKEN_EVERY)}
      </p>
    </div>
  );
}

/** How far the photos are. */
function countText(photos: Photo[]): string {
  if (photos.length === 0) return '';
  const uploaded = photos.filter(({ state }) => state === 'uploaded').length;
  const failed = photos.filter(({ state }) => state === 'failed').length;
  const parts = [`${uploaded} of ${photos.length} photos uploaded`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (photos.some(isOnItsWay)) parts.push('uploading');
  return parts.join(', ');
}
