import { useEffect, useRef } from 'react';

interface Freshness {
  /** ms until it is asked for again; never by itself where there are none. */
  every?: number;
  /** ms, while it moves: mails are being sent, somebody waits, the server is away. */
  moving?: number;
  /** Asked for anew whenever it is opened, however young what is known may be. */
  anew?: true;
  /** Also when nobody looks: for screens on a wall, which some browsers take for hidden. */
  unseen?: true;
}

/** Rows that staff see beside each other go at one pace. */
const STATUS: Freshness = { every: 15_000 };
const GUESTS: Freshness = { moving: 5_000 };
const SENDING: Freshness = { every: 15_000, moving: 2_000 };
const OPEN_EVENT: Freshness = { every: 30_000, anew: true };

/**
 * How each answer stays true while somebody looks at it. All of them are asked for again at once when the tab or the phone comes
 * back, where they may be old by hours, and rest in a hidden tab.
 */
const FRESHNESS = {
  getConvention: {},
  getSession: {},
  listEvents: { every: 60_000 },
  getEvent: OPEN_EVENT,
  listEventDiscussions: OPEN_EVENT,
  // Whoever wrote one sees when it has left.
  listEventMessages: { ...OPEN_EVENT, moving: 3_000 },
  getHostTable: { every: 20_000, anew: true },
  getHall: { every: 15_000, unseen: true },
  // Flags come and go within minutes while the hall is open. Before and after, only those who help raise some.
  listTableFlags: { every: 60_000, moving: 15_000, anew: true },
  listListings: { every: 60_000 },
  getListing: { every: 30_000, anew: true },
  // Phones report their network's return late, or a hall's network as there that is not.
  getOwnDays: { every: 60_000, moving: 10_000, anew: true },
  getBadgeLine: { moving: 60_000 },
  // Others take shifts while the page is open.
  getShifts: { every: 30_000, anew: true },
  // Once its moment has come it is run within a minute.
  getDraw: { moving: 15_000 },
  getPublicGameday: {},
  getInvitationDetails: { moving: 60_000 },

  getDoor: { every: 30_000 },
  listExpected: { every: 60_000 },
  listRegistrations: { every: 30_000 },
  listBadgeQueue: { every: 30_000 },

  getDesk: { every: 30_000 },
  listGamedays: { every: 300_000 },
  listInvitations: GUESTS,
  getInvitationFates: GUESTS,
  getMissed: { ...GUESTS, anew: true },
  listGamedayQueue: { every: 30_000 },
  getGamedayWaves: { every: 30_000 },
  listWaveGuests: { every: 30_000 },
  getDelivery: SENDING,
  getMailing: SENDING,
  getSendingHour: SENDING,
  listMailings: { ...SENDING, anew: true },
  // Slower than the progress, which costs less to ask for.
  listMailingRecipients: GUESTS,
  listSuppressions: { every: 30_000 },
  getRota: { every: 60_000, anew: true },
  listAudit: { anew: true },
  // Programs use them meanwhile.
  listTokens: { anew: true },
  getMaintenance: STATUS,
  getMailHold: STATUS,
  getSystemStatus: STATUS,
  listJobs: STATUS,
  listSetAside: STATUS,
} as const satisfies Record<string, Freshness>;

interface Need {
  /** False for a part of a page that stays mounted after it was closed. */
  isShown?: boolean;
  isMoving?: boolean;
}

/** How often the answer of an endpoint is asked for again, as options of its query. */
export function fresh(endpoint: keyof typeof FRESHNESS, { isShown = true, isMoving = false }: Need = {}) {
  const { every = 0, moving = every, anew, unseen }: Freshness = FRESHNESS[endpoint];
  return {
    pollingInterval: isShown ? (isMoving ? moving : every) : 0,
    skipPollingIfUnfocused: !unseen,
    refetchOnFocus: isShown,
    ...(anew && { refetchOnMountOrArgChange: true }),
  };
}

/**
 * Asks once more when what an answer tells of has stopped moving, as another answer says: what moved since the last poll would not be
 * shown otherwise.
 */
export function useLastAnswer(isMoving: boolean, refetch: () => unknown): void {
  const wasMoving = useRef(isMoving);
  useEffect(() => {
    if (wasMoving.current && !isMoving) refetch();
    wasMoving.current = isMoving;
  }, [isMoving, refetch]);
}
