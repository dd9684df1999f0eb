import { Button, Progress } from 'antd';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { isOnItsWay, type Photo, shortError } from './photo-list.ts';
import styles from './photo-tile.module.css';
import type { Photos } from './use-photos.ts';

interface PhotoTileProps {
  photo: Photo;
  /** 'Photo 2' */
  name: string;
  photos: Photos;
}

/** One photo: how far it is, whether it is the main one, and what can be done with it (spec §4, Photo upload). */
export function PhotoTile({ photo, name, photos }: PhotoTileProps) {
  const isBusy = isOnItsWay(photo);
  const what = name.toLowerCase();
  return (
    <li className={styles.tile} aria-label={name}>
      <div className={styles.picture}>
        <img src={photo.preview} alt={photo.isMain ? `${name}, the main one` : name} />
        {photo.isMain && <span className={styles.main}>Main</span>}
        {photo.state === 'uploaded' && (
          <span className={styles.done} role="img" aria-label="Uploaded">
            <Icon name="check" />
          </span>
        )}
        {isBusy && <UnderWay photo={photo} name={name} />}
        {photo.state === 'failed' && <Failed photo={photo} name={name} onRetry={() => photos.retry(photo)} />}
      </div>
      <div className={styles.actions}>
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
  // All of it was sent, and the server is at work on it.
  const isPrepared = state === 'uploading' && percent === 100;
  const text = state === 'waiting' ? 'Waiting' : isPrepared ? 'Preparing' : `${percent}%`;
  return (
    <div className={styles.veil}>
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
    <div className={styles.veil}>
      <p className={styles.error}>
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
