const shape = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*(\.[a-z0-9]+)?$/;
const longest = 200;

/** Throws for keys that a store could interpret differently: dots, spaces, capitals, empty segments. */
export function assertBlobKey(key: string): void {
  if (key.length > longest || !shape.test(key)) {
    throw new Error(`Not a blob key: ${JSON.stringify(key.slice(0, longest))}`);
  }
}
