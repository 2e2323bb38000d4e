import type { AnswerPart, PartReader } from "#features/models/server/index.ts";
import type { PlaceholderBook } from "../placeholders/placeholder-book.ts";
import { mapTexts } from "./map-texts.ts";
import { restoreText, StreamRestorer } from "./restore-text.ts";

type Delta = Extract<AnswerPart, { type: "text-delta" | "reasoning-delta" }>;

/** The same answer with the values in place of their placeholders, in texts and in the input of tool calls. */
export function restoreAnswer(reader: PartReader, book: PlaceholderBook): PartReader {
  const open = new Map<string, { type: Delta["type"]; id: string; restorer: StreamRestorer }>();
  let isOver = false;

  const close = (key: string): AnswerPart[] => {
    const found = open.get(key);
    open.delete(key);
    const delta = found?.restorer.end();
    return found && delta ? [{ type: found.type, id: found.id, delta }] : [];
  };
  const closeAll = () => [...open.keys()].flatMap(close);

  function restore(part: AnswerPart): AnswerPart[] {
    switch (part.type) {
      case "text-delta":
      case "reasoning-delta": {
        const key = `${part.type} ${part.id}`;
        const known = open.get(key) ?? { type: part.type, id: part.id, restorer: new StreamRestorer(book) };
        open.set(key, known);
        return [{ ...part, delta: known.restorer.take(part.delta) }];
      }
      case "text-end":
        return [...close(`text-delta ${part.id}`), part];
      case "reasoning-end":
        return [...close(`reasoning-delta ${part.id}`), part];
      case "tool-call":
        return [{ ...part, input: restoreInput(part.input, book) }];
      // Unfinished inputs and raw packets would show placeholders. Nobody reads them.
      case "tool-input-start":
      case "tool-input-delta":
      case "tool-input-end":
      case "raw":
        return [];
      case "finish":
      case "error":
        return [...closeAll(), part];
      default:
        return [part];
    }
  }

  return {
    async read() {
      if (isOver) return undefined;
      const parts = await reader.read();
      if (parts) return parts.flatMap(restore);
      isOver = true;
      const rest = closeAll();
      return rest.length > 0 ? rest : undefined;
    },
    cancel: () => reader.cancel(),
  };
}

/** Inside the JSON, so that a value with quotes does not break it. Invalid JSON is restored as text. */
export function restoreInput(input: string, book: PlaceholderBook): string {
  if (!input.includes("[")) return input;
  try {
    return JSON.stringify(mapTexts(JSON.parse(input), (text) => restoreText(text, book)));
  } catch {
    return restoreText(input, book);
  }
}
