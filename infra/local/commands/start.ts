import { runProduct } from '../product/run-product.ts';

// `npm start`: the whole product on this machine, until it is stopped.
await runProduct();
