import { useLocation, useSearchParams } from 'react-router';
import type { User } from '#api/generated.ts';
import { openDialogIn } from '#ui/dialog/use-open-dialog.ts';
import { usePreloadedCode } from '#ui/feedback/use-lazy-code.ts';

const loadDetails = () => import('./event-dialogs.tsx');
const loadForms = () => import('./event-form-dialogs.tsx');

/** Details and forms of events over any page. Their code is loaded when one opens, or preloaded at the first activity. */
export function EventDrawers({ user }: { user: User | null }) {
  const [params] = useSearchParams();
  const code = usePreloadedCode(loadDetails, params.get('event'));
  return (
    <>
      {code && <code.EventDialogs user={user} />}
      {user && <FormDrawers user={user} />}
    </>
  );
}

/** Nobody else has forms, or loads their code: antd's fields weigh as much as all of the details. */
function FormDrawers({ user }: { user: User }) {
  const code = usePreloadedCode(loadForms, openDialogIn(useLocation()) || null);
  return code && <code.EventFormDialogs user={user} />;
}
