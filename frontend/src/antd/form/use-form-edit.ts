import { Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { problemOf } from '#core/api/problem.ts';
import { changedFields } from '#core/edit/edit-state.ts';
import type { FieldErrors } from '#core/edit/field-errors.ts';
import { type EditOptions, useEdit } from '#core/edit/use-edit.ts';

/**
 * `useEdit` with the fields of Ant Design: what stands in `form` is what is typed, and what the server says of a field is put there.
 * `formProps` are for `Form`.
 *
 * @param ownForm of a component that has to know what is typed
 */
export function useFormEdit<Values extends object, Data = unknown, Thing = undefined>(
  options: EditOptions<Values, Data, Thing>,
  ownForm?: FormInstance<Values>,
) {
  const [form] = Form.useForm<Values>(ownForm);
  const edit = useEdit(options);
  const { values, fills, error } = edit;
  const inForm = () => form.getFieldsValue(true) as Values;

  // Code sets fields, too: a game that was chosen from a list brings its number of players.
  const watched = Form.useWatch([], { form, preserve: true });
  const take = useEffectEvent(() => {
    if (changedFields(values, inForm()).length > 0) edit.change(inForm());
  });
  useEffect(() => {
    if (watched !== undefined) take();
  }, [watched]);
  const fill = useEffectEvent(() => form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]));
  useLayoutEffect(() => {
    if (fills > 0) fill();
  }, [fills]);
  useEffect(() => {
    if (error === undefined) return;
    const refused = fieldsOf<Values>(problemOf(error).fields);
    form.setFields(refused);
    return () => form.setFields(refused.map((field) => ({ ...field, errors: [] })));
  }, [form, error]);

  return {
    ...edit,
    form,
    formProps: {
      form,
      layout: 'vertical',
      requiredMark: false,
      initialValues: edit.initial,
      scrollToFirstError: { focus: true },
      onValuesChange: () => edit.change(inForm()),
      onFinish: () => edit.submit(options.save, inForm()),
    } as const,
  };
}

type FormFields<Values> = Parameters<FormInstance<Values>['setFields']>[0];

/** What the server said of fields, as Ant Design's form takes it. */
function fieldsOf<Values>(texts: FieldErrors): FormFields<Values> {
  const fields = Object.entries(texts).map(([name, text]) => ({ name: pathOf(name), errors: [text] }));
  return fields as FormFields<Values>;
}

/** `questions.0.answer` is one of a list. */
function pathOf(field: string): (string | number)[] {
  return field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
