import { createServer } from 'node:http';
import { Pool } from 'pg';

// What a server in the same language could do at best: only node:http and pg, without guards, log or framework.

const queries: Record<string, string> = JSON.parse(process.env.QUERIES ?? '{}');
const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 20 });

createServer(async (request, response) => {
  try {
    const { rows } = await pool.query(queries[request.url ?? ''] ?? '');
    const body = JSON.stringify(rows);
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(Number(process.env.PORT), '127.0.0.1');
