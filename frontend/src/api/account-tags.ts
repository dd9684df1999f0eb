import { TAG_TYPES } from './base-api.ts';

/** As in `tags.ts`, of calls about accounts and about who is forgotten. */
export const ACCOUNT_TAGS = {
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
