/** Where a passage is read. Citations lead there. */
export function passagePath(collectionId: string, documentId: string, passage?: number): string {
  const document = `/agents/knowledge/${collectionId}/documents/${documentId}`;
  return passage === undefined ? document : `${document}?passage=${passage}`;
}
