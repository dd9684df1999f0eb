import { Upload } from 'antd';
import type { ReactNode } from 'react';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** What it is for, to those who do not see it. */
  label: string;
  /** The media types that the picker offers; what is dropped may be anything else. */
  types: string[];
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
  children: ReactNode;
}

/** Takes files that are dropped on it or picked after a click; what becomes of them is up to the page. */
export function FileDrop({ label, types, isDisabled, onFiles, children }: FileDropProps) {
  return (
    <Upload.Dragger
      className={styles.drop}
      aria-label={label}
      multiple
      // The library would drop files of other types without a word.
      accept={{ format: types.join(','), filter: 'native' }}
      showUploadList={false}
      disabled={isDisabled}
      beforeUpload={(file, files) => {
        // It is called once for each of them.
        if (file === files[0]) onFiles(files);
        return false;
      }}
    >
      {children}
    </Upload.Dragger>
  );
}
