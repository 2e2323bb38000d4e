import type { HistoryMessage } from "#features/runs/server/index.ts";
import { forAnotherPerson, joinLabels } from "#platform/contract/label.ts";
import type { Db } from "#platform/server/db/connection-db.ts";
import { bodyOf } from "../contract/index.ts";
import { cleanName } from "./clean-name.ts";
import { listPartsOfBranch, type SaidMessage } from "./said-message.repository.ts";

/**
 * The text of a message for the model. For an interrupted spoken answer it says how much the person heard.
 */
function heardText({ role, parts, heard_characters }: SaidMessage): string {
  const body = bodyOf(parts);
  if (role !== "assistant" || heard_characters === null || heard_characters >= body.length) return body;
  const heard = body.slice(0, heard_characters).trimEnd();
  const unheard = body.slice(heard_characters).trim();
  if (unheard === "") return body;
  return `${heard}\n\n[${note} “${unheard}”]`.trim();
}

const note = "This was spoken, and the person interrupted it here. They did not hear the rest:";

/** The limit of messages and characters that a model reads. Older messages are left out. */
const historyMessages = 100;
const historyCharacters = 200_000;

/**
 * The history up to the question, oldest first: as many of the newest messages as fit, always including the
 * question. Labels are those of `personId`, for whom the run works: the question may be a colleague's.
 */
export async function readHistory(db: Db, questionId: string, personId: string): Promise<HistoryMessage[]> {
  const newestFirst = await listPartsOfBranch(db, questionId, { limit: historyMessages, personId });
  let left = historyCharacters;
  const kept: HistoryMessage[] = [];
  for (const message of newestFirst) {
    const { role, user_id, is_outsiders: isOutsider } = message;
    const { integrity, readers } = user_id === personId ? message : forAnotherPerson(message, { isOutsider });
    const text = heardText(message);
    left -= text.length;
    if (left < 0 && kept.length > 0) break;
    const author =
      message.author === null ? {} : { author: { id: user_id, name: cleanName(message.author) } };
    const materials = materialsOf({ ...message, integrity });
    kept.unshift({ role, text, integrity, readers, ...author, ...filesOf(message), ...materials });
  }
  const question = kept.at(-1);
  const askedBy = newestFirst[0]?.asked_by;
  if (question && typeof askedBy === "string") question.askedBy = { id: personId, name: cleanName(askedBy) };
  return kept;
}

function filesOf({ parts }: SaidMessage): Pick<HistoryMessage, "fileIds" | "hasPictures"> {
  const files = parts.filter((part) => part.type === "file");
  const fileIds = files.map(({ fileId }) => fileId);
  return files.length > 0 ? { fileIds, hasPictures: files.some(({ kind }) => kind === "image") } : {};
}

/** No more trusted than the message, and for no other readers: an imported one could name any label. */
function materialsOf({ parts, ...label }: SaidMessage): Pick<HistoryMessage, "materials"> {
  const materials = parts.flatMap((part) =>
    part.type === "material"
      ? [
          {
            ...joinLabels([label, { integrity: part.integrity, readers: part.readers ?? [] }]),
            type: "text" as const,
            text: `${part.title}\n\n${part.text}`,
          },
        ]
      : [],
  );
  return materials.length > 0 ? { materials } : {};
}
