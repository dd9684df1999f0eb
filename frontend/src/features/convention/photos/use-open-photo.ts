import { useLocation, useNavigate, useSearchParams } from 'react-router';

const PARAMETER = 'photo';

interface OpenPhoto {
  /** The id of the photo in the lightbox, or null. */
  photo: string | null;
  open: (photo: string) => void;
  /** Another photo in the open lightbox. */
  moveTo: (photo: string) => void;
  close: () => void;
}

/** Which photo is open, kept in the address: Back closes the lightbox, and a shared link opens the photo. */
export function useOpenPhoto(): OpenPhoto {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const photo = params.get(PARAMETER);
  const stay = { preventScrollReset: true };
  return {
    photo,
    open: (next) => void setParams({ [PARAMETER]: next }, { ...stay, state: { isOpenedHere: true } }),
    moveTo: (next) => {
      if (next !== photo) void setParams({ [PARAMETER]: next }, { ...stay, replace: true, state });
    },
    close: () => {
      if (isOpenedHere(state)) void navigate(-1);
      else void setParams({}, { ...stay, replace: true });
    },
  };
}

/** Whether the entry before this one in the history is the album. */
function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}
