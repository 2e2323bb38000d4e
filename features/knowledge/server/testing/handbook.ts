import type { KnowledgeClient } from "./knowledge-server.ts";

/** A collection "Handbook" of `owner`'s with one document of three passages, the second of which is `text`. */
export async function makeHandbook(
  owner: KnowledgeClient,
  text = "Every employee gets 25 days of holiday a year.",
) {
  const collection = await owner.collection("Handbook");
  const passages = [
    { place: "Hours", text: "Work begins at nine." },
    { place: "Holidays", text },
    { place: "Sickness", text: "Call your manager." },
  ];
  return { ...collection, documentId: await collection.add("Staff [2026] guide", passages) };
}
