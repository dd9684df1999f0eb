/** The module of what an event shows to whoever may wish for it. In a file of its own, so that the schedule brings no more than its name. */
export const loadWishPart = () => import('./wish-part.tsx');
