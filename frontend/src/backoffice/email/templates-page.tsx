import { kindText } from '#antd/delivery/delivery-state.ts';
import { Choice } from '#antd/form/choice.tsx';
import { MailPreview } from '#antd/mail/mail-preview.tsx';
import { type ChangeView, textPart, type UrlView, useUrlView } from '#core/address/use-url-view.ts';
import { type MailTemplate, useListMailTemplatesQuery } from '#core/api/staff.ts';
import { useScreen } from '#core/screen.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import styles from './templates.module.css';

const PARTS = {
  /** The kind of the chosen template. */
  template: textPart(100),
  /** The name of its chosen example. */
  example: textPart(100),
};
type View = UrlView<typeof PARTS>;

const LISTS = {
  invitations: 'It can be left: whoever declines invitations does not get it.',
  news: 'It can be left: whoever declines news of the convention does not get it.',
};
const NO_LIST = 'It is about what somebody did themselves, so that it cannot be left.';

/** /emailer/templates: every mail that the product sends, shown with examples. */
export function TemplatesPage() {
  const [view, changeView] = useUrlView(PARTS);
  const { data: templates, isError, refetch } = useListMailTemplatesQuery();
  const showsSkeleton = usePending(!templates && !isError, SKELETON_DELAY);
  const chosen = templates?.find(({ kind }) => kind === view.template) ?? templates?.[0];
  return (
    <section className="stack gap-16" aria-labelledby="templates">
      <div>
        <h2 id="templates">Templates</h2>
        <p className="small muted">Every mail that can go out, filled in with made-up people and dates.</p>
      </div>
      {!templates && isError && (
        <LoadFailure title="The templates did not load" onRetry={() => void refetch()} />
      )}
      {!templates && showsSkeleton && <ListSkeleton rows={6} />}
      {templates && chosen && (
        <div className={`grid gap-16 at-top ${styles.columns}`}>
          <TemplateChoice
            templates={templates}
            chosen={chosen}
            onChoose={(template) => changeView({ template, example: '' })}
          />
          <TemplateExamples key={chosen.kind} template={chosen} view={view} onChangeView={changeView} />
        </div>
      )}
    </section>
  );
}

interface TemplateExamplesProps {
  template: MailTemplate;
  view: View;
  onChangeView: ChangeView<View>;
}

function TemplateExamples({ template, view, onChangeView }: TemplateExamplesProps) {
  const { title, purpose, list, variables, examples } = template;
  const { isPhone } = useScreen();
  const example = examples.find(({ name }) => name === view.example) ?? examples[0];
  return (
    <div className={`card stack gap-16 anywhere pad-20 ${styles.template}`}>
      <div className={`cluster top spread gap-12 ${styles.about}`}>
        <div>
          <h3>{title}</h3>
          <p>{purpose}</p>
          <p className="small muted">{list ? LISTS[list] : NO_LIST}</p>
        </div>
        {examples.length > 1 && (
          <Choice
            aria-label="Example"
            className={isPhone ? styles.wide : styles.example}
            value={example?.name}
            options={examples.map(({ name }) => ({
              value: name,
              label: name ? kindText(name) : 'Plain form',
            }))}
            onChange={(name) => onChangeView({ example: name })}
          />
        )}
      </div>
      {example && <MailPreview mail={example} isError={false} onRetry={() => undefined} />}
      {variables.length > 0 && (
        <div>
          <h4 className={styles.variablesTitle}>Variables</h4>
          <dl className={`grid ${styles.variables}`}>
            {variables.map(({ name, meaning }) => (
              <div key={name}>
                <dt>
                  <code>{`{{${name}}}`}</code>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

interface TemplateChoiceProps {
  templates: MailTemplate[];
  chosen: MailTemplate;
  onChoose: (kind: string) => void;
}

/** All templates by title: a list beside the mail where there is room, else one field above it. */
function TemplateChoice({ templates, chosen, onChoose }: TemplateChoiceProps) {
  const { isWide } = useScreen();
  if (!isWide) {
    return (
      <Choice
        aria-label="Template"
        className={styles.wide}
        value={chosen.kind}
        options={templates.map(({ kind, title }) => ({ value: kind, label: title }))}
        onChange={onChoose}
      />
    );
  }
  return (
    <ul className={`card ${styles.choice}`}>
      {templates.map(({ kind, title }) => (
        <li key={kind}>
          <button type="button" aria-pressed={kind === chosen.kind} onClick={() => onChoose(kind)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
