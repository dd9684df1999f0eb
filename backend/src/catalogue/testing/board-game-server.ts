import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Reply = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers as the public board-game database does, or however a spec wants it to. */
export class BoardGameServer {
  /** What was asked: path and query. */
  readonly asked: string[] = [];
  /** What the next requests are answered with; afterwards as the database would. */
  readonly replies: Reply[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<BoardGameServer> {
    const server = createServer((request, response) => {
      started.asked.push(request.url ?? '');
      const reply =
        started.replies.shift() ?? xml(request.url?.startsWith('/xmlapi2/thing') ? THING : SEARCH);
      reply(request, response);
    });
    const started = new BoardGameServer(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return started;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/xmlapi2`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

export function xml(body: string): Reply {
  return (_, response) => void response.setHeader('Content-Type', 'text/xml; charset=utf-8').end(body);
}

export function status(code: number, headers: Record<string, string> = {}): Reply {
  return (_, response) => void response.writeHead(code, headers).end('not now');
}

/** As recorded: games in no order, one without a year, one with an apostrophe and an ampersand. */
export const SEARCH = `<?xml version="1.0" encoding="utf-8"?>
<items total="4" termsofuse="https://boardgamegeek.com/xmlapi/termsofuse">
  <item type="boardgame" id="368966">
    <name type="primary" value="Ark Nova: Marine Worlds"/>
    <yearpublished value="2023" />
  </item>
  <item type="boardgame" id="342942">
    <name type="primary" value="Ark Nova"/>
    <yearpublished value="2021" />
  </item>
  <item type="boardgame" id="4711">
    <name type="alternate" value="Ark Nova without a name"/>
  </item>
  <item type="boardgame" id="5">
    <name type="primary" value="Noah&#039;s Ark Nova &amp; Friends"/>
  </item>
</items>`;

/** As recorded, shortened. */
const THING = `<?xml version="1.0" encoding="utf-8"?>
<items termsofuse="https://boardgamegeek.com/xmlapi/termsofuse">
  <item type="boardgame" id="342942">
    <thumbnail>https://cf.geekdo-images.com/thumb/ark.jpg</thumbnail>
    <image>https://cf.geekdo-images.com/original/ark.jpg</image>
    <name type="primary" sortindex="1" value="Ark Nova" />
    <name type="alternate" sortindex="1" value="Arche Nova" />
    <description>Plan &amp;amp; build a modern zoo.&#10;Really.</description>
    <yearpublished value="2021" />
    <minplayers value="1" />
    <maxplayers value="4" />
    <playingtime value="150" />
  </item>
</items>`;
