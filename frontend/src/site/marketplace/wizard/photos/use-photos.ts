import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { v4 as uuid } from 'uuid';
import { baseApi } from '#core/api/base-api.ts';
import type { UploadedImage } from '#core/api/generated.ts';
import { UploadError, uploadFile } from '#core/api/upload-file.ts';
import {
  addPhotos,
  changePhoto,
  chooseFiles,
  isUploadPending,
  type Photo,
  removePhoto,
  setMain,
} from './photo-list.ts';

/**
 * The photos of the form. Each is uploaded as soon as it is chosen, one at a time, whichever step is open meanwhile.
 *
 * @param initial those that are there from the start
 */
export function usePhotos(initial: Photo[]) {
  const [photos, setPhotos] = useState(initial);
  const [errors, setErrors] = useState<string[]>([]);
  const dispatch = useDispatch();
  const latest = useRef(initial);
  const queue = useRef(Promise.resolve());
  const uploads = useRef(new Map<string, AbortController>());
  const isLeft = useRef(false);

  const update = (change: (photos: Photo[]) => Photo[]) => {
    latest.current = change(latest.current);
    setPhotos(latest.current);
  };
  const note = (id: string, change: Partial<Photo>) => update((list) => changePhoto(list, id, change));

  const upload = async (id: string, file: File, { signal }: AbortController) => {
    if (signal.aborted) return;
    note(id, { state: 'uploading' });
    try {
      const { url, thumbnailUrl } = await uploadFile<UploadedImage>('/api/forsale/upload-image', file, {
        signal,
        onProgress: (progress) => note(id, { progress }),
      });
      note(id, { state: 'uploaded', progress: 100, url, thumbnailUrl });
    } catch (error) {
      if (error instanceof UploadError && error.status === 401) {
        dispatch(baseApi.util.invalidateTags(['Session']));
      }
      note(id, { state: 'failed', error: (error as Error).message });
    }
  };
  const enqueue = (id: string, file: File) => {
    const controller = new AbortController();
    uploads.current.set(id, controller);
    note(id, { state: 'waiting', progress: 0, error: undefined });
    queue.current = queue.current.then(() => upload(id, file, controller));
  };

  useEffect(() => {
    const running = uploads.current;
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      for (const controller of running.values()) controller.abort();
      for (const { preview } of latest.current) URL.revokeObjectURL(preview);
    };
  }, []);

  return {
    photos,
    /** Errors of the files that were chosen last. */
    errors,
    isUploading: photos.some(isUploadPending),
    add: (files: File[]) => {
      const chosen = chooseFiles(files, latest.current.length);
      setErrors(chosen.errors);
      const added = chosen.accepted.map((file): Photo & { file: File } => ({
        id: uuid(),
        preview: URL.createObjectURL(file),
        isMain: false,
        state: 'waiting',
        progress: 0,
        file,
      }));
      update((list) => addPhotos(list, added));
      for (const { id, file } of added) enqueue(id, file);
    },
    retry: ({ id, file }: Photo) => file && enqueue(id, file),
    cancel: ({ id }: Photo) => {
      uploads.current.get(id)?.abort();
      // A waiting photo has no running upload that would set this.
      note(id, { state: 'failed', error: 'Upload was cancelled' });
    },
    remove: ({ id, preview }: Photo) => {
      update((list) => removePhoto(list, id));
      URL.revokeObjectURL(preview);
    },
    makeMain: ({ id }: Photo) => update((list) => setMain(list, id)),
    /** Replaces all photos; the results of running uploads are ignored. */
    replace: (list: Photo[]) => update(() => list),
    /** Marks photos that the server has lost, by their index. */
    lose: (lost: Map<number, string>) =>
      update((list) =>
        list.map((photo, place) => {
          const error = lost.get(place);
          return error ? { ...photo, state: 'failed', url: undefined, error } : photo;
        }),
      ),
    /** The photos after all uploads have ended; null when the form was left, which aborts them. */
    settled: async (): Promise<Photo[] | null> => {
      let awaited: Promise<void>;
      do {
        awaited = queue.current;
        await awaited;
        // Again only for photos that were chosen meanwhile: an aborted photo may stay in state `waiting`.
      } while (awaited !== queue.current);
      return isLeft.current ? null : latest.current;
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;
