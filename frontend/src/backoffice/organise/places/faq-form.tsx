import { Form, Input } from 'antd';
import { Choice } from '#antd/form/choice.tsx';
import {
  type OrganisedFaq,
  type QuestionForm,
  useListContentVariablesQuery,
  useSaveFaqMutation,
} from '#core/api/staff.ts';
import { TextBlocks, titled } from '#ui/text/text-blocks.tsx';
import { ContentForm, type ContentOf } from './content-form.tsx';
import { EntryList } from './entry-list.tsx';
import { withIds } from './new-id.ts';
import { filled, Variables } from './variables.tsx';

interface FaqValues {
  questions: QuestionForm[];
}

const FLAGS = [
  { value: null, label: 'No flag' },
  { value: 'yellow', label: 'Yellow flag' },
  { value: 'green', label: 'Green flag' },
];

/** The questions of /faq with their answers. */
export function FaqForm({ of, loaded }: { of: ContentOf; loaded: OrganisedFaq }) {
  const [save] = useSaveFaqMutation();
  const { data: variables = [] } = useListContentVariablesQuery(of.edition);
  return (
    <ContentForm<OrganisedFaq, FaqValues>
      of={of}
      loaded={loaded}
      valuesOf={({ questions }) => ({ questions })}
      labels={{ questions: 'Questions' }}
      save={({ questions }, version) =>
        save({ key: of.edition, editedFaq: { questions: withIds(questions, textOf), version } })
      }
      preview={({ questions }) => (
        <TextBlocks
          blocks={questions.flatMap(({ question, answer }) =>
            titled(filled(question, variables), filled(answer, variables)),
          )}
        />
      )}
    >
      <Variables variables={variables} />
      <EntryList
        name="questions"
        what="Question"
        max={60}
        min={1}
        isOrdered
        empty={() => ({ id: '', question: '', answer: '', flag: null })}
      >
        {(place) => (
          <>
            <Form.Item name={[place, 'question']} label="Question">
              <Input maxLength={200} autoComplete="off" />
            </Form.Item>
            <Form.Item name={[place, 'answer']} label="Answer">
              <Input.TextArea rows={3} maxLength={2000} />
            </Form.Item>
            <Form.Item name={[place, 'flag']} label="Shown with">
              <Choice options={FLAGS} />
            </Form.Item>
          </>
        )}
      </EntryList>
    </ContentForm>
  );
}

function textOf({ question }: QuestionForm): string {
  return question;
}
