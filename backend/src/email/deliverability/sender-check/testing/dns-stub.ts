import DNS from 'dns2';

/** What a name has: TXT as texts, MX as names of servers. */
interface Records {
  txt?: string[];
  mx?: string[];
  a?: string[];
}

/** By name; `away` never answers. */
export type StubRecords = Record<string, Records | 'away'>;

/** A DNS server on loopback that knows these records and nothing else. */
export class DnsStub {
  records: StubRecords = {};
  address = '';
  private readonly server = DNS.createServer({
    udp: true,
    handle: (request, send) => {
      const response = DNS.Packet.createResponseFromRequest(request);
      for (const question of request.questions) {
        const known = this.records[question.name];
        if (known === 'away') {
          return;
        }
        const answers = known ? answersOf(known, question.type) : [];
        response.answers.push(
          ...answers.map((data) => DNS.Packet.createResourceFromQuestion(question, data)),
        );
      }
      send(response);
    },
  });

  async start(): Promise<this> {
    const { udp } = await this.server.listen({ udp: { port: 0, address: '127.0.0.1' } });
    this.address = `127.0.0.1:${udp?.port}`;
    return this;
  }

  stop(): Promise<void> {
    return this.server.close();
  }
}

function answersOf({ txt = [], mx = [], a = [] }: Records, type: number) {
  switch (type) {
    case DNS.Packet.TYPE.TXT:
      // A TXT record is made of pieces of at most 255 bytes.
      return txt.map((text) => ({ data: text.match(/.{1,255}/g) ?? [''] }));
    case DNS.Packet.TYPE.MX:
      return mx.map((exchange, priority) => ({ exchange, priority }));
    case DNS.Packet.TYPE.A:
      return a.map((address) => ({ address }));
    default:
      return [];
  }
}
