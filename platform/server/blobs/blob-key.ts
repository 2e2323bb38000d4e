const shape = /^[a-z0-9_-]+(\/[a-z0-9_-]+)*(\.[a-z0-9]+)?$/;
const longest = 200;

/** Refuses keys that one of the stores would read in its own way: dots, spaces, capitals, empty segments. */
export function assertBlobKey(key: string): void {
  if (key.length > longest || !shape.test(key)) {
    throw new Error(`Not a blob key: ${JSON.stringify(key.slice(0, longest))}`);
  }
}
