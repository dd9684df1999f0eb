import { useState } from 'react';
import { IconButton } from '#ui/form/icon-button.tsx';
import { isMuted, setMuted } from './door-signals.ts';
import styles from './scan-panel.module.css';
import { type CameraState, useCamera } from './use-camera.ts';

const SAID: Record<Exclude<CameraState, 'on'>, string> = {
  starting: 'The camera starts …',
  refused:
    'The camera is not allowed. Allow it for this site in the settings of the browser, or use a hand scanner or the name.',
  absent: 'There is no camera here. Use a hand scanner, or the name.',
  busy: 'The camera does not answer: another program may be using it. Close that, or use a hand scanner or the name.',
};

/** What the camera sees, with its buttons. It goes on behind a verdict. */
export function CameraView({ onCode }: { onCode: (text: string) => void }) {
  const camera = useCamera(onCode);
  const [isSilent, setSilent] = useState(isMuted);
  const turnSound = () => {
    setMuted(!isSilent);
    setSilent(!isSilent);
  };
  return (
    <section className={styles.camera} aria-label="Camera">
      <video
        ref={camera.video}
        className={`full ${styles.video}`}
        muted
        playsInline
        data-state={camera.state}
      />
      {camera.state === 'on' && (
        <svg className={styles.aim} viewBox="0 0 236 236" aria-hidden="true">
          <path d="M4 50V22A18 18 0 0 1 22 4h28M186 4h28a18 18 0 0 1 18 18v28M232 186v28a18 18 0 0 1-18 18h-28M50 232H22a18 18 0 0 1-18-18v-28" />
        </svg>
      )}
      <div className={`grid gap-10 ${styles.buttons}`}>
        {camera.onLight && (
          <IconButton icon="bulb" label={camera.isLit ? 'Light off' : 'Light on'} onClick={camera.onLight} />
        )}
        {camera.onOtherCamera && (
          <IconButton icon="refresh" label="Other camera" onClick={camera.onOtherCamera} />
        )}
        <IconButton
          icon={isSilent ? 'muted' : 'sound'}
          label={isSilent ? 'Sound is off' : 'Sound is on'}
          aria-pressed={!isSilent}
          onClick={turnSound}
        />
      </div>
      <div className={`grid gap-8 strong centred ${styles.hint}`} role="status">
        <p>{camera.state === 'on' ? 'Hold the code into the frame' : SAID[camera.state]}</p>
        {(camera.state === 'refused' || camera.state === 'busy') && (
          <button type="button" className="btn" onClick={camera.tryAgain}>
            Try again
          </button>
        )}
      </div>
    </section>
  );
}
