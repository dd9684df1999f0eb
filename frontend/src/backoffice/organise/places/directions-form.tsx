import { Form, Input } from 'antd';
import type { Direction } from '#core/api/generated.ts';
import { type OrganisedDirections, useSaveDirectionsMutation } from '#core/api/staff.ts';
import { TextBlocks, titled } from '#ui/text/text-blocks.tsx';
import { ContentForm, type ContentOf } from './content-form.tsx';
import { EntryList } from './entry-list.tsx';

interface DirectionsValues {
  directions: Direction[];
}

/** How to get to the hall. */
export function DirectionsForm({ of, loaded }: { of: ContentOf; loaded: OrganisedDirections }) {
  const [save] = useSaveDirectionsMutation();
  return (
    <ContentForm<OrganisedDirections, DirectionsValues>
      of={of}
      loaded={loaded}
      valuesOf={({ directions }) => ({ directions })}
      labels={{ directions: 'Directions' }}
      save={(values, version) => save({ key: of.edition, editedDirections: { ...values, version } })}
      preview={({ directions }) => (
        <TextBlocks blocks={directions.flatMap(({ title, text }) => titled(title, text))} />
      )}
    >
      <EntryList name="directions" what="Way" max={12} isOrdered empty={() => ({ title: '', text: '' })}>
        {(place) => (
          <>
            <Form.Item name={[place, 'title']} label="Heading">
              <Input maxLength={60} autoComplete="off" />
            </Form.Item>
            <Form.Item name={[place, 'text']} label="The way">
              <Input.TextArea rows={3} maxLength={500} />
            </Form.Item>
          </>
        )}
      </EntryList>
    </ContentForm>
  );
}
