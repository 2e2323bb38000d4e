/** The name under which a new text for a collection is kept until it is saved. */
export const newTextForm = (collectionId: string) => `new document ${collectionId}`;
