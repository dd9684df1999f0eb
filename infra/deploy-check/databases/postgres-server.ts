import type { ChildProcess } from 'node:child_process';
import { expectThat } from '../../counterparts/finding.ts';
import type { Run } from '../../counterparts/run.ts';
import { freePort } from '../../local/supervisor/ports.ts';
import { stopChild, waitUntil } from '../../local/supervisor/processes.ts';
import type { Toolbox } from '../toolbox.ts';

const USER = 'tablefall';
const PASSWORD = 'tf';
const AS = 'setpriv --reuid=postgres --regid=postgres --init-groups';
const BIN = '/usr/lib/postgresql/17/bin';

/** A PostgreSQL 17 in the toolbox, on loopback. It ends with the run. */
export class PostgresServer {
  readonly port: number;
  private readonly run: Run;
  private readonly toolbox: Toolbox;
  private readonly data: string;
  private readonly process: ChildProcess;

  private constructor(run: Run, toolbox: Toolbox, name: string, port: number) {
    this.run = run;
    this.toolbox = toolbox;
    this.port = port;
    this.data = `/tmp/${name}/data`;
    // A standby takes no setting over from the server that it follows.
    const settings = [
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'wal_level=replica',
      'max_connections=200',
    ];
    const flags = settings.map((setting) => `-c ${setting}`).join(' ');
    this.process = toolbox.start(`exec ${AS} ${BIN}/postgres -D ${this.data} -p ${port} ${flags}`, name);
    run.atEnd(() => stopChild(this.process, 10_000, 'SIGINT', 'SIGKILL'));
  }

  /** An empty one. */
  static async start(run: Run, toolbox: Toolbox, name: string): Promise<PostgresServer> {
    await toolbox.run(`
      install -d -o postgres /tmp/${name}
      echo ${PASSWORD} >/tmp/password; chmod 644 /tmp/password
      ${AS} ${BIN}/initdb --pgdata=/tmp/${name}/data --username=${USER} --auth=scram-sha-256 --pwfile=/tmp/password \\
        --encoding=UTF8 --locale-provider=builtin --builtin-locale=C.UTF-8 --locale=C --no-sync >/dev/null
      echo 'host replication all 127.0.0.1/32 scram-sha-256' >>/tmp/${name}/data/pg_hba.conf`);
    const server = new PostgresServer(run, toolbox, name, await freePort());
    await server.answers();
    return server;
  }

  /** Another one that follows this one, which waits from then on until each commit is there as well. */
  async standby(name: string): Promise<PostgresServer> {
    await this.toolbox.run(`
      install -d -o postgres /tmp/${name}
      PGPASSWORD=${PASSWORD} ${AS} --reset-env env PGPASSWORD=${PASSWORD} ${BIN}/pg_basebackup --pgdata=/tmp/${name}/data \\
        --write-recovery-conf --wal-method=stream --checkpoint=fast --dbname='host=127.0.0.1 port=${this.port} user=${USER} password=${PASSWORD}'`);
    const standby = new PostgresServer(this.run, this.toolbox, name, await freePort());
    await standby.answers();
    await this.sql("alter system set synchronous_standby_names = '*'");
    await this.sql('select pg_reload_conf()');
    return standby;
  }

  /** Ends it at once, as a machine that is gone. */
  kill(): Promise<void> {
    return stopChild(this.process, 5_000, 'SIGKILL');
  }

  /** Makes a standby the server that writes. */
  async promote(): Promise<void> {
    await this.sql('select pg_promote()');
  }

  /** Runs a statement. @returns its values as text */
  async sql(statement: string, database = 'postgres'): Promise<string> {
    const psql = `psql -h 127.0.0.1 -p ${this.port} -U ${USER} -XqAt ${database}`;
    return this.toolbox.text(`PGPASSWORD=${PASSWORD} ${psql} <<'END'\n${statement}\nEND`);
  }

  /** @param port another one that leads here */
  url(database: string, port = this.port): string {
    return `postgresql://${USER}:${PASSWORD}@127.0.0.1:${port}/${database}`;
  }

  private async answers(): Promise<void> {
    const isThere = () =>
      this.sql('select 1').then(
        () => true,
        () => false,
      );
    expectThat(await waitUntil(isThere, 30_000, 200), 'PostgreSQL did not start');
  }
}
