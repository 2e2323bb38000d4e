/** One server-sent event. */
export interface ServerSentEvent {
  id: string | undefined;
  /** The event's type. `message` when the server names none. */
  event: string;
  data: string;
}

/**
 * Parses server-sent events (WHATWG HTML, 9.2) as they arrive. Calls `onHeartbeat` for comments. Ends with
 * the stream. Throws when the connection breaks.
 */
export async function* readServerSentEvents(
  body: ReadableStream<Uint8Array>,
  onHeartbeat?: () => void,
): AsyncGenerator<ServerSentEvent, void, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let buffered = "";
  try {
    while (true) {
      const { value, done } = await reader.read();
      if (done) return;
      buffered += decoder.decode(value, { stream: true });
      const { blocks, rest } = splitBlocks(buffered);
      buffered = rest;
      for (const block of blocks) {
        const event = parseBlock(block);
        if (event) yield event;
        else onHeartbeat?.();
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

function splitBlocks(text: string): { blocks: string[]; rest: string } {
  // A trailing carriage return may be the first half of a CRLF that is still arriving.
  const isCut = text.endsWith("\r");
  const complete = (isCut ? text.slice(0, -1) : text).replace(/\r\n?/g, "\n");
  const pieces = complete.split("\n\n");
  const rest = pieces.pop() ?? "";
  return { blocks: pieces, rest: isCut ? `${rest}\r` : rest };
}

function parseBlock(block: string): ServerSentEvent | undefined {
  let id: string | undefined;
  let event = "message";
  const data: string[] = [];
  for (const line of block.split("\n")) {
    const colon = line.indexOf(":");
    if (colon === 0) continue;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "id") id = value;
    else if (field === "event") event = value;
    else if (field === "data") data.push(value);
  }
  return data.length > 0 ? { id, event, data: data.join("\n") } : undefined;
}
