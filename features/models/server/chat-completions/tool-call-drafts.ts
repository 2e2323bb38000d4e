import { InvalidResponseDataError } from "@ai-sdk/provider";
import { newId } from "#platform/server/ids.ts";
import type { AnswerPart } from "../answer-part.ts";
import type { ToolCallDelta } from "./chat-chunk.ts";

interface Draft {
  /** The provider's index and id. Some providers omit them. */
  index: number | undefined;
  wireId: string | undefined;
  /** Our id, unique in the answer. Set once the name is known. */
  id: string;
  name: string | undefined;
  input: string;
}

/** Assembles tool calls from their pieces, possibly several at once. */
export class ToolCallDrafts {
  #drafts: Draft[] = [];

  take(delta: ToolCallDelta, parts: AnswerPart[]): void {
    const draft = this.#find(delta) ?? this.#begin(delta);
    draft.wireId ??= delta.id;
    draft.index ??= delta.index;
    draft.input += delta.arguments;
    let piece = delta.arguments;
    if (draft.name === undefined) {
      if (delta.name === undefined) return;
      draft.name = delta.name;
      draft.id = this.#uniqueId(draft.wireId);
      parts.push({ type: "tool-input-start", id: draft.id, toolName: draft.name });
      piece = draft.input;
    }
    if (piece !== "") parts.push({ type: "tool-input-delta", id: draft.id, delta: piece });
  }

  /** The complete tool calls, in the provider's order. Throws when one has no name. */
  finish(parts: AnswerPart[]): void {
    for (const { id, name, input } of this.#ordered()) {
      if (name === undefined) {
        if (input === "") continue;
        throw new InvalidResponseDataError({ data: undefined, message: "A tool call came without a name." });
      }
      parts.push({ type: "tool-input-end", id });
      parts.push({ type: "tool-call", toolCallId: id, toolName: name, input });
    }
  }

  /** The draft that a piece continues. Undefined when it starts a new one. */
  #find({ index, id, name, arguments: piece }: ToolCallDelta): Draft | undefined {
    const labelled = this.#drafts.findLast(
      (draft) =>
        (index !== undefined && draft.index === index) ||
        (id !== undefined && draft.wireId === id && (index === undefined || name === undefined)),
    );
    if (!labelled) {
      // Without any label it continues the last one.
      const hasLabel = index !== undefined || id !== undefined || name !== undefined;
      return hasLabel ? undefined : this.#drafts.at(-1);
    }
    if (name === undefined || labelled.name === undefined) return labelled;
    // Some providers number every tool call 0, so another name starts a new call. Others repeat the name.
    if (name !== labelled.name) return undefined;
    const isOtherId = id !== undefined && labelled.wireId !== undefined && id !== labelled.wireId;
    const beginsInput = piece.trimStart().startsWith("{");
    if (isOtherId && beginsInput) return undefined;
    return (isOtherId || beginsInput) && isComplete(labelled.input) ? undefined : labelled;
  }

  #begin({ index, id }: ToolCallDelta): Draft {
    const draft = { index, wireId: id, id: "", name: undefined, input: "" };
    this.#drafts.push(draft);
    return draft;
  }

  #uniqueId(wireId: string | undefined): string {
    const isFree = wireId !== undefined && this.#drafts.every(({ id }) => id !== wireId);
    return isFree ? wireId : `call_${newId()}`;
  }

  #ordered(): Draft[] {
    if (this.#drafts.some(({ index }) => index === undefined)) return this.#drafts;
    return this.#drafts.toSorted((a, b) => (a.index ?? 0) - (b.index ?? 0));
  }
}

function isComplete(input: string): boolean {
  try {
    JSON.parse(input);
    return true;
  } catch {
    return false;
  }
}
