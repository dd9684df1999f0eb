/** Of each database of ours, which holds one. */
const STORE = 'kept';

/** Uses the store of one of the browser's databases, which is made where there is none. Nothing is left open. */
export async function inStore<Value>(
  database: string,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest,
): Promise<Value> {
  const open = await opened(database);
  try {
    return await new Promise<Value>((resolve, reject) => {
      const transaction = open.transaction(STORE, mode);
      const request = use(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result as Value);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    // An open database would hold up the sign-out of another tab, which deletes it.
    open.close();
  }
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
