import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ContributionsModule } from './contributions.module.ts';
import { Contributions, contributes, Point } from './contributions.ts';

interface Colour {
  name: string;
}

const COLOURS = new Point<Colour>('colours');
const OTHERS = new Point<Colour>('others');

@Injectable()
@contributes(COLOURS)
class Blue implements Colour {
  readonly name = 'blue';
}

@Injectable()
class Mixer {
  readonly mixed = 'aqua';
}

@Injectable()
@contributes(COLOURS)
class Aqua implements Colour {
  readonly name: string;

  constructor(mixer: Mixer) {
    this.name = mixer.mixed;
  }
}

@Injectable()
@contributes(OTHERS)
class Salt implements Colour {
  readonly name = 'salt';
}

// @ts-expect-error its name is no text
@contributes(COLOURS)
class Seven {
  readonly name = 7;
}

@Injectable()
class Palette {
  constructor(private readonly contributions: Contributions) {}

  get names(): string[] {
    return this.contributions.of(COLOURS).map(({ name }) => name);
  }
}

@Injectable()
class HastyPalette {
  readonly colours: Colour[];

  constructor(contributions: Contributions) {
    this.colours = contributions.of(COLOURS);
  }
}

@Module({ imports: [ContributionsModule], providers: [Palette], exports: [Palette] })
class PaletteModule {}

@Module({ providers: [Blue, Salt] })
class BlueModule {}

@Module({ providers: [Aqua, Mixer] })
class AquaModule {}

describe('contributions', () => {
  const started = (...imports: (new () => object)[]) => {
    @Module({ imports: [PaletteModule, ...imports] })
    class ProgramModule {}
    return NestFactory.createApplicationContext(ProgramModule, { logger: false, abortOnError: false });
  };

  it('should be found in whatever module they are, in the order of their names', async () => {
    for (const modules of [
      [BlueModule, AquaModule],
      [AquaModule, BlueModule],
    ] as const) {
      const module = await started(...modules);
      expect(module.get(Palette).names).toEqual(['aqua', 'blue']);
      await module.close();
    }
  });

  it('should be those of the modules that were started', async () => {
    const module = await started(BlueModule);

    expect(module.get(Palette).names).toEqual(['blue']);
    await module.close();
    expect(Seven.name).toBe('Seven');
  });

  it('should keep a process from starting when a class is provided twice', async () => {
    @Module({ providers: [Blue] })
    class AgainModule {}

    await expect(started(BlueModule, AgainModule)).rejects.toThrow(
      'Blue is provided twice, and would add to colours twice',
    );
  });

  it('should not be asked for before they are there', async () => {
    @Module({ imports: [ContributionsModule], providers: [HastyPalette] })
    class HastyModule {}

    await expect(started(BlueModule, HastyModule)).rejects.toThrow('Who adds to colours is not there yet');
  });
});
