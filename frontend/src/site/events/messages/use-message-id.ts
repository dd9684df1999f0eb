import { useStoredId } from '#core/edit/use-stored-id.ts';

/** The id of a message to the players of an event. The same text to another audience is another message. */
export function useMessageId(eventId: string, waiting: boolean) {
  const players = useStoredId(`event-message.${eventId}:players`);
  const all = useStoredId(`event-message.${eventId}:all`);
  const { take, forget } = waiting ? all : players;
  return {
    take,
    forget,
    /** Another text is to be sent: to either audience, as the server refuses it under an id that another text had. */
    renew: () => {
      players.renew();
      all.renew();
    },
  };
}
