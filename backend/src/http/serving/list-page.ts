import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Page } from '@tablefall/platform/database/page';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';

/** What it says beside a page of items, in the words of the OpenAPI document. */
export const LIST_HEADERS = {
  'X-Total-Count': { description: 'Items on all pages together.', schema: { type: 'integer' as const } },
  Link: {
    description:
      'The pages around this one as `rel` first, prev, next and last (RFC 8288), without a password that was given.',
    schema: { type: 'string' as const },
  },
};

/**
 * Answers with the items of a `Page` alone, for lists whose answer is an array. How many there are and where the other pages are
 * stands in its headers.
 */
export class SendListPage implements NestInterceptor<Page<unknown>, unknown[]> {
  intercept(context: ExecutionContext, next: CallHandler<Page<unknown>>): Observable<unknown[]> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    return next.handle().pipe(
      map(({ items, ...page }) => {
        response.setHeader('X-Total-Count', page.total);
        response.setHeader('Link', linksAround(request.originalUrl, page));
        return items;
      }),
    );
  }
}

/** @param url path and query of the page that was asked for */
function linksAround(url: string, { page, limit, total }: Omit<Page<unknown>, 'items'>): string {
  const last = Math.max(1, Math.ceil(total / limit));
  const pages = {
    first: 1,
    ...(page > 1 && { prev: Math.min(page - 1, last) }),
    ...(page < last && { next: page + 1 }),
    last,
  };
  const [path = '', query] = url.split('?', 2);
  const links = Object.entries(pages).map(([rel, number]) => {
    const parameters = new URLSearchParams(query);
    // Proxies log headers. Whoever follows a link adds it again.
    parameters.delete('password');
    parameters.set('page', String(number));
    parameters.set('limit', String(limit));
    return `<${path}?${parameters}>; rel="${rel}"`;
  });
  return links.join(', ');
}
