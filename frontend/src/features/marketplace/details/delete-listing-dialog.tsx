import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import { RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import { type Listing, useDeleteListingMutation } from '#api/generated.ts';
import { showToast } from '#ui/feedback/toast.ts';

interface DeleteListingDialogProps {
  find: (id: string) => Listing | undefined;
  onDeleted: () => void;
}

/** Asks before a listing is deleted. */
export function DeleteListingDialog({ find, onDeleted }: DeleteListingDialogProps) {
  const [deleteListing] = useDeleteListingMutation();
  return (
    <RoutedDialog name="delete-listing" find={find}>
      {({ id, gameName, isMine }, frame) =>
        isMine && (
          <ConfirmDialog
            frame={frame}
            title="Delete Listing"
            subject={gameName}
            text="Are you sure you want to delete this listing? Its photos and its discussion go with it. This action cannot be undone."
            confirmLabel="Delete"
            isDestructive
            failure="Failed to delete listing. Please try again."
            action={() => deleteListing({ id })}
            onDone={() => {
              onDeleted();
              showToast({ title: 'Listing deleted' });
            }}
          />
        )
      }
    </RoutedDialog>
  );
}
