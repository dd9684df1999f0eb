export { InvitationRsvpPage as Component } from '../../features/gamedays/rsvp/invitation-rsvp-page.tsx';
