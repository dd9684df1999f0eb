/*
 * What should become of games, of who plays and who waits, told as plainly as possible: by the specification and ADR 34 and 57,
 * and not by the code. Times are minutes. A command returns the status of its answer.
 */

export interface Waiting {
  name: string;
  /** Whether they know that they were passed over. */
  isTold: boolean;
  /** Until when a spot is kept, or was. */
  keptUntil: number | null;
}

export interface Game {
  title: string;
  owner: string;
  start: number;
  end: number;
  spots: number;
  isOpen: boolean;
  players: string[];
  bringer: string | null;
  coHosts: string[];
  waiting: Waiting[];
}

export interface Notice {
  news: string;
  name: string;
  game: string;
  state: 'waits' | 'sent' | 'taken back';
}

export const ADMINISTRATOR = 'administrator';
const KEPT_MINUTES = 5;

/** What cannot be done changes nothing. */
class Refused {
  constructor(readonly status: number) {}
}

function refuseIf(isWrong: boolean, status = 409): void {
  if (isWrong) throw new Refused(status);
}

const waits = ({ waiting }: Game, who: string) => waiting.some(({ name }) => name === who);
export class SignUpModel {
  notices: Notice[] = [];

  /** @param arrived whom the door has seen */
  constructor(
    public games: Game[],
    public now: number,
    private readonly familyOf: Record<string, string>,
    private readonly arrived: Set<string>,
  ) {}

  isChangedBy(command: (model: SignUpModel) => unknown): boolean {
    const copy = new SignUpModel(structuredClone(this.games), this.now, this.familyOf, new Set(this.arrived));
    copy.notices = structuredClone(this.notices);
    command(copy);
    return JSON.stringify([copy.games, copy.notices]) !== JSON.stringify([this.games, this.notices]);
  }

  join(by: string, at: number, names: string[], fit: 'all' | 'some'): number {
    return this.try(() => {
      refuseIf(!names.every((name) => this.isOwn(by, name)), 403);
      // Who waited keeps what is free, even where the newcomer is refused for it.
      return this.seat(by, this.game(at), names, fit) ? 200 : 409;
    });
  }

  leave(by: string, at: number, name: string): number {
    return this.try(() => {
      refuseIf(!this.isOwn(by, name), 403);
      this.takeOut(by, this.game(at), name);
      return 200;
    });
  }

  remove(by: string, at: number, name: string): number {
    return this.try(() => {
      const game = this.game(at);
      const isHost = [game.owner, ...game.coHosts].includes(name);
      const may = isHost ? this.manages(by, game) : this.hosts(by, game);
      refuseIf(!may && !this.isOwn(by, name), 403);
      this.takeOut(by, game, name);
      return 200;
    });
  }

  swap(by: string, at: number, from: number, name: string): number {
    return this.try(() => {
      refuseIf(!this.isOwn(by, name), 403);
      const left = this.game(from);
      this.refuseOver(by, left);
      refuseIf(at === from || !left.players.includes(name));
      this.free(left, name);
      refuseIf(!this.seat(by, this.game(at), [name], 'all'));
      this.serve(left);
      for (const each of this.games) if (waits(each, name)) this.serve(each);
      return 200;
    });
  }

  wait(by: string, at: number, name: string): number {
    return this.try(() => {
      const game = this.game(at);
      refuseIf(!this.isOwn(by, name), 403);
      this.refuseOver(by, game);
      refuseIf(!game.isOpen || game.players.includes(name) || this.freeFor(game, [name]) > 0);
      if (!waits(game, name)) game.waiting.push({ name, isTold: false, keptUntil: null });
      return 200;
    });
  }

  stopWaiting(by: string, at: number, name: string): number {
    return this.try(() => {
      const game = this.game(at);
      refuseIf(!this.isOwn(by, name), 403);
      this.refuseOver(by, game);
      if (waits(game, name)) {
        game.waiting = game.waiting.filter((each) => each.name !== name);
        this.takeBackOf(game, name);
        this.serve(game);
      }
      return 200;
    });
  }

  plan(by: string, at: number, spots: number, isOpen: boolean): number {
    return this.try(() => {
      const game = this.game(at);
      refuseIf(!this.hosts(by, game), 403);
      this.refuseOver(by, game);
      refuseIf(spots < game.spots - this.freeFor(game, []));
      Object.assign(game, { spots, isOpen });
      this.serve(game);
      return 200;
    });
  }

  /** The only one is who plays beside the owner; nobody is told twice a day. */
  nameCoHost(by: string, at: number, name: string): number {
    return this.try(() => {
      const game = this.game(at);
      const isNew = !game.coHosts.includes(name);
      refuseIf(!this.hosts(by, game), 403);
      this.refuseOver(by, game);
      refuseIf(isNew && !this.manages(by, game), 403);
      refuseIf(isNew && !game.players.includes(name), 400);
      game.coHosts = [name].filter((each) => each !== game.owner);
      const told = this.noticesOf(game, name).filter(({ state }) => state !== 'taken back');
      const isTold = told.some(({ news }) => news === 'co-host');
      if (isNew && game.coHosts.length > 0 && !isTold && !this.isOf(by, name))
        this.tell(game, 'co-host', name);
      return 200;
    });
  }

  bring(by: string, at: number, name: string, brings: boolean): number {
    return this.try(() => {
      const game = this.game(at);
      refuseIf(!this.hosts(by, game) && !this.isOf(by, name), 403);
      this.refuseOver(by, game);
      refuseIf(!game.players.includes(name));
      const isAnothers = game.bringer !== null && game.bringer !== name;
      refuseIf(brings && isAnothers && !this.hosts(by, game));
      if (brings || !isAnothers) game.bringer = brings ? name : null;
      return 200;
    });
  }

  arrive(name: string): void {
    this.arrived.add(name);
  }

  /** @param isLooked whether the job has run, so that nothing waits for the next who asks */
  pass(minutes: number, isLooked: boolean): void {
    this.now += minutes;
    if (isLooked) for (const game of this.games) this.serve(game);
  }

  mailsLeave(): void {
    for (const notice of this.notices) if (notice.state === 'waits') notice.state = 'sent';
  }

  isKept({ keptUntil }: Waiting): boolean {
    return keptUntil !== null && keptUntil > this.now;
  }

  private try(command: () => number): number {
    const before = structuredClone({ games: this.games, notices: this.notices });
    try {
      return command();
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      Object.assign(this, before);
      return refused.status;
    }
  }

  /** @returns whether there were spots enough, after those who wait got theirs */
  private seat(by: string, game: Game, names: string[], fit: 'all' | 'some'): boolean {
    this.refuseOver(by, game);
    this.serve(game);
    const coming = names.filter((name) => !game.players.includes(name));
    if (coming.length === 0) return true;
    refuseIf(!game.isOpen && by !== ADMINISTRATOR);
    const free = this.freeFor(game, coming);
    if (free <= 0 || (fit === 'all' && free < coming.length)) return false;
    const isKeptFor = (name: string) => this.keptIn(game).includes(name);
    const seated = [...coming.filter(isKeptFor), ...coming.filter((name) => !isKeptFor(name))].slice(0, free);
    refuseIf(seated.some((name) => this.isBusy(name, game)));
    for (const name of seated) this.sit(game, name, 'joined');
    return true;
  }

  /** Who waited first is served first; after the start by an offer, and each once. */
  private serve(game: Game): void {
    if (!game.isOpen || game.end <= this.now) return;
    const isOffered = (name: string) => this.games.some((each) => this.keptIn(each).includes(name));
    for (const each of [...game.waiting]) {
      const { name } = each;
      if (this.freeFor(game, []) <= 0) return;
      if (game.start <= this.now) {
        const isAsked = this.arrived.has(name) && each.keptUntil === null && !isOffered(name);
        if (!isAsked || this.isBusy(name, game)) continue;
        each.keptUntil = Math.min(this.now + KEPT_MINUTES, game.end);
        this.tell(game, 'offered', name);
      } else if (!this.isBusy(name, game)) this.sit(game, name, 'promoted');
      else if (!each.isTold) {
        each.isTold = true;
        this.tell(game, 'passed-over', name);
      }
    }
  }

  private takeOut(by: string, game: Game, name: string): void {
    this.refuseOver(by, game);
    if (game.players.includes(name)) {
      this.free(game, name);
      if (!this.isOf(by, name)) this.tell(game, 'removed', name);
      this.serve(game);
    }
    for (const each of this.games) if (waits(each, name)) this.serve(each);
  }

  private sit(game: Game, name: string, news: 'joined' | 'promoted'): void {
    game.waiting = game.waiting.filter((each) => each.name !== name);
    game.players.push(name);
    this.takeBackOf(game, name, ['offered', 'passed-over', 'removed']);
    this.tell(game, news, name);
  }

  private free(game: Game, name: string): void {
    game.players = game.players.filter((each) => each !== name);
    game.coHosts = game.coHosts.filter((each) => each !== name);
    if (game.bringer === name) game.bringer = null;
    this.takeBackOf(game, name);
  }

  private tell(game: Game, news: string, name: string): void {
    if (game.end > this.now) this.notices.push({ news, name, game: game.title, state: 'waits' });
  }

  /** What is wrong or of no use any more; somebody who is out has to know no more than that. */
  private takeBackOf(game: Game, name: string, outdated?: string[]): void {
    for (const notice of this.noticesOf(game, name)) {
      const isOutdated = outdated ? outdated.includes(notice.news) : notice.news !== 'removed';
      if (isOutdated && notice.state === 'waits') notice.state = 'taken back';
    }
  }

  private noticesOf = ({ title }: Game, name: string) =>
    this.notices.filter((notice) => notice.game === title && notice.name === name);
  private keptIn = ({ waiting }: Game) => waiting.filter((each) => this.isKept(each)).map(({ name }) => name);

  private freeFor(game: Game, names: string[]): number {
    const kept = this.keptIn(game).filter((name) => !names.includes(name));
    return game.spots - game.players.length - kept.length;
  }

  private isBusy(name: string, { title, start, end }: Game): boolean {
    return this.games.some(
      (other) =>
        other.title !== title && other.players.includes(name) && other.start < end && start < other.end,
    );
  }

  private isOf = (by: string, name: string) => this.familyOf[name] === by;
  private isOwn = (by: string, name: string) => by === ADMINISTRATOR || this.isOf(by, name);
  private manages = (by: string, { owner }: Game) => this.isOwn(by, owner);
  private hosts = (by: string, game: Game) =>
    this.manages(by, game) || game.coHosts.some((name) => this.isOf(by, name));

  private refuseOver = (by: string, { end }: Game) => refuseIf(end <= this.now && by !== ADMINISTRATOR);

  private game = (at: number) => this.games[at] as Game;
}
