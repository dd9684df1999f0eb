import { Alert, Button, Progress, Upload } from 'antd';
import type { ReactNode } from 'react';
import { useThrottledText } from '#ui/feedback/timing.ts';
import { FieldError } from '#ui/form/field.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { isUploadPending, PHOTO_TYPES, PHOTOS_MAX, type Photo, shortError } from './photo-list.ts';
import styles from './photos.module.css';
import type { Photos } from './use-photos.ts';

/** ms */
const ANNOUNCED_EVERY = 3000;

/** Step 3: the photos, uploaded as soon as they are chosen. */
export function PhotosStep({ photos }: { photos: Photos }) {
  const { photos: list, errors } = photos;
  const isFull = list.length >= PHOTOS_MAX;
  return (
    <div className="grid gap-16">
      <FileDrop label="Add photos" types={PHOTO_TYPES} isDisabled={isFull} onFiles={photos.add}>
        <p className="strong">
          <Icon name="plus" />{' '}
          {isFull ? `All ${PHOTOS_MAX} photos are there` : 'Choose photos, or drop them here'}
        </p>
        <p className={`small-type muted ${styles.hint}`}>
          PNG, JPG, GIF up to 10MB. At most {PHOTOS_MAX} photos.
        </p>
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
        <ul className={`grid gap-12 ${styles.tiles}`} aria-label="Photos">
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
        {useThrottledText(countText(list), ANNOUNCED_EVERY)}
      </p>
    </div>
  );
}

function countText(photos: Photo[]): string {
  if (photos.length === 0) return '';
  const uploaded = photos.filter(({ state }) => state === 'uploaded').length;
  const failed = photos.filter(({ state }) => state === 'failed').length;
  const parts = [`${uploaded} of ${photos.length} photos uploaded`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (photos.some(isUploadPending)) parts.push('uploading');
  return parts.join(', ');
}

interface PhotoTileProps {
  photo: Photo;
  /** 'Photo 2' */
  name: string;
  photos: Photos;
}

/** One photo with its upload progress and actions. */
function PhotoTile({ photo, name, photos }: PhotoTileProps) {
  const isBusy = isUploadPending(photo);
  const what = name.toLowerCase();
  return (
    <li className={`flex column round clips raised lifted ${styles.tile}`} aria-label={name}>
      <div className={`sunken anchor ${styles.picture}`}>
        <img src={photo.preview} alt={photo.isMain ? `${name}, the main one` : name} />
        {photo.isMain && <span className={styles.main}>Main</span>}
        {photo.state === 'uploaded' && (
          <span className={`grid all-middle ${styles.done}`} role="img" aria-label="Uploaded">
            <Icon name="check" />
          </span>
        )}
        {isBusy && <UnderWay photo={photo} name={name} />}
        {photo.state === 'failed' && <Failed photo={photo} name={name} onRetry={() => photos.retry(photo)} />}
      </div>
      <div className={`row spread ${styles.actions}`}>
        {isBusy ? (
          <Button
            size="small"
            type="text"
            aria-label={`Cancel the upload of ${what}`}
            onClick={() => photos.cancel(photo)}
          >
            Cancel
          </Button>
        ) : (
          <Button
            size="small"
            type="text"
            aria-disabled={photo.isMain}
            aria-label={`Set main: ${what}`}
            onClick={() => photos.makeMain(photo)}
          >
            Set main
          </Button>
        )}
        <IconButton
          icon="trash"
          label={`Remove ${what}`}
          tooltip="Remove"
          disabled={isBusy}
          onClick={() => photos.remove(photo)}
        />
      </div>
    </li>
  );
}

function UnderWay({ photo: { state, progress }, name }: { photo: Photo; name: string }) {
  const percent = Math.round(progress);
  // All bytes were sent, and the server processes the picture.
  const isPrepared = state === 'uploading' && percent === 100;
  const text = state === 'waiting' ? 'Waiting' : isPrepared ? 'Preparing' : `${percent}%`;
  return (
    <div className={`row column gap-8 small-type centred ${styles.veil}`}>
      <p>{text}</p>
      <Progress
        percent={percent}
        showInfo={false}
        size="small"
        aria-label={`Upload of ${name.toLowerCase()}`}
      />
    </div>
  );
}

function Failed({
  photo: { error = '', file },
  name,
  onRetry,
}: {
  photo: Photo;
  name: string;
  onRetry: () => void;
}) {
  return (
    <div className={`row column gap-8 small-type centred ${styles.veil}`}>
      <p className="flex gap-6 anywhere danger to-start">
        <Icon name="alert" />
        <span>{shortError(error)}</span>
      </p>
      {file && (
        <Button
          size="small"
          icon={<Icon name="retry" />}
          aria-label={`Retry ${name.toLowerCase()}`}
          onClick={onRetry}
        >
          Retry
        </Button>
      )}
    </div>
  );
}

interface FileDropProps {
  /** Its accessible name. */
  label: string;
  /** The media types that the picker offers; what is dropped may be anything else. */
  types: string[];
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** A drop area for files that also opens the file picker. */
function FileDrop({ label, types, isDisabled, onFiles, children }: FileDropProps) {
  return (
    <Upload.Dragger
      className={styles.drop}
      aria-label={label}
      multiple
      // Otherwise antd would silently ignore files of other types.
      accept={{ format: types.join(','), filter: 'native' }}
      showUploadList={false}
      disabled={isDisabled}
      beforeUpload={(file, files) => {
        // Called once for each file.
        if (file === files[0]) onFiles(files);
        return false;
      }}
    >
      {children}
    </Upload.Dragger>
  );
}
