import { ApiError } from './api-error.ts';

/** The result of a use case, or nothing where the product says why not: what imports leave out. */
export async function unlessRefused<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
