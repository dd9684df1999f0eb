import { join, sep } from 'node:path';

const here = import.meta.dirname;

/** The folder that holds the whole product, from the sources as well as from the built code. */
export const PRODUCT_FOLDER = join(here, here.split(sep).at(-1) === 'dist' ? '../../..' : '../..');
