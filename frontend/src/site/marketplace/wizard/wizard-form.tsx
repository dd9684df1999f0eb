import { Alert, Button, Form, Steps, type StepsProps } from 'antd';
import { type FormEvent, useEffect, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { useStableCallback } from '#core/action/component-lifetime.ts';
import { useTitle } from '#core/address/use-title.ts';
import { useEdition } from '#core/api/edition.ts';
import { count } from '#core/text/count-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { bringIntoSight } from '#ui/feedback/scroll-into-view.ts';
import { DiscardDialog } from '#ui/form/leave-guard.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { FORM_TITLES } from '../form-mode.ts';
import { ANSWER_DAYS } from '../listing/listing-rules.ts';
import { ExpansionsStep } from './expansions-step.tsx';
import { GameInfoStep } from './game-info-step.tsx';
import type { ListingFields } from './listing-fields.ts';
import { PaymentStep } from './payment-step.tsx';
import type { Photo } from './photos/photo-list.ts';
import { PhotosStep } from './photos/photos-step.tsx';
import { usePhotos } from './photos/use-photos.ts';
import type { ListingDraft } from './use-listing-draft.ts';
import { useSaveListing } from './use-save-listing.ts';
import { STEPS, useSteps } from './use-steps.ts';
import styles from './wizard.module.css';

const LAST = STEPS.length - 1;

interface WizardFormProps {
  draft: ListingDraft;
  onSaved: (listingId: string) => void;
  onCancel: () => void;
}

/** The four steps of a listing. All are mounted from the start, and one is shown. */
export function WizardForm({ draft, onSaved, onCancel }: WizardFormProps) {
  // Null makes a new one.
  const listing = draft.opened;
  const [form] = Form.useForm<ListingFields>();
  const photos = usePhotos(draft.opening.photos);
  const steps = useSteps(form, listing ? LAST : 0);
  const { step, heading } = steps;
  useTitle(step > 0 ? `${FORM_TITLES[listing ? 'edit' : 'create']}, ${STEPS[step]?.title}` : undefined);
  const [isAsking, setAsking] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const saving = useSaveListing({
    ...{ listing, draft, form, photos, steps, onSaved },
  });

  // Stored at once, because the page may be closed right after the last letter.
  const keep = useStableCallback((list: Photo[]) => draft.store(form.getFieldsValue(true), list));
  const keepFields = () => keep(photos.photos);
  useEffect(() => keep(photos.photos), [photos.photos, keep]);
  useBeforeUnload((event) => {
    // The input is stored, but a running upload would be lost.
    if (photos.isUploading) event.preventDefault();
  });

  const next = async () => {
    setChecking(true);
    await steps.goTo(step + 1);
    setChecking(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (step === LAST ? saving.save() : next());
  };
  const discard = () => {
    draft.forget();
    onCancel();
  };
  const cancel = () => {
    if (draft.isChanged(form.getFieldsValue(true), photos.photos)) setAsking(true);
    else discard();
  };
  const parts = [
    <GameInfoStep key="game" isNew={!listing} />,
    <ExpansionsStep key="expansions" onAdded={keepFields} />,
    <PhotosStep key="photos" photos={photos} />,
    <PaymentStep key="payment" />,
  ];
  return (
    <Form
      form={form}
      name="listing"
      component={false}
      layout="vertical"
      requiredMark={false}
      initialValues={draft.opening.fields}
      onValuesChange={keepFields}
    >
      <form className={`card card-body grid gap-24 ${styles.wizard}`} noValidate onSubmit={submit}>
        <StepIndicator step={step} furthest={steps.furthest} onChoose={(chosen) => void steps.goTo(chosen)} />
        {draft.isRestored && <RestoredNote onStartOver={draft.startOver} />}
        <h2 className={styles.heading} ref={heading} tabIndex={-1}>
          {STEPS[step]?.title}
        </h2>
        {parts.map((part, place) => (
          <div key={part.key} hidden={place !== step}>
            {part}
          </div>
        ))}
        {saving.failure && (
          <div className={styles.failure} ref={bringIntoSight}>
            <Alert
              type="error"
              showIcon
              title="Error"
              description={saving.failure}
              closable={{ onClose: saving.forgetFailure }}
            />
          </div>
        )}
        {saving.conflict}
        {step === LAST && <RenewalNote />}
        <div className={`cluster gap-12 line-above ${styles.footer}`}>
          <Button onClick={cancel}>Cancel</Button>
          {step > 0 && <Button onClick={() => void steps.goTo(step - 1)}>Previous</Button>}
          <Button type="primary" htmlType="submit" loading={saving.isSaving || isChecking}>
            {step < LAST ? nextLabel(isChecking) : submitLabel(listing !== null, saving.isSaving)}
          </Button>
        </div>
      </form>
      <DiscardDialog isOpen={isAsking} onKeep={() => setAsking(false)} onDiscard={discard} />
    </Form>
  );
}

/** Explains before saving that a listing must be renewed. */
function RenewalNote() {
  const { listingRenewDays } = useEdition();
  return (
    <p className="small muted">
      When nothing about it has changed for {count(listingRenewDays, 'day')}, we ask you by mail whether it is
      still for sale. Without an answer it leaves the list {count(ANSWER_DAYS, 'day')} later.
    </p>
  );
}

function nextLabel(isChecking: boolean): string {
  return isChecking ? 'Validating...' : 'Next';
}

function submitLabel(isEdit: boolean, isSaving: boolean): string {
  if (isEdit) return isSaving ? 'Updating Listing...' : 'Update Listing';
  return isSaving ? 'Creating Listing...' : 'Create Listing';
}

function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Notice tone="info" title="What you had entered is back">
      <div className={`row spread wrap ${styles.restored}`}>
        It was kept in this browser and is not saved yet.
        <Button onClick={onStartOver}>Start over</Button>
      </div>
    </Notice>
  );
}

interface StepIndicatorProps {
  step: number;
  /** The last step that can be chosen. */
  furthest: number;
  onChoose: (step: number) => void;
}

function StepIndicator({ step, furthest, onChoose }: StepIndicatorProps) {
  return (
    <nav className={`line-below ${styles.steps}`} aria-label={`Step ${step + 1} of ${STEPS.length}`}>
      <Steps
        current={step}
        size="small"
        titlePlacement="vertical"
        responsive={false}
        items={STEPS.map(({ title }, place) => ({
          title,
          disabled: place > furthest,
          ...(place === step && { 'aria-current': 'step' }),
        }))}
        iconRender={iconOf}
        onChange={onChoose}
      />
    </nav>
  );
}

/** Ant Design's own tick is an image whose name is read before the step's. */
const iconOf: StepsProps['iconRender'] = (icon, { item, components }) =>
  item.status === 'finish' ? (
    <components.Icon>
      <Icon name="check" />
    </components.Icon>
  ) : (
    icon
  );
