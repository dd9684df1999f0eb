import { type MouseEvent, useState } from 'react';
import { messageRefusal } from '#antd/mail/message-preview.ts';
import { useMailingId } from '#antd/mail/use-mailing-id.ts';
import { useStableCallback } from '#core/action/component-lifetime.ts';
import { type Sending, useSendingTime } from '#core/action/sending-time.ts';
import { useAction } from '#core/action/use-action.ts';
import { choicePart, textPart, useUrlView } from '#core/address/use-url-view.ts';
import { MESSAGE_AUDIENCES } from '#core/api/choices.generated.ts';
import { fresh } from '#core/api/freshness.ts';
import { useGetSendingHourQuery } from '#core/api/staff.ts';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { isToMany, type MessageAudience, type Order, TOOL_NAMES, TOOLS } from './tools.ts';
import { type Audience, useAudience, useMailPreview } from './use-audience.ts';
import { useMessage, usePastedList } from './use-message.ts';
import { type Sent, useSend } from './use-send.ts';

export const EXECUTE = 'execute';

const PARTS = {
  tool: choicePart(TOOL_NAMES, 'review'),
  /** The id of the one that the confirmation is for. */
  registration: textPart(50),
  /** Whom a custom message goes to, unless a list is pasted. */
  whom: choicePart(MESSAGE_AUDIENCES, 'past-registrants'),
  /** The mailing that was sent last, whose progress is shown. */
  mailing: textPart(50),
};

/** What came of Execute: there is an audience to confirm, or there was nobody to ask about. */
interface Execution {
  toConfirm?: string;
  results?: unknown;
}

/** What a mailing was made of when it was sent. */
interface SentOrder extends Order {
  mailingId: string;
  /** The pasted list, if it went there. */
  list: string;
}

/** What is being put together on the page, and what can be done with it: Preview, Test and Execute. */
export function useCompose() {
  const [view, changeView] = useUrlView(PARTS);
  const { tool } = view;
  const openDialog = useOpenDialog();
  const message = useMessage();
  const list = usePastedList();
  const sendingHour = useGetSendingHourQuery(undefined, fresh('getSendingHour'));
  const time = useSendingTime(sendingHour.currentData?.nextHour);
  const [laterAt, setLaterAt] = useState('');
  const [timeError, setTimeError] = useState<string>();
  const [sends, setSends] = useState(0);
  const [lastSent, setLastSent] = useState<SentOrder>();
  const [outcome, setOutcome] = useState<Sent | null>(null);
  const [chosen, setChosen] = useState<string>();
  const [asked, setAsked] = useState<{ id: string; key: string }>();
  const [previewed, setPreviewed] = useState<string>();
  const send = useSend();

  const sendAt = isToMany(tool) && time.sending === 'later' ? laterAt : null;
  const leaves = isToMany(tool) && sendAt === null ? time.leaves : undefined;
  const usesList = tool === 'message' && list.isUsed;
  const order: Order = {
    tool,
    registrationId: tool === 'confirmation' ? view.registration : '',
    message: tool === 'message' ? message.text : '',
    whom: tool === 'message' && !usesList ? view.whom : undefined,
  };
  const lacksRegistration = tool === 'confirmation' && order.registrationId === '';
  const lacksMessage = tool === 'message' && order.message.trim() === '';

  // What was sent is looked at anew before it is sent again.
  const audienceKey = [sends, tool, order.registrationId, order.whom, usesList && list.version].join('.');
  const { audience, look } = useAudience(audienceKey, {
    tool,
    registrationId: order.registrationId,
    whom: order.whom,
    collect: usesList ? list.collect : undefined,
  });
  const mailingId = useMailingId([audienceKey, sendAt, leaves, order.message].join('.'));
  const mail = useMailPreview(order, audience, chosen);

  const showOutcome = (data: unknown) => setOutcome({ data });
  const showFailure = (error: unknown) => setOutcome({ error });
  const { label } = TOOLS[tool];
  const subject = () => ({ id: '', name: label });

  const preview = useAction({
    send: () => {
      setOutcome(null);
      setChosen(undefined);
      return look();
    },
    subject,
    failure: 'The preview did not load.',
    place: audienceKey,
    proceed: ({ id }) => setPreviewed(id),
    refused: showFailure,
  });
  const test = useAction({
    send: async () => {
      const recipients = usesList ? ((await list.collect()) ?? undefined) : undefined;
      return send(order, { testOnly: true, recipients });
    },
    subject,
    failure: 'The test was not sent.',
    place: tool,
    proceed: showOutcome,
    refused: showFailure,
  });
  const sendTo = (recipients: Audience | null, confirm: boolean) =>
    send(order, {
      mailingId,
      preview: recipients?.id,
      recipients: recipients?.pasted,
      sendAt: sendAt ?? undefined,
      leaves,
      confirm: confirm || undefined,
    });
  const execute = useAction({
    send: async (): Promise<{ data?: Execution; error?: unknown }> => {
      setOutcome(null);
      const { data: confirmed, error } = audience ? { data: audience } : await look();
      if (!confirmed) return { error };
      if (confirmed.recipients > 0) return { data: { toConfirm: confirmed.id } };
      // There is nothing to ask about; the server says so.
      const { data, error: refusal } = await sendTo(confirmed, false);
      return refusal ? { error: refusal } : { data: { results: data } };
    },
    subject,
    failure: 'Nothing was sent.',
    place: audienceKey,
    proceed: ({ toConfirm, results }) => {
      if (!toConfirm) return showOutcome(results);
      setAsked({ id: toConfirm, key: audienceKey });
      openDialog(EXECUTE, toConfirm);
    },
    refused: showFailure,
  });
  const sent: SentOrder = { ...order, mailingId, list: usesList ? list.text : '' };
  const onSent = useStableCallback((done: SentOrder, data: unknown) => {
    setLastSent(done);
    message.forget(done.message);
    list.forget(done.list);
    // Another tool is chosen by now, whose page it is.
    if (done.tool !== tool) return;
    showOutcome(data);
    setSends((before) => before + 1);
    // The sample mail to oneself is no mailing.
    if (tool !== 'test') changeView({ mailing: done.mailingId }, { replace: true });
  });

  return {
    order,
    changeTool: (next: Order['tool']) => {
      setOutcome(null);
      // The day of one mailing is not that of another.
      setLaterAt('');
      setTimeError(undefined);
      changeView({ tool: next, mailing: '' });
    },
    changeRegistration: (registration: string) => changeView({ registration }, { replace: true }),
    message,
    list,
    /** Whom the message goes to: 'list' for the pasted one. */
    whom: order.whom ?? ('list' as const),
    changeWhom: (next: MessageAudience | 'list') => {
      list.setUsed(next === 'list');
      if (next !== 'list') changeView({ whom: next }, { replace: true });
    },
    /** When it leaves, of what goes to many. */
    time: {
      ...time,
      choose: (next: Sending) => {
        time.choose(next);
        setTimeError(undefined);
      },
    },
    sendAt,
    changeSendAt: (next: string) => {
      setLaterAt(next);
      setTimeError(undefined);
    },
    timeError,
    audience,
    /** Preview was pressed for it: its audience is what the person wants to see next. */
    isPreviewed: audience?.id === previewed,
    mail,
    chosen,
    choose: setChosen,
    refusal: mail.refusal ?? messageRefusal(outcome?.error),
    showPreview: preview.press(),
    test: test.press(),
    execute: (event: MouseEvent) => {
      setTimeError(sendAt === '' ? 'Choose a date and a time.' : undefined);
      if (sendAt !== '') execute.press()(event);
    },
    isLoading: preview.isBusy || test.isBusy || execute.isBusy,
    lacksRegistration,
    lacksMessage,
    /** Whom the dialog that asks before sending is about; it names the audience it was opened for, which may be renewed since. */
    findAsked: (id: string) => (id === asked?.id && asked.key === audienceKey && audience) || undefined,
    lookAgain: look,
    confirm: (confirm: boolean) => sendTo(audience, confirm),
    onSent: (data: unknown) => onSent(sent, data),
    /** It was undone: its message may be put right, where nothing else is written by now, and goes to whom it went. */
    onUndone: () => {
      setOutcome(null);
      if (message.text !== '' || lastSent?.mailingId !== view.mailing) return;
      message.setText(lastSent.message);
      if (lastSent.list) list.setText(lastSent.list);
    },
    outcome,
    mailing: view.mailing,
  };
}
