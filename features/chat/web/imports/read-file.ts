import type { ImportOrigin } from "../../contract/index.ts";
import { sizeOf } from "./batch-conversations.ts";
import type { FoundConversation } from "./formats/found-conversation.ts";
import { readConversation } from "./formats/read-conversation.ts";
import { ImportProblem } from "./import-problem.ts";
import { readEntries } from "./read-entry.ts";
import { splitArray } from "./split-array.ts";

const mostConversations = 50_000;
const mostMessages = 1_000_000;
const mostCharacters = 400_000_000;

/** What a file has, for the person to confirm. */
export interface ImportPreview {
  origin: ImportOrigin;
  conversations: number;
  messages: number;
  /** Conversations in which nothing is said. */
  emptyCount: number;
  /** Messages without text that can be read: pictures, sounds and forms that are not known. */
  leftOutCount: number;
  /** Messages that are longer than one may be, and are cut. */
  cutCount: number;
  /** The first and last day, as ISO dates. */
  from: string;
  to: string;
}

export interface ReadFile {
  preview: ImportPreview;
  found: FoundConversation[];
}

/** Reads an export within limits of size, depth and counts. Throws ImportProblem. */
export async function readFile(file: Blob, onRead: (bytes: number) => void): Promise<ReadFile> {
  const found: FoundConversation[] = [];
  const count = { messages: 0, characters: 0, empty: 0, cut: 0, leftOut: 0 };
  const add = (json: string) => {
    const one = readConversation(json);
    if (!one) {
      count.empty += 1;
      return;
    }
    found.push(one);
    count.cut += one.cutCount;
    count.messages += one.conversation.messages.length;
    count.leftOut += one.leftOutCount;
    count.characters += one.conversation.messages.reduce((sum, message) => sum + sizeOf(message), 0);
    const isTooMuch =
      found.length > mostConversations || count.messages > mostMessages || count.characters > mostCharacters;
    if (isTooMuch) throw new ImportProblem("This export has more than can be imported at once.");
  };
  await readEntries(file, { begin: () => splitArray(add), onRead });
  const [first] = found;
  if (!first) throw new ImportProblem("There are no conversations in this file.");
  const { origin } = first;
  if (found.some((one) => one.origin !== origin)) {
    throw new ImportProblem("This file mixes exports of several products.");
  }
  const days = found.map(({ conversation }) => conversation.createdAt.slice(0, 10)).sort();
  return {
    found,
    preview: {
      ...{ origin, conversations: found.length, messages: count.messages },
      ...{
        emptyCount: count.empty,
        leftOutCount: count.leftOut,
        cutCount: count.cut,
        from: days[0] ?? "",
        to: days.at(-1) ?? "",
      },
    },
  };
}
