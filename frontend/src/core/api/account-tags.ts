import { TAG_TYPES } from './base-api.ts';

/** As in `tags.ts`, of calls about accounts and about who is forgotten. */
export const ACCOUNT_TAGS = {
  getAddressChange: { providesTags: ['Address'] },
  changeAddress: { invalidatesTags: ['Address', 'Sessions'] },
  takeBackAddress: { invalidatesTags: ['Address', 'Sessions'] },
  // Whoever is signed in has another address, or is signed out.
  confirmAddress: { invalidatesTags: ['Address', 'Session', 'Sessions'] },
  keepAddress: { invalidatesTags: ['Address', 'Session', 'Sessions'] },
  getClosing: { providesTags: ['Closing'] },
  askToClose: { invalidatesTags: ['Closing'] },
  confirmClosing: { invalidatesTags: ['Closing'] },
  keepAccount: { invalidatesTags: ['Closing'] },
  // Something of them may stand anywhere.
  erasePerson: { invalidatesTags: TAG_TYPES },
  listSessions: { providesTags: ['Sessions'] },
  listSecurityEvents: { providesTags: ['Sessions'] },
  endOtherSessions: { invalidatesTags: ['Sessions'] },
  endSessionsOf: { invalidatesTags: ['Sessions'] },
} as const;
