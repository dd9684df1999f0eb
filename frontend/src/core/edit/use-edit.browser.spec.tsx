import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { TextField } from '#ui/form/field.tsx';
import { currentToast } from '../action/toast.ts';
import { useEdit } from './use-edit.ts';

interface Message {
  name: string;
  text: string;
}

type Send = (values: Message) => Promise<{ data?: string; error?: unknown }>;

interface MessageFormProps {
  send: Send;
  arrived: string[];
  known?: Message;
  about?: string;
}

function MessageForm({ send, arrived, known = { name: '', text: '' }, about }: MessageFormProps) {
  const form = useEdit({
    name: about,
    value: known,
    check: ({ name, text }) => ({
      name: name ? undefined : 'Name is required',
      text: text ? undefined : 'Text is required',
    }),
    save: send,
    onSaved: (answer, { name }) => void arrived.push(`${answer} of ${name}`),
    failure: 'Failed to send.',
  });
  return (
    <form {...form.props} aria-label="Message">
      <TextField form={form} name="name" label="Name" />
      <TextField form={form} name="text" label="Text" />
      {form.problem && <p role="alert">{form.problem.message ?? 'No answer'}</p>}
      {form.isSending && <p>Sending...</p>}
      {form.isUnsaved && <p>Not sent yet</p>}
      {!form.isSending && <button type="submit">Send</button>}
    </form>
  );
}

/** The form, what it sends, and the answer to that when the spec gives it. */
function show() {
  const sent: Message[] = [];
  const arrived: string[] = [];
  let answer: (result: Awaited<ReturnType<Send>>) => void = () => undefined;
  const form = (known?: Message, about?: string) => (
    <MessageForm
      arrived={arrived}
      known={known}
      about={about}
      send={(values) => {
        sent.push(values);
        return new Promise((resolve) => {
          answer = resolve;
        });
      }}
    />
  );
  const { unmount, rerender } = render(form());
  const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
  return {
    sent,
    arrived,
    leave: unmount,
    /** The page knows something else by now, perhaps about another thing. */
    hear: (known: Message, about?: string) => rerender(form(known, about)),
    field,
    type: (label: string, value: string) => fireEvent.change(field(label), { target: { value } }),
    submit: () => fireEvent.submit(screen.getByRole('form')),
    answer: (result: Awaited<ReturnType<Send>>) => act(async () => answer(result)),
    alerts: () => screen.queryAllByRole('alert').map(({ textContent }) => textContent),
  };
}

describe('a form', () => {
  afterEach(cleanup);

  it('puts what is wrong on its field, the focus on the first one, and sends nothing', () => {
    const form = show();
    form.type('Name', 'Mei');
    form.submit();
    expect(form.alerts()).toEqual([]);
    expect(document.activeElement).toBe(form.field('Text'));
    expect(screen.getByRole('textbox', { description: 'Text is required' })).toBe(form.field('Text'));
    form.type('Text', 'H');
    expect(form.alerts()).toEqual([]);
    expect(form.sent).toEqual([]);
  });

  it('is sent once, however often it is submitted meanwhile', async () => {
    const form = show();
    form.type('Name', 'Mei');
    form.type('Text', 'Hello');
    form.submit();
    form.submit();
    expect(form.sent).toEqual([{ name: 'Mei', text: 'Hello' }]);
    await form.answer({ data: 'thanks' });
    expect(screen.queryByText('Sending...')).toBeNull();
    expect(form.arrived).toEqual(['thanks of Mei']);
  });

  it('that was left goes nowhere when it has arrived, and tells by a toast that it was refused', async () => {
    const refused = show();
    refused.type('Name', 'Mei');
    refused.type('Text', 'Hello');
    refused.submit();
    refused.leave();
    await refused.answer({ error: { status: 409, data: { message: 'Too late' } } });
    expect(currentToast()?.description).toBe('Failed to send. Too late');

    const accepted = show();
    accepted.type('Name', 'Mei');
    accepted.type('Text', 'Hello');
    accepted.submit();
    accepted.leave();
    await accepted.answer({ data: 'thanks' });
    expect(accepted.arrived).toEqual([]);
  });

  it('keeps what was typed while it was sent, and shows what the server refuses on its field', async () => {
    const form = show();
    form.type('Name', 'Mei');
    form.type('Text', 'Hello');
    form.submit();
    form.type('Text', 'Hello again');
    await form.answer({ error: { status: 400, data: { fields: { name: 'Name is too long' } } } });
    expect(form.field('Text').value).toBe('Hello again');
    expect(screen.getByRole('textbox', { description: 'Name is too long' })).toBe(form.field('Name'));
    expect(document.activeElement).toBe(form.field('Name'));
  });

  it('is unsaved until what stands in it was sent: not what was typed while it was', async () => {
    const form = show();
    form.type('Name', 'Mei');
    form.type('Text', 'Hello');
    expect(screen.queryByText('Not sent yet')).not.toBeNull();
    form.submit();
    form.type('Text', 'Hello again');
    await form.answer({ data: 'thanks' });
    expect(screen.queryByText('Not sent yet')).not.toBeNull();
    form.submit();
    await form.answer({ data: 'thanks' });
    expect(screen.queryByText('Not sent yet')).toBeNull();
  });

  it('tells a refusal of fields that it does not show, beside those that it does', async () => {
    const form = show();
    form.type('Name', 'Mei');
    form.type('Text', 'Hello');
    form.submit();
    const fields = { text: 'Text is too long', token: 'This link is not valid.', seats: 'No seat is left' };
    await form.answer({ error: { status: 400, data: { message: fields.text, fields } } });
    expect(form.alerts()).toEqual(['This link is not valid. No seat is left.']);
    expect(screen.getByRole('textbox', { description: 'Text is too long' })).toBe(form.field('Text'));
    expect(document.activeElement).toBe(form.field('Text'));
  });

  it('tells a refusal about no field, until it is sent again', async () => {
    const form = show();
    form.type('Name', 'Mei');
    form.type('Text', 'Hello');
    form.submit();
    await form.answer({ error: { status: 409, data: { message: 'Too late' } } });
    expect(form.alerts()).toEqual(['Too late']);
    form.submit();
    expect(form.alerts()).toEqual([]);
    await form.answer({ error: { status: 'FETCH_ERROR' } });
    expect(form.alerts()).toEqual(['No answer']);
  });

  it('follows what the page knows where nothing was typed, and begins anew about another thing', () => {
    const form = show();
    form.type('Text', 'Hello');
    form.hear({ name: 'Mei', text: 'From before' });
    expect([form.field('Name').value, form.field('Text').value]).toEqual(['Mei', 'Hello']);
    form.hear({ name: 'Noor', text: '' }, 'another');
    expect([form.field('Name').value, form.field('Text').value]).toEqual(['Noor', '']);
  });

  it('tells nothing about another thing that was refused of the one before', async () => {
    const form = show();
    form.submit();
    form.hear({ name: '', text: '' }, 'another');
    expect(screen.queryByRole('textbox', { description: 'Name is required' })).toBeNull();
    form.type('Name', 'Mei');
    form.type('Text', 'Hello');
    form.submit();
    await form.answer({ error: { status: 409, data: { message: 'Too late' } } });
    form.hear({ name: 'Noor', text: '' }, 'a third');
    expect(form.alerts()).toEqual([]);
  });

  it('has the focus on the button again that was pressed, when that was gone meanwhile', async () => {
    const form = show();
    form.type('Name', 'Mei');
    form.type('Text', 'Hello');
    screen.getByRole('button').focus();
    form.submit();
    expect(document.activeElement).toBe(document.body);
    await form.answer({ data: 'thanks' });
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });
});

interface Thing extends Message {
  version: string;
}

const OPENED: Thing = { version: 'one', name: 'Hall', text: '' };
const fieldsOf = ({ name, text }: Thing): Message => ({ name, text });

/** A form about something that the server has in another version by now. */
function ThingForm({ present, sent }: { present: Thing; sent: string[] }) {
  const form = useEdit<Message, Thing, Thing>({
    value: fieldsOf(OPENED),
    shared: { thing: OPENED, valuesOf: fieldsOf, labels: { name: 'Name', text: 'Text' } },
    save: async (values, { version }) => {
      sent.push(`${version}: ${values.text}`);
      const isStale = version !== present.version;
      return isStale
        ? { error: { status: 409, data: { current: present } } }
        : { data: { ...values, version: 'new' } };
    },
    failure: 'Failed to save.',
  });
  return (
    <form {...form.props} aria-label="Thing">
      <TextField form={form} name="name" label="Name" />
      <TextField form={form} name="text" label="Text" />
      {form.conflict && <p role="alert">{form.conflict.names} changed</p>}
      <button type="button" onClick={() => form.conflict?.choose('mine')}>
        Mine
      </button>
    </form>
  );
}

describe('a form about something that somebody else has changed', () => {
  afterEach(cleanup);
  const save = () => act(async () => void fireEvent.submit(screen.getByRole('form')));

  it('names what is another, and saves once it was chosen what to go on with', async () => {
    const sent: string[] = [];
    render(<ThingForm present={{ version: 'two', name: 'Tent', text: '' }} sent={sent} />);
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Mine' } });
    await save();
    expect(screen.getByRole('alert').textContent).toBe('Name changed');
    await save();
    fireEvent.click(screen.getByText('Mine'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Tent');
    await save();
    expect(sent).toEqual(['one: Mine', 'one: Mine', 'two: Mine']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('saves again by itself where nothing that it shows is another', async () => {
    const sent: string[] = [];
    render(<ThingForm present={{ ...OPENED, version: 'two' }} sent={sent} />);
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'Mine' } });
    await save();
    expect(sent).toEqual(['one: Mine', 'two: Mine']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
