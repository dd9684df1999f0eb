import { Button } from 'antd';
import { type RefObject, useEffect, useId } from 'react';
import { Link } from 'react-router';
import type { Gameday } from '../../../api/generated.ts';
import { Icon } from '../../../ui/pieces/icon.tsx';
import { longDate, timeRange } from '../../../ui/text/date-text.ts';
import type { OpenDialog } from '../dialogs/management-dialog.ts';
import type { ChangeView, ManagementView } from '../management-view.ts';
import { DeliveryProgressBox } from './delivery-progress-box.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InvitationToolbar } from './invitation-toolbar.tsx';
import styles from './invitations.module.css';
import { useDelivery } from './use-delivery.ts';
import { useInvitations } from './use-invitations.ts';

interface InvitationsPanelProps {
  ref: RefObject<HTMLElement | null>;
  gameday: Gameday;
  view: ManagementView;
  /** Chosen a moment ago, and not by the address: it comes into sight and takes the focus. */
  isFresh: boolean;
  onChangeView: ChangeView;
  onOpen: OpenDialog;
  onRefresh: () => void;
}

/** The selected gameday's invitations and how far their mails are. */
export function InvitationsPanel(props: InvitationsPanelProps) {
  const { ref, gameday, view, isFresh, onChangeView, onOpen, onRefresh } = props;
  const headingId = useId();
  const delivery = useDelivery(gameday.id);
  const invitations = useInvitations(gameday.id, view, delivery.progress?.active ?? false);
  const times = timeRange(gameday.startTime, gameday.endTime);

  useEffect(() => {
    if (!isFresh) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [isFresh, ref]);

  const refresh = () => {
    invitations.refresh();
    void delivery.refetch();
    onRefresh();
  };

  return (
    <section ref={ref} className={`card ${styles.panel}`} aria-labelledby={headingId} tabIndex={-1}>
      <div className={styles.head}>
        <div>
          <h2 id={headingId}>Invitations</h2>
          <p className="muted">
            {longDate(gameday.date)}
            {times && ` · ${times}`}
          </p>
        </div>
        <div className={styles.headActions}>
          <Link className="btn" to={`/gameday-management/door-list/${gameday.id}`}>
            <Icon name="print" />
            Door list
          </Link>
          <Button icon={<Icon name="bell" />} onClick={() => onOpen({ kind: 'remind', gameday })}>
            Remind
          </Button>
          <Button icon={<Icon name="group" />} onClick={() => onOpen({ kind: 'bulk-invite', gameday })}>
            Bulk Invite
          </Button>
          <Button
            type="primary"
            icon={<Icon name="invite" />}
            onClick={() => onOpen({ kind: 'invite-guest', gameday })}
          >
            Invite Guest
          </Button>
        </div>
      </div>
      {delivery.progress && delivery.progress.total > 0 && (
        <DeliveryProgressBox
          gamedayId={gameday.id}
          progress={delivery.progress}
          timeLeft={delivery.timeLeft}
        />
      )}
      <InvitationToolbar
        gamedayId={gameday.id}
        view={view}
        onChangeView={onChangeView}
        isRefreshing={invitations.isRefreshing}
        onRefresh={refresh}
      />
      <InvitationList invitations={invitations} view={view} onChangeView={onChangeView} onOpen={onOpen} />
    </section>
  );
}
