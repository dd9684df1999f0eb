export { InvitationRsvpPage as Component } from '../../features/rsvp/invitation-rsvp-page.tsx';
