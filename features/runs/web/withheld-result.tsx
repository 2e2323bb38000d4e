/** In place of a result from a collection that the reader cannot read. */
export function WithheldResult() {
  return <p className="text-sm text-ink-2">You cannot read the collection that this came from.</p>;
}
