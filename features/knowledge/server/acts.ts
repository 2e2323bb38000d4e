import type { ActWords } from "#platform/server/audit/acts.ts";

/** What is recorded here, in words. */
export const knowledgeActs: ActWords = {
  nouns: {
    collection: ["Collection", "Sammlung"],
  },
  acts: {
    "conversation.collections_chosen": [
      "{actor} chose the collections that the conversation {conversation} asks",
      "{actor} hat gewählt, welche Sammlungen die Unterhaltung {conversation} befragt",
    ],
    "collection.changed": [
      "{actor} changed the collection {collection}",
      "{actor} hat die Sammlung {collection} geändert",
    ],
    "collection.created": [
      "{actor} created the collection {collection}",
      "{actor} hat die Sammlung {collection} angelegt",
    ],
    "collection.deleted": [
      "{actor} deleted the collection {collection}",
      "{actor} hat die Sammlung {collection} gelöscht",
    ],
    "collection.transferred": [
      "{actor} gave the collection {collection} to {user}",
      "{actor} hat die Sammlung {collection} an {user} übergeben",
    ],
  },
};
