export { UnsubscribePage as Component } from '../../features/email/unsubscribe-page.tsx';
