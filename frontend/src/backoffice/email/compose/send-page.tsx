import { Form } from 'antd';
import { AriaDisabledButton } from '#antd/buttons.tsx';
import { useFreshSignInFirst } from '#core/api/fresh-sign-in.ts';
import { useLeaveGuard } from '#core/edit/unsent-input.ts';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { isWrongPassword, PasswordField } from '../password-field.tsx';
import { AudiencePreview } from './audience-preview.tsx';
import styles from './compose.module.css';
import { ExecuteDialog } from './execute-dialog.tsx';
import { MessageSection } from './message-section.tsx';
import { Outcome, SentMailing } from './outcome.tsx';
import { RegistrationField, SendTimeField, ToolChoice } from './tool-fields.tsx';
import { isToMany } from './tools.ts';
import { EXECUTE, useCompose } from './use-compose.ts';

/** /emailer: what is sent, to whom, and sending it. */
export function SendPage() {
  const askFirst = useFreshSignInFirst();
  const compose = useCompose();
  const { order, audience, outcome, isLoading, lacksRegistration, lacksMessage } = compose;
  const { tool } = order;
  const needsMore = lacksRegistration || lacksMessage;
  useLeaveGuard(compose.list.text !== '', { isKept: !compose.list.isLosable });
  return (
    <div className="stack gap-24">
      <Form
        layout="vertical"
        component="div"
        className={`card card-body ${styles.settings}`}
        onFocus={isToMany(tool) ? askFirst : undefined}
      >
        <ToolChoice tool={tool} onChange={compose.changeTool} />
        {tool === 'confirmation' && (
          <RegistrationField registrationId={order.registrationId} onChange={compose.changeRegistration} />
        )}
        {tool === 'message' && (
          <MessageSection
            message={compose.message}
            list={compose.list}
            whom={compose.whom}
            onChangeWhom={compose.changeWhom}
            refusal={compose.refusal}
          />
        )}
        {isToMany(tool) && (
          <SendTimeField
            time={compose.time}
            sendAt={compose.sendAt}
            onChange={compose.changeSendAt}
            error={compose.timeError}
          />
        )}
        <PasswordField error={outcome?.error} />
        <div className={`row gap-12 wrap ${styles.actions}`}>
          <AriaDisabledButton
            icon={<Icon name="search" />}
            disabled={lacksRegistration}
            isDisabled={isLoading}
            onClick={compose.showPreview}
          >
            Preview
          </AriaDisabledButton>
          {tool !== 'test' && (
            <AriaDisabledButton
              icon={<Icon name="mail" />}
              disabled={needsMore}
              isDisabled={isLoading}
              onClick={compose.test}
            >
              {/* A test is of a message; of what the product writes by itself this is a sample. */}
              {tool === 'message' ? 'Test' : 'Mail me a sample'}
            </AriaDisabledButton>
          )}
          <AriaDisabledButton
            type="primary"
            icon={<Icon name="send" />}
            disabled={needsMore}
            isDisabled={isLoading}
            onClick={compose.execute}
          >
            Execute
          </AriaDisabledButton>
          {needsMore && (
            <span className={`small muted ${styles.note}`}>
              {lacksRegistration ? 'Choose a registration first.' : 'Write a message first.'}
            </span>
          )}
        </div>
        {outcome && !isWrongPassword(outcome.error) && <Outcome {...outcome} />}
      </Form>
      {compose.mailing && <SentMailing id={compose.mailing} onUndone={compose.onUndone} />}
      {audience && (
        <AudiencePreview
          key={audience.id}
          audience={audience}
          isAsked={compose.isPreviewed}
          preview={compose.mail}
          chosen={compose.chosen}
          onChoose={compose.choose}
        />
      )}
      <RoutedDialog name={EXECUTE} find={compose.findAsked}>
        {(asked, frame) => (
          <ExecuteDialog
            frame={frame}
            tool={tool}
            audience={asked}
            sendAt={compose.sendAt}
            time={compose.time}
            onLookAgain={compose.lookAgain}
            onSend={compose.confirm}
            onSent={compose.onSent}
          />
        )}
      </RoutedDialog>
    </div>
  );
}
