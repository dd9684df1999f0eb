import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import type { User } from '#core/api/generated.ts';
import { api } from '#core/api/tags.ts';
import { useLazyCode, usePreload, usePreloadedCode } from '#core/code/use-lazy-code.ts';
import { openDialogIn, subjectIn } from '#ui/dialog/use-open-dialog.ts';
import { loadWishPart } from './wishes/load-wish-part.ts';

const loadDetails = () => import('./details/event-details.tsx');
/** The dialogs with a form. */
const FORMS = ['new-event', 'request-game', 'edit-event'];
const loadForms = () => import('./event-form-dialogs.tsx');

/**
 * Details and forms of events over any page. The code of the details is preloaded at the first activity, with all that they show, as are
 * the rooms in which tables stand.
 */
export function EventDrawers({ user }: { user: User | null }) {
  const [params] = useSearchParams();
  const { signUp } = useEdition();
  const code = usePreloadedCode(loadDetails, params.get('event'));
  usePreload(user && signUp.takesWishes ? loadWishPart : null);
  const askForMap = api.usePrefetch('getMapData');
  usePreload(useCallback(async () => askForMap(), [askForMap]));
  return (
    <>
      {code && <code.EventDetails user={user} />}
      {user && <FormDrawers user={user} />}
    </>
  );
}

/** The forms stand on Ant Design, which weighs as much as the page: it is loaded when one of them opens, and not before. */
function FormDrawers({ user }: { user: User }) {
  const open = openDialogIn(useLocation());
  const code = useLazyCode(loadForms, FORMS.some((name) => subjectIn(open, name) !== null) ? open : null);
  return code && <code.EventFormDialogs user={user} />;
}
