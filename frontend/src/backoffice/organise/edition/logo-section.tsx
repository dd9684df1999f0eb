import { Button } from 'antd';
import { useRef } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useAction, useShowFailure } from '#core/action/use-action.ts';
import { type OrganisedEdition, useListEditionsQuery, useRemoveLogoMutation } from '#core/api/staff.ts';
import { UploadError, uploadFile } from '#core/api/upload-file.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './edition.module.css';

/** The logo in the header; it is saved as soon as a file is chosen, apart from the form. */
export function LogoSection({ edition }: { edition: OrganisedEdition }) {
  const { key, logo, productName } = edition;
  const input = useRef<HTMLInputElement>(null);
  const { refetch } = useListEditionsQuery();
  const showFailure = useShowFailure();
  const [removeLogo] = useRemoveLogoMutation();
  const upload = useAction({
    send: async (file: File) => {
      const signal = new AbortController().signal;
      try {
        const options = { signal, onProgress: () => undefined };
        return { data: await uploadFile(`/api/organise/editions/${key}/logo`, file, options) };
      } catch (error) {
        return { error };
      }
    },
    failure: 'The logo was not saved.',
    succeeded: () => {
      void refetch();
      showToast({ title: 'The logo is saved' });
    },
    refused: (error) => showFailure(error instanceof UploadError ? error.message : 'The logo was not saved.'),
  });
  const remove = useAction({
    send: () => removeLogo(key),
    failure: 'The logo was not removed.',
    succeeded: () => showToast({ title: 'The logo is removed' }),
  });
  return (
    <section className={`card card-body ${styles.logo}`} aria-labelledby="logo">
      <h2 id="logo">Logo</h2>
      <p className="muted">
        PNG or WebP, up to 2 MB. It stands on dark green in the header, in the place of the pawn and the name,
        in light and in dark. Mails have no pictures.
      </p>
      {logo && (
        <p className={`row ${styles.logoPreview}`}>
          <img src={logo.url} width={logo.width} height={logo.height} alt={productName} />
        </p>
      )}
      {edition.state !== 'archived' && (
        <div className="link-row">
          <input
            ref={input}
            type="file"
            accept="image/png,image/webp"
            aria-label="Logo file"
            hidden
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // So that choosing the same file again is a change.
              target.value = '';
              if (file) void upload.run(file);
            }}
          />
          <Button icon={<Icon name="file" />} loading={upload.isBusy} onClick={() => input.current?.click()}>
            {logo ? 'Choose another logo' : 'Choose a logo'}
          </Button>
          {logo && (
            <Button loading={remove.isBusy} onClick={remove.press()}>
              Remove the logo
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
