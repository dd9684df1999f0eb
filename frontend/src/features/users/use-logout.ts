import { useLogoutMutation } from '#api/generated.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { clearStoredTexts } from '#ui/form/use-stored-text.ts';
import { tellSignedOut } from './stored-user.ts';

/** Logs out, and tells when that failed: on a shared computer nobody should wrongly believe to be signed out. */
export function useLogout(): { logOut: () => void; isLoggingOut: boolean } {
  const [logout, { isLoading }] = useLogoutMutation();
  const logOut = async () => {
    if (isLoading) return;
    const { error } = await logout();
    if (!error) return forgetHere();
    showToast({
      variant: 'destructive',
      title: 'You are still signed in',
      description: 'The server did not answer as it should. Please try again.',
      action: { label: 'Log out', run: () => void logOut() },
    });
  };
  return { logOut: () => void logOut(), isLoggingOut: isLoading };
}

/** What this browser keeps of who was signed in goes, in all its tabs. */
export function forgetHere(): void {
  clearStoredTexts();
  tellSignedOut();
}
