/** What somebody is called in what is over, once their name or their account is gone. */
export const FORMER_GUEST = 'A former guest';
