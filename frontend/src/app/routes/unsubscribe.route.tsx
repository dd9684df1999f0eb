export { UnsubscribePage as Component } from '../../features/rsvp/unsubscribe-page.tsx';
