import { useState } from 'react';
import { useBusy } from '../../../antd/dialogs/use-busy.ts';
import { useOpenDialog } from '../../../antd/dialogs/use-open-dialog.ts';
import { messageRefusal } from '../../../antd/mail/message-preview.ts';
import { useMailingId } from '../../../antd/mail/use-mailing-id.ts';
import { choicePart, textPart, useUrlView } from '../../../ui/address/use-url-view.ts';
import { useMessage } from './message/use-message.ts';
import { usePastedList } from './message/use-pasted-list.ts';
import { useAudience } from './preview/use-audience.ts';
import { useMailPreview } from './preview/use-mail-preview.ts';
import { type Sent, useSend } from './sending/use-send.ts';
import { isToMany, type Order, TOOL_NAMES } from './tool/tools.ts';

export const EXECUTE = 'execute';

const PARTS = {
  tool: choicePart(TOOL_NAMES, 'review'),
  /** The id of the one that the confirmation is for. */
  registration: textPart(50),
  /** The mailing that was sent last, whose progress is shown. */
  mailing: textPart(50),
};

/** What is being put together on the page, and what can be done with it: Preview, Test and Execute (spec §2). */
export function useCompose() {
  const [view, changeView] = useUrlView(PARTS);
  const { tool } = view;
  const openDialog = useOpenDialog();
  const message = useMessage();
  const list = usePastedList();
  const [laterAt, setLaterAt] = useState<string | null>(null);
  const [timeError, setTimeError] = useState<string>();
  const [sends, setSends] = useState(0);
  const [outcome, setOutcome] = useState<Sent | null>(null);
  const [chosen, setChosen] = useState<string>();
  const [asked, setAsked] = useState('');
  const [previewed, setPreviewed] = useState<string>();
  const send = useSend();

  const sendAt = isToMany(tool) ? laterAt : null;
  const usesList = tool === 'message' && list.isUsed;
  const order: Order = {
    tool,
    registrationId: tool === 'confirmation' ? view.registration : '',
    message: tool === 'message' ? message.text : '',
  };
  const lacksRegistration = tool === 'confirmation' && order.registrationId === '';
  const lacksMessage = tool === 'message' && order.message.trim() === '';

  // What was sent is looked at anew before it is sent again.
  const audienceKey = [sends, tool, order.registrationId, usesList && list.version].join('.');
  const { audience, look } = useAudience(audienceKey, {
    tool,
    registrationId: order.registrationId,
    collect: usesList ? list.collect : undefined,
  });
  const mailingId = useMailingId([audienceKey, sendAt, order.message].join('.'));
  const preview = useMailPreview(order, audience, chosen);

  const lookAgain = async () => {
    setChosen(undefined);
    const looked = await look();
    if (looked.error) setOutcome({ error: looked.error });
    return looked;
  };
  const [showPreview, isPreviewing] = useBusy(async () => {
    setOutcome(null);
    const looked = await lookAgain();
    setPreviewed(looked.audience?.id);
  });
  const [test, isTesting] = useBusy(async () => {
    const recipients = usesList ? ((await list.collect()) ?? undefined) : undefined;
    setOutcome(await send(order, { testOnly: true, recipients }));
  });
  const sendTo = (recipients: typeof audience, confirm: boolean) =>
    send(order, {
      mailingId,
      preview: recipients?.id,
      recipients: recipients?.pasted,
      sendAt: sendAt ?? undefined,
      confirm: confirm || undefined,
    });
  const [execute, isExecuting] = useBusy(async () => {
    setOutcome(null);
    setTimeError(sendAt === '' ? 'Choose a date and a time.' : undefined);
    if (sendAt === '') return;
    const confirmed = audience ?? (await lookAgain()).audience;
    if (!confirmed) return;
    // There is nothing to ask about; the server says so.
    if (confirmed.recipients === 0) return setOutcome(await sendTo(confirmed, false));
    setAsked(confirmed.id);
    openDialog(EXECUTE, confirmed.id);
  });

  return {
    order,
    changeTool: (next: Order['tool']) => {
      setOutcome(null);
      changeView({ tool: next, mailing: '' });
    },
    changeRegistration: (registration: string) => changeView({ registration }, { replace: true }),
    message,
    list,
    sendAt,
    changeSendAt: (next: string | null) => {
      setLaterAt(next);
      setTimeError(undefined);
    },
    timeError,
    audience,
    /** Preview was pressed for it: its audience is what the person wants to see next. */
    isPreviewed: audience?.id === previewed,
    preview,
    chosen,
    choose: setChosen,
    refusal: preview.refusal ?? messageRefusal(outcome?.error),
    showPreview,
    test,
    execute,
    isLoading: isPreviewing || isTesting || isExecuting,
    lacksRegistration,
    lacksMessage,
    /** Whom the dialog that asks before sending is about; it names the audience it was opened for, which may be renewed since. */
    findAsked: (id: string) => (id === asked && audience) || undefined,
    lookAgain: look,
    confirm: (confirm: boolean) => sendTo(audience, confirm),
    onSent: (sent: Sent) => {
      setOutcome(sent);
      if (sent.error) return;
      setSends((before) => before + 1);
      // The sample mail to oneself is no mailing.
      if (tool !== 'test') changeView({ mailing: mailingId }, { replace: true });
      if (tool === 'message') message.clear();
    },
    outcome,
    mailing: view.mailing,
  };
}
