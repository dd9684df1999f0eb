import encodeQR from 'qr';
import { useMemo } from 'react';
import styles from './qr-code.module.css';

/** Modules of white around the code, as the standard asks for. */
const MARGIN = 4;

interface QrCodeProps {
  text: string;
  /** What a screen reader says of it. */
  label: string;
  className?: string;
}

/** A QR code, black on white in both themes. It fills the width that it is given. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className={className ? `${styles.code} ${className}` : styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** The black modules, each run of a row as one rectangle. */
function drawn(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isBlack, x) => {
      if (!isBlack || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return `M${x} ${y}h${end - x}v1H${x}z`;
    }),
  );
  return { size: rows.length, path: runs.join('') };
}
