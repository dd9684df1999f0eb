export const GUESTS_MAX = 4;
export const LONGEST_PURPOSE = 60;
export const MAX_BULK_GUESTS = 100000;
export const MESSAGES_PER_DAY = 3;
export const MINUTES_BETWEEN_GAMES = 15;
export const MOST_TOKEN_DAYS = 400;
export const SIGN_IN_MINUTES = 15;
export const SPOT_OFFER_MINUTES = 5;
export const EDITION_TITLES = {
  "firstDay": "First day",
  "firstOpens": "First day opens",
  "firstCloses": "First day closes",
  "secondDay": "Second day",
  "secondOpens": "Second day opens",
  "secondCloses": "Second day closes",
  "timeZone": "Time zone",
  "capacity": "Badges",
  "price": "Price of a badge",
  "currency": "Currency",
  "venueName": "Hall",
  "venueAddress": "Address",
  "productName": "Name of the site",
  "sponsorName": "Presented by",
  "socialUrl": "Social-media page",
  "paymentUrl": "Payment link",
  "newsletterFormUrl": "Newsletter form",
  "volunteerEmail": "Volunteers write to",
  "badgesChangeUntil": "Badges change until",
  "outsideContent": "Pictures and forms of others",
  "joinsNeedBadge": "To join a game",
  "joinsOpenAt": "Sign-up opens",
  "gamesPerPerson": "Games a person joins",
  "childrenNeedAdult": "Children under 10",
  "takesWishes": "Wishes",
  "walkInBadges": "Badges kept on each phone for walk-ins",
};
export const TOKEN_SCOPES = {
  "schedule": "Read the schedule with the names of players",
  "gamedays": "Read gamedays, their guests and answers",
  "invite": "Invite guests to gamedays",
  "registrations": "Read who is registered",
  "check-in": "Mark as paid and check in",
};
