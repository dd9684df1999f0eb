import { WhatHappened } from './what-happened.tsx';

/** /organise/what-happened: the numbers of an edition, below the heading of the frame. */
export function WhatHappenedPage() {
  return <WhatHappened of="all" />;
}
