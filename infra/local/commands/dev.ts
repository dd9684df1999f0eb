import { developed } from '../product/development.ts';
import { runProduct } from '../product/run-product.ts';

// `npm run dev`: the product as `npm start` runs it, from the sources as they are at each moment.
await runProduct(await developed());
