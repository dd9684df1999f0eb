export { PublicRsvpPage as Component } from '../../features/gamedays/rsvp/public-rsvp-page.tsx';
