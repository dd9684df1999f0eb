import { Form, Input } from 'antd';
import { useEffect, useState } from 'react';
import type { TextPage } from '#core/api/generated.ts';
import {
  type GetPageTextApiArg,
  type OrganisedPage,
  useListContentVariablesQuery,
  usePreviewTextMutation,
  useSavePageTextMutation,
} from '#core/api/staff.ts';
import { TextBlocks } from '#ui/text/text-blocks.tsx';
import { ContentForm, type ContentOf } from './content-form.tsx';
import styles from './places.module.css';
import { Variables } from './variables.tsx';

interface PageValues {
  text: string;
}

/** ms without a key before the server is asked. */
const PAUSE = 400;

/** A page that consists of a text, and what helpers read. */
export function PageTextForm({ of, loaded }: { of: ContentOf; loaded: OrganisedPage }) {
  const [save] = useSavePageTextMutation();
  const { data: variables = [] } = useListContentVariablesQuery(of.edition);
  const name = of.kind as GetPageTextApiArg['name'];
  return (
    <ContentForm<OrganisedPage, PageValues>
      of={of}
      loaded={loaded}
      valuesOf={({ text }) => ({ text })}
      labels={{ text: 'Text' }}
      save={({ text }, version) => save({ key: of.edition, name, editedPage: { text, version } })}
      preview={({ text }) => <TextPreview edition={of.edition} text={text ?? ''} />}
    >
      {name === 'whom-to-ask' && (
        <p>
          Who runs the days, where they are, and a number. Whoever helps reads it on the desk while the
          convention is on, and nobody else.
        </p>
      )}
      <p className="small muted">
        Begin a heading with ##, an item of a list with a hyphen; **bold** stands out, and [words](https://…)
        lead somewhere.
      </p>
      <Variables variables={variables} />
      <Form.Item name="text" label="Text">
        <Input.TextArea rows={22} maxLength={20_000} className={styles.pageText} />
      </Form.Item>
    </ContentForm>
  );
}

/** The text as the page shows it, once nobody has typed for a moment. */
function TextPreview({ edition, text }: { edition: string; text: string }) {
  const [ask] = usePreviewTextMutation();
  const [shown, show] = useState<TextPage>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const { data } = await ask({ key: edition, contentText: { text } });
      if (isCurrent && data) show(data);
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, edition, text]);
  return <TextBlocks blocks={shown?.blocks ?? []} />;
}
