import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

export type Role = 'organiser' | 'administrator';

/** Who is asking, as the session says. */
export interface Viewer {
  userId: string;
  sessionId: string;
  email: string;
  roles: Role[];
  /** Whether the session may change anything; one that only shows was opened by a link that others may have been sent. */
  mayChange: boolean;
}

/** A request that the access guard has let through. */
export type ViewedRequest = Request & { viewer?: Viewer | null };

/** Finds out who a request's session belongs to; implemented by the users module. */
export abstract class ViewerSource {
  abstract viewerOf(request: Request): Promise<Viewer | null>;
}

/** The signed-in viewer, or null on public endpoints without a session. */
export const CurrentViewer = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Viewer | null =>
    context.switchToHttp().getRequest<ViewedRequest>().viewer ?? null,
);
