import type { ReactNode } from 'react';
import type { GetTextPageApiArg } from '#core/api/generated.ts';
import type { StaffRole } from '#core/api/staff.ts';
import type { GatedRole } from '#site/users/require-role.tsx';
import type { PageTab } from '#ui/menu/page-tabs.tsx';

/** The data of a page by its query and argument, asked for when somebody is about to go there. */
type Prefetch =
  | { query: 'getPlaces' | 'getFaq' | 'getPhotos' | 'getMapData' | 'listEvents' }
  | { query: 'getTextPage'; args: GetTextPageApiArg }
  | { query: 'listGamedays' | 'listListings'; args: { limit: number } }
  /** Its argument is this part of the address. */
  | { query: 'getInvitationDetails' | 'getPublicGameday'; part: string };

export interface PageRow {
  path: string;
  /** The page's part of the document title, or how it follows from the address; none gives the generic title. */
  title?: string | ((parts: Record<string, string | undefined>, search: URLSearchParams) => string);
  /** What it shows, loaded when it is opened, or just before. */
  code: () => Promise<() => ReactNode>;
  /** Whose page it is: everybody else is told so (`RequireRole`). */
  role?: GatedRole;
  /** It stands on Ant Design. */
  antd?: true;
  /** It concerns one person, a link or a screen: neither search engines nor link previews know it. Nor do they know the pages of a role. */
  isPrivate?: true;
  /** Its link among those of whoever helps, and its place there. */
  strip?: { label: string; place: number };
  /**
   * Its link in the menu, for everybody who may open it; `staff` shows it to that role alone, `isOwn` to who has registered somebody.
   * Those with a place stand first, by it.
   */
  menu?: { label: string; staff?: StaffRole; isOwn?: true; place?: number };
  /** `guest` shows the brand alone in the header, above the place card of the page; `none` is a screen that nobody touches. */
  frame?: 'guest' | 'none';
  /** What its link is called among the pages that have one frame. */
  tab?: string;
  prefetch?: Prefetch;
  /**
   * It can be read again without a network, with these data. Nothing that depends on who asks may be named here: the
   * service worker asks for them without a session. What the page shows otherwise to who is signed in is `asStranger`: it
   * asks for that itself, and a stranger's answer is kept beside.
   */
  offline?: { data: readonly string[]; asStranger?: readonly string[] };
}

/** What stands around several pages, with their links. */
export interface FrameRow extends Required<Pick<PageRow, 'role' | 'antd'>> {
  title: string;
  code: () => Promise<(props: { tabs: readonly PageTab[] }) => ReactNode>;
  pages: readonly Omit<PageRow, 'role'>[];
}
