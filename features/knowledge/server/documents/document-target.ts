/** What an event about a document is about. */
export function targetOf({ id, collection_id }: { id: string; collection_id: string }) {
  return [
    { type: "document", id },
    { type: "collection", id: collection_id },
  ];
}
