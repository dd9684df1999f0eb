import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';

/** A place where modules add something to one that stands below them and does not know them. */
export class Point<T> {
  /** Only a type: what may be added here. */
  declare protected readonly takes?: (contribution: T) => void;

  /** @param name says in errors which one it is */
  constructor(readonly name: string) {}
}

const Contribution = DiscoveryService.createDecorator<Point<never>>();

/** Adds a provider to a point. It compiles on a class alone whose instances are what the point takes. */
export function contributes<T>(point: Point<T>): (target: new (...parameters: never[]) => T) => void {
  return (target) => Contribution(point as unknown as Point<never>)(target);
}

/** What was added to the points, of all modules that this process is made of. */
@Injectable()
export class Contributions implements OnModuleInit {
  private areThere = false;

  constructor(private readonly discovery: DiscoveryService) {}

  /** Every provider was made by now. Throws Error when one was made twice, so that no process starts with it. */
  onModuleInit(): void {
    this.areThere = true;
    for (const point of new Set(this.added().map(({ point }) => point))) this.of(point);
  }

  /**
   * What was added to a point, in the order of the classes' names: nothing may hang on which module was made first.
   * Throws Error in constructors, when not all of it is there yet; and when a class is provided twice.
   */
  of<T>(point: Point<T>): T[] {
    if (!this.areThere) throw new Error(`Who adds to ${point.name} is not there yet: ask later`);
    const added = this.added().filter((each) => (each.point as object) === point);
    const names = added.map(({ name }) => name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice) throw new Error(`${twice} is provided twice, and would add to ${point.name} twice`);
    return added.sort((one, other) => (one.name < other.name ? -1 : 1)).map(({ instance }) => instance as T);
  }

  private added(): Added[] {
    return this.discovery.getProviders({ metadataKey: Contribution.KEY }).flatMap((wrapper) => {
      const point = this.discovery.getMetadataByDecorator(Contribution, wrapper);
      return point ? [{ point, name: String(wrapper.name), instance: wrapper.instance }] : [];
    });
  }
}

/** What stands among others of its point where it says, and else behind those that say it. */
export interface Placed {
  /** From 1. */
  readonly place?: number;
}

/** Sorts what was added to a point; what says no place keeps the order of the classes' names. */
export function byPlace(one: Placed, other: Placed): number {
  return (one.place ?? LAST) - (other.place ?? LAST);
}

const LAST = Number.MAX_SAFE_INTEGER;

interface Added {
  point: Point<never>;
  /** Of its class. */
  name: string;
  instance: unknown;
}
