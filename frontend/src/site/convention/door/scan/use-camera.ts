import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { codeReader } from './code-reader.ts';
import { SameCode } from './same-code.ts';

export type CameraState = 'starting' | 'on' | 'refused' | 'absent' | 'busy';

/** ms between two looks at the picture. */
const LOOK_EVERY = 150;

interface Lamp {
  torch?: boolean;
}

/** The back camera, or another one, and the codes that it sees; it rests while the page is hidden. */
export function useCamera(onCode: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [cameras, setCameras] = useState<string[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [track, setTrack] = useState<MediaStreamTrack>();
  const [isLit, setLit] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isVisible = useIsVisible();
  const tell = useEffectEvent(onCode);

  useEffect(() => {
    const picture = video.current;
    if (!isVisible || !picture) return;
    let isOver = false;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sameCode = new SameCode();
    const begin = async () => {
      stream = await opened(chosen, attempt);
      if (isOver) return stop(stream);
      picture.srcObject = stream;
      await picture.play();
      setState('on');
      const [shown] = stream.getVideoTracks();
      setTrack(shown);
      // A call or another program takes the camera: the last picture would stand as if it were looked at.
      const follow = (next: CameraState) => () => void (isOver || setState(next));
      shown?.addEventListener('ended', follow('busy'));
      shown?.addEventListener('mute', follow('busy'));
      shown?.addEventListener('unmute', follow('on'));
      const devices = await navigator.mediaDevices.enumerateDevices();
      setCameras(devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId));
      const read = await codeReader();
      const look = async () => {
        const text = await read(picture).catch(() => null);
        if (isOver) return;
        if (text && sameCode.isNew(text, performance.now())) tell(text);
        timer = setTimeout(() => void look(), LOOK_EVERY);
      };
      await look();
    };
    begin().catch((error: unknown) => {
      if (!isOver) setState(stateOf(error));
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      setLit(false);
      if (stream) stop(stream);
    };
  }, [isVisible, chosen, attempt]);

  const turnTo = () => {
    const current = track?.getSettings().deviceId ?? '';
    setChosen(cameras[(cameras.indexOf(current) + 1) % cameras.length]);
  };
  const hasLamp = Boolean((track?.getCapabilities?.() as Lamp | undefined)?.torch);
  const light = async () => {
    await track?.applyConstraints({ advanced: [{ torch: !isLit } as MediaTrackConstraintSet] });
    setLit(!isLit);
  };
  return {
    video,
    state,
    isLit,
    tryAgain: () => setAttempt(attempt + 1),
    onOtherCamera: cameras.length > 1 ? turnTo : undefined,
    onLight: hasLamp ? () => void light().catch(() => setLit(false)) : undefined,
  };
}

/** @param _attempt asks anew, also for the same camera */
async function opened(deviceId: string | undefined, _attempt: number): Promise<MediaStream> {
  if (!navigator.mediaDevices) throw new DOMException('No camera here', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    video: {
      ...(deviceId ? { deviceId: { exact: deviceId } } : { facingMode: { ideal: 'environment' } }),
      width: { ideal: 1280 },
    },
  });
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function stateOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'absent' : 'busy';
}

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(document.visibilityState === 'visible');
  useEffect(() => {
    const follow = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  return isVisible;
}
