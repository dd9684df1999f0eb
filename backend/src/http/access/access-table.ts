import type { OpenAPIObject } from '@nestjs/swagger';
import type { StaffRole } from './principal.ts';
import type { TokenScope } from './token-scopes.ts';

/** Who may call: anybody, anybody signed in, whoever helps, or staff of a role. Administrators may call everything. */
export type AccessRule = 'public' | 'signed-in' | 'staff' | StaffRole;

/** Who may call an operation, as the document tells it. */
export interface AccessRow {
  method: 'get' | 'post' | 'put' | 'delete';
  path: string;
  /** The handler's name, and its path with the method, as specs name it. */
  operationId: string;
  route: string;
  /** Nothing where its handler has no `@Endpoint`: it answers nobody. */
  access: AccessRule | undefined;
  /** Of what signed-in people do to one thing: whether to their own alone, or to anybody's. */
  whose: 'own' | "anybody's" | null;
  /** Whether it wants a sign-in of a moment ago, always or for some requests only. */
  freshSignIn: 'always' | 'when' | null;
  /** Whether pages of other sites may read it. */
  isForOtherSites: boolean;
  /** What a program's token has to open for it; null where no program may. */
  scope: string | null;
}

/** The words of `@Endpoint` in the document, so that they are written and read in one file. */
export const ACCESS_WORDS = {
  access: (rule: AccessRule) => `Access: ${rule}.`,
  anybodys: "About anybody's, not only what is one's own.",
  freshSignIn: (when: true | string) =>
    `Wants a sign-in of a moment ago${when === true ? '' : `, where ${when}`}.`,
  scope: (scope: TokenScope) => `Programs with a token for \`${scope}\` may call it.`,
  forOtherSites: 'Pages of other sites may read it, without cookies.',
  sends: 'It sends mail, so programs POST instead, which does the same.',
};

interface Operation {
  operationId: string;
  description?: string;
  requestBody?: { content: Record<string, { schema?: { $ref?: string } }> };
}

interface Schema {
  required?: string[];
  properties?: Record<string, { format?: string }>;
}

/** Every operation of a document, in the order of paths and methods. */
export function accessRows({ paths, components }: OpenAPIObject): AccessRow[] {
  /** A field that has to be there and is an id says what the call is about, where its path does not. */
  const namesThing = ({ requestBody }: Operation) => {
    const name = requestBody?.content['application/json']?.schema?.$ref?.split('/').at(-1) ?? '';
    const { required = [], properties = {} } = (components?.schemas?.[name] ?? {}) as Schema;
    return required.some((field) => properties[field]?.format === 'uuid');
  };
  const inOrder = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
  return Object.entries(paths)
    .sort(inOrder)
    .flatMap(([path, item]) =>
      Object.entries(item as Record<AccessRow['method'], Operation>)
        .sort(inOrder)
        .map(([method, operation]) => {
          const { operationId, description = '' } = operation;
          const access = /^Access: ([\w-]+)\./.exec(description)?.[1] as AccessRule | undefined;
          const isAboutThing = access === 'signed-in' && (path.includes('{') || namesThing(operation));
          const isForSome = description.includes(ACCESS_WORDS.freshSignIn('').slice(0, -1));
          return {
            method: method as AccessRow['method'],
            path,
            operationId,
            route: `${method.toUpperCase()} ${path}`,
            access,
            whose: isAboutThing ? (description.includes(ACCESS_WORDS.anybodys) ? "anybody's" : 'own') : null,
            freshSignIn: description.includes(ACCESS_WORDS.freshSignIn(true))
              ? 'always'
              : isForSome
                ? 'when'
                : null,
            scope: /with a token for `([\w-]+)`/.exec(description)?.[1] ?? null,
            isForOtherSites: description.includes(ACCESS_WORDS.forOtherSites),
          };
        }),
    );
}

const HEAD = `Who may call what, as each @Endpoint says; \`npm run contract\` writes it, and a review reads its diff.
own, anybody's: to which things signed-in people may do it. fresh: wants a sign-in of a moment ago, always or for some requests.
other sites: their pages may read it. token: what a program's token has to open for it. The specs http.api and own-and-foreign call every line as everybody.
`;

/** The table as a file, by who may call: what is opened to others moves to another part. */
export function accessTable(document: OpenAPIObject): string {
  const rows = accessRows(document);
  const parts = RULES.map((rule) => {
    const lines = rows
      .filter(({ access }) => access === rule)
      .map(({ method, path, whose, freshSignIn, isForOtherSites, scope }) => {
        const remarks = [
          whose,
          freshSignIn && `fresh: ${freshSignIn}`,
          isForOtherSites && 'other sites',
          scope && `token: ${scope}`,
        ];
        const remark = remarks.filter(Boolean).join(', ');
        return `  ${method.toUpperCase().padEnd(7)}${remark ? `${path.padEnd(52)} ${remark}` : path}\n`;
      });
    return `\n${rule}\n${lines.join('')}`;
  });
  return HEAD + parts.join('');
}

const RULES: AccessRule[] = ['public', 'signed-in', 'staff', 'door', 'organiser', 'mailer', 'administrator'];
