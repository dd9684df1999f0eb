import { Button, Form, Input, Radio } from 'antd';
import { useRef } from 'react';
import { Link } from 'react-router';
import { ADDRESS_RULES, FormDialog } from '#antd/dialogs/form-dialog.tsx';
import { showToast } from '#core/action/toast.ts';
import { useFreshSignInOnOpen } from '#core/api/fresh-sign-in.ts';
import {
  type Helper,
  type HelperForm,
  useListStaffQuery,
  usePutHelperMutation,
  useRemoveHelperMutation,
} from '#core/api/staff.ts';
import { useScreen } from '#core/screen.ts';
import { count } from '#core/text/count-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { type DialogFrame, RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import listCard from '#ui/list/list-card.module.css';
import { Icon } from '#ui/pieces/icon.tsx';
import { AllEditions } from '../edition/edition-links.tsx';
import { AccountCard } from './account-card.tsx';
import { DoorLinkCard } from './door-link-card.tsx';
import { HelperCards, HelperTable } from './helper-rows.tsx';
import { LeavingCard } from './leaving-card.tsx';
import styles from './people.module.css';
import { PersonCard } from './person-card.tsx';
import { ROLE_OPTIONS, ROLES } from './roles.ts';
import { ToolsPasswordCard } from './tools-password-card.tsx';

/** /organise/people: who helps, and as what. */
export function PeoplePage() {
  const { data: helpers, isError, refetch } = useListStaffQuery();
  const openDialog = useOpenDialog();
  const { isWide } = useScreen();
  const heading = useRef<HTMLHeadingElement>(null);
  const find = (address: string) => helpers?.find((helper) => helper.address === address);
  const Rows = isWide ? HelperTable : HelperCards;
  return (
    <>
      <AllEditions
        text="Who helps does so in all editions."
        ofShown={(name) => `The link for the door is of ${name}.`}
      />
      <section className={`card ${listCard.list}`} aria-labelledby="helpers">
        <div className={listCard.head}>
          <div>
            <h2 id="helpers" ref={heading} tabIndex={-1}>
              Who helps
            </h2>
            <p className="small muted">
              <span className={helpers ? undefined : styles.unknown}>
                {`${count(helpers?.length ?? 10, 'person', 'people')}. `}
              </span>
              Removing somebody ends their sessions at once.
            </p>
          </div>
          <div className="link-row">
            <Link className="btn" to="/organise/import">
              Import…
            </Link>
            <Button type="primary" icon={<Icon name="invite" />} onClick={() => openDialog('add-helper')}>
              Add a helper
            </Button>
          </div>
        </div>
        {helpers ? (
          <Rows
            helpers={helpers}
            onChange={(address) => openDialog('change-helper', address)}
            onRemove={(address) => openDialog('remove-helper', address)}
          />
        ) : isError ? (
          <LoadFailure title="Who helps did not load" onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={4} />
        )}
      </section>
      <DoorLinkCard />
      <ToolsPasswordCard />
      <dl className={`grid gap-16 ${styles.roles}`}>
        {Object.values(ROLES).map(({ label, may }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{may}</dd>
          </div>
        ))}
      </dl>
      <AccountCard />
      <PersonCard />
      <LeavingCard />
      <RoutedDialog name="add-helper" find={() => true}>
        {(_subject, frame) => <HelperDialog frame={frame} />}
      </RoutedDialog>
      <RoutedDialog name="change-helper" find={find}>
        {(helper, frame) => <HelperDialog helper={helper} frame={frame} />}
      </RoutedDialog>
      <RoutedDialog name="remove-helper" find={find} fallbackFocus={heading}>
        {(helper, frame) => <RemoveHelperDialog helper={helper} frame={frame} />}
      </RoutedDialog>
    </>
  );
}

interface HelperDialogProps {
  /** Whose role changes; none adds somebody. */
  helper?: Helper;
  frame: DialogFrame;
}

const EMPTY: HelperForm = { email: '', role: 'organiser' };

function HelperDialog({ helper, frame }: HelperDialogProps) {
  useFreshSignInOnOpen();
  const [put] = usePutHelperMutation();
  return (
    <FormDialog
      frame={frame}
      title={helper ? 'Change the Role' : 'Add a Helper'}
      submitLabel={helper ? 'Change' : 'Add and tell them'}
      initialValues={helper ? { email: helper.address, role: helper.role } : EMPTY}
      subject={helper?.address}
      failure={helper ? 'The role was not changed.' : 'The helper was not added.'}
      action={({ email, role }) => put({ email: email.trim(), role })}
      onDone={() => showToast({ title: helper ? 'The role is changed' : 'They are told by mail' })}
    >
      <Form.Item name="email" label="Email" rules={ADDRESS_RULES} validateTrigger="onBlur">
        <Input type="email" autoComplete="off" maxLength={254} readOnly={helper !== undefined} />
      </Form.Item>
      <Form.Item name="role" label="Role">
        <Radio.Group className="grid gap-8" options={ROLE_OPTIONS} />
      </Form.Item>
    </FormDialog>
  );
}

function RemoveHelperDialog({ helper, frame }: { helper: Helper; frame: DialogFrame }) {
  const [remove] = useRemoveHelperMutation();
  return (
    <ConfirmDialog
      frame={frame}
      title="Remove a Helper"
      subject={helper.name ? `${helper.name} (${helper.address})` : helper.address}
      text="They are signed out at once, and may do what everybody may. Nobody is mailed."
      confirmLabel="Remove"
      isDestructive
      failure="The helper was not removed."
      action={() => remove({ email: helper.address })}
      onDone={() => showToast({ title: `${helper.address} helps no more` })}
    />
  );
}
