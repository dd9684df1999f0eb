import * as boards from './board-scenes.ts';
import { WIDTH } from './brush.ts';
import * as cards from './card-scenes.ts';
import * as halls from './hall-scenes.ts';
import * as lids from './lid-scenes.ts';
import * as maps from './map-scenes.ts';
import * as shelves from './shelf-scenes.ts';
import * as tables from './table-scenes.ts';

/** One picture of the demo's gallery: its name, what it shows, its height at a width of 1200, and its drawing. */
type Picture = [name: string, alt: string, height: number, draw: (height: number) => string];

const WIDE = 675;
const LANDSCAPE = 800;
const PHOTO = 900;
const SQUARE = 1200;
const PORTRAIT = 1500;
const TALL = 1600;

/** In the order of the gallery: kinds and shapes mixed. */
export const pictures: Picture[] = [
  [
    'meeple-parade',
    'Five wooden meeples in a row on the edge of a felt table',
    LANDSCAPE,
    shelves.meepleParade,
  ],
  ['island', 'An island of terrain hexes in a blue sea, two meeples on it', SQUARE, maps.island],
  ['hand-of-cards', 'A hand of seven cards fanned over a wooden table', PORTRAIT, cards.handOfCards],
  ['two-dice', 'Two large dice, a six and a five, on dark red cloth', PHOTO, cards.twoDice],
  ['castle-lid', 'The lid of a game box: a castle with a yellow flag', SQUARE, lids.castle],
  ['round-table', 'Eight people around a round table, seen from above', SQUARE, halls.roundTable],
  ['green-flag', 'A green flag with three pawns under a night sky', TALL, shelves.greenFlag],
  ['draughts', 'A game of draughts after the first two moves', SQUARE, boards.draughts],
  [
    'coffee-and-rules',
    'An open rulebook with dice, a token and a cup of coffee',
    PHOTO,
    tables.coffeeAndRules,
  ],
  ['ringed-planet-lid', 'The lid of a game box: a red planet with a ring', LANDSCAPE, lids.ringedPlanet],
  ['block-tower', 'A tower of wooden blocks with one block missing', TALL, shelves.blockTower],
  ['rail-map', 'A map of railway routes between eleven towns', PHOTO, maps.railMap],
  ['lanyards', 'Four convention badges hanging side by side', LANDSCAPE, shelves.lanyards],
  ['dice-tray', 'Nine dice in an eight-sided wooden tray', SQUARE, cards.diceTray],
  ['leaf-lid', 'The lid of a game box: one large leaf', PORTRAIT, lids.bigLeaf],
  ['hall', 'The hall from above: rows of tables, most seats taken', PORTRAIT, halls.hallPlan],
  ['sand-glass', 'A sand glass between two pawns', PHOTO, shelves.sandGlass],
  ['memory-cards', 'Cards lying face down, two turned up and alike', PHOTO, cards.memoryCards],
  ['sailing-boat-lid', 'The lid of a game box: a sailing boat in the sun', PHOTO, lids.sailingBoat],
  ['winding-track', 'Three pawns on a winding track to a golden star', TALL, boards.windingTrack],
  ['cube-pyramid', 'Ten coloured cubes piled up under the moon', SQUARE, shelves.cubePyramid],
  ['go-stones', 'Black and white stones on a wooden board', PHOTO, boards.goStones],
  ['resource-bowls', 'Four wooden bowls of coloured cubes', SQUARE, tables.resourceBowls],
  ['rocket-lid', 'The lid of a game box: a rocket between stars', PORTRAIT, lids.rocket],
  ['yellow-flag', 'A yellow flag beside two meeples and a die', LANDSCAPE, shelves.yellowFlag],
  ['road-tiles', 'A countryside of roads and houses laid from square tiles', SQUARE, maps.roadTiles],
  ['dominoes', 'A chain of dominoes around a golden token', PHOTO, cards.dominoes],
  ['golden-meeple', 'A golden meeple on the winner’s pedestal', PORTRAIT, shelves.goldenMeeple],
  ['mountains-lid', 'The lid of a game box: two mountains and the moon', LANDSCAPE, lids.moonMountains],
  ['honeycomb', 'Two meeples on a plain of pale hexes', PHOTO, maps.honeycomb],
  ['score-sheet', 'A score sheet for five players and a yellow pencil', TALL, tables.scoreSheet],
  ['box-shelf', 'Three shelves full of game boxes', SQUARE, shelves.boxShelf],
  ['sowing-bowls', 'A sowing game: ten bowls with coloured stones', WIDE, tables.sowingBowls],
  ['lighthouse-lid', 'The lid of a game box: a lighthouse at night', TALL, lids.lighthouse],
  ['polyominoes', 'A puzzle board filled but for one square', SQUARE, tables.polyominoes],
  ['one-among-many', 'One red pawn among five white ones', WIDE, shelves.oneAmongMany],
  ['space-hexes', 'Planets on dark hexes', LANDSCAPE, maps.spaceHexes],
  ['dice-tower', 'Four dice stacked into a leaning tower', TALL, shelves.diceTower],
  ['forest-lid', 'The lid of a game box: a meeple on a forest path', SQUARE, lids.forestPath],
  ['patience', 'Cards laid out for a game of patience', PHOTO, cards.patience],
  ['wheel', 'A wheel of fortune with twelve fields', SQUARE, boards.wheel],
  ['desert-lid', 'The lid of a game box: two cactuses before a red sun', LANDSCAPE, lids.desertSun],
  ['token-spill', 'Tokens spilled from a cloth bag', PHOTO, tables.tokenSpill],
  ['owl-lid', 'The lid of a game box: an owl before the full moon', PORTRAIT, lids.owlNight],
];

/** A picture as an SVG of 2400 by whatever its height is in proportion. */
export function svgOf([, , height, draw]: Picture): string {
  const scale = 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * scale}" height="${height * scale}" viewBox="0 0 ${WIDTH} ${height}">${draw(height)}</svg>`;
}
