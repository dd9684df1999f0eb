import type { EndpointOptions, TAG_TYPES } from './base-api.ts';

type TagType = (typeof TAG_TYPES)[number];

/** ms; people wait at the door, and a phone goes on by itself where no answer comes. */
const AT_THE_DOOR = { timeout: 10_000 };

/** The tags of what concerns the convention as a whole: editions, who helps, the door, imports. */
export const ORGANISE_TAGS = {
  importRegistrants: {
    invalidatesTags: ['Registrations', 'Registration', 'Places', 'Attendees', 'Editions'],
  },
  importSuppressions: { invalidatesTags: ['Suppressions'] },

  blockAccount: { invalidatesTags: ['Staff'] },
  getDoor: { providesTags: ['Door'], extraOptions: AT_THE_DOOR },
  // The door follows its own scans by what they answer.
  listExpected: { extraOptions: AT_THE_DOOR },
  setGuestHere: { extraOptions: AT_THE_DOOR },
  listBadges: { providesTags: ['Registrations'] },
  openDoor: { invalidatesTags: ['Door'] },
  listDoorLinks: { providesTags: ['DoorLinks'] },
  makeDoorLink: { invalidatesTags: ['DoorLinks'] },
  revokeDoorLink: { invalidatesTags: ['DoorLinks'] },
  listStaff: { providesTags: ['Staff'] },
  putHelper: { invalidatesTags: ['Staff'] },
  removeHelper: { invalidatesTags: ['Staff'] },
  listEditions: { providesTags: ['Editions'] },
  listPastEditions: { providesTags: ['Editions'] },
  createEdition: { invalidatesTags: ['Editions'] },
  deleteEdition: { invalidatesTags: ['Editions'] },
  changeLogo: { invalidatesTags: ['Editions'] },
  removeLogo: { invalidatesTags: ['Editions'] },
  openEdition: { invalidatesTags: ['Editions'] },
  cancelOpening: { invalidatesTags: ['Editions'] },
  // With other days the events are at other times, and texts name the days.
  changeEdition: { invalidatesTags: ['Editions', 'Schedule', 'Places', 'Content'] },
  listMailTexts: { providesTags: ['MailText'] },
  getMailText: { providesTags: ['MailText'] },
  changeMailText: { invalidatesTags: ['MailText', 'Gameday'] },
  saveMailTextDraft: { invalidatesTags: ['MailText'] },
  restoreMailText: { invalidatesTags: ['MailText', 'Gameday'] },
  previewMailText: { providesTags: ['MailText'] },
} satisfies Record<
  string,
  { providesTags?: TagType[]; invalidatesTags?: TagType[]; extraOptions?: EndpointOptions }
>;
