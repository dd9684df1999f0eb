/** The tags of what organisers do for the convention as a whole; those of its contents depend on their kind (`tags.ts`). */
export const ORGANISE_TAGS = {
  importRegistrants: {
    invalidatesTags: ['Registrations', 'Registration', 'Places', 'Attendees', 'Editions'],
  },
  importSuppressions: { invalidatesTags: ['Suppressions'] },

  blockAccount: { invalidatesTags: ['Staff'] },
  getDoor: { providesTags: ['Door'] },
  openDoor: { invalidatesTags: ['Door'] },
  listDoorLinks: { providesTags: ['DoorLinks'] },
  makeDoorLink: { invalidatesTags: ['DoorLinks'] },
  revokeDoorLink: { invalidatesTags: ['DoorLinks'] },
  listStaff: { providesTags: ['Staff'] },
  putHelper: { invalidatesTags: ['Staff'] },
  removeHelper: { invalidatesTags: ['Staff'] },
  listEditions: { providesTags: ['Editions'] },
  listPastEditions: { providesTags: ['Editions'] },
  listPastEditions: { providesTags: ['Editions'] },
  createEdition: { invalidatesTags: ['Editions'] },
  deleteEdition: { invalidatesTags: ['Editions'] },
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
} as const;
