import { AutoComplete, Form, type FormInstance, Input } from 'antd';
import { useEffect, useState } from 'react';
import { PickedGameNote } from '#antd/board-games/board-game-note.tsx';
import {
  type BoardGameOption,
  emptyText,
  optionOf,
  useBoardGameSearch,
} from '#antd/board-games/board-game-search.tsx';
import { useSuggestionKeys } from '#antd/board-games/use-suggestion-keys.tsx';
import { useStableCallback } from '#core/action/component-lifetime.ts';
import { type BoardGame, type BoardGameDetails, useGetBoardGameQuery } from '#core/api/generated.ts';
import { durationFor, type EventValues, SPOTS_MAX } from './event-form.ts';

const LONGEST_NAME = 100;

interface GameNameFieldProps {
  form: FormInstance<EventValues>;
  /** A picked game fills in spots and duration, unless somebody chose them. */
  proposes: boolean;
}

/** The game's name: any text, or a game of the board-game catalogue, which then belongs to the event. */
export function GameNameField({ form, proposes }: GameNameFieldProps) {
  const [typed, setTyped] = useState('');
  const search = useBoardGameSearch(typed);
  const keys = useSuggestionKeys(search, typed, false);
  const id = Form.useWatch('boardGameId', { form, preserve: true }) ?? null;
  const { currentData: picked } = useGetBoardGameQuery(id ?? 0, { skip: id === null });

  // Whose players and minutes are still to be filled in, once they are loaded.
  const [awaited, setAwaited] = useState<number | null>(null);
  const propose = useStableCallback(({ maxPlayers, minutes }: BoardGameDetails) => {
    setAwaited(null);
    if (maxPlayers && !form.isFieldTouched('spots')) {
      form.setFieldValue('spots', Math.min(maxPlayers, SPOTS_MAX));
    }
    if (minutes && !form.isFieldTouched('duration')) form.setFieldValue('duration', durationFor(minutes));
  });
  useEffect(() => {
    if (picked && picked.id === awaited) propose(picked);
  }, [picked, awaited, propose]);

  const pick = (game: BoardGame) => {
    setTyped('');
    form.setFieldsValue({ gameName: game.name.slice(0, LONGEST_NAME), boardGameId: game.id });
    if (proposes) setAwaited(game.id);
  };
  const type = (text: string) => {
    setTyped(text);
    form.setFieldValue('boardGameId', null);
  };
  return (
    <>
      <Form.Item
        name="gameName"
        label="Game Name"
        rules={[{ required: true, whitespace: true, message: 'You must enter a game name.' }]}
        extra={
          <>
            {keys.note}
            {id !== null && (
              <PickedGameNote game={{ id, thumbnail: picked?.thumbnail }} source={search.source} />
            )}
          </>
        }
      >
        <AutoComplete<string, BoardGameOption>
          options={search.games.map(optionOf)}
          showSearch={{ filterOption: false }}
          notFoundContent={emptyText(search)}
          onSelect={(_value, { game }) => pick(game)}
          onSearch={type}
          {...keys.control}
        >
          <Input maxLength={LONGEST_NAME} autoComplete="off" />
        </AutoComplete>
      </Form.Item>
      <Form.Item name="boardGameId" hidden>
        <Input />
      </Form.Item>
    </>
  );
}
