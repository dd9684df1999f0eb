export { PublicRsvpPage as Component } from '../../features/rsvp/public-rsvp-page.tsx';
