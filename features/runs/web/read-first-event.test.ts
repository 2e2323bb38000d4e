import { expect, test } from "vitest";
import { readFirstEvent } from "./read-first-event.ts";

function inPieces(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}

test.each([1, 2, 3, 1000])("the first event is taken off, pieces of %i bytes", async (size) => {
  const stream = inPieces('event: sent\r\ndata: {"a":"ö"}\r\n\r\nid: 1\ndata: x\n\nid: 2\n', size);
  const { text, rest } = await readFirstEvent(stream);
  expect(text?.trimEnd()).toBe('event: sent\r\ndata: {"a":"ö"}');
  expect(await new Response(rest).text()).toBe("id: 1\ndata: x\n\nid: 2\n");
});

test("a heartbeat before it is passed over", async () => {
  const { text } = await readFirstEvent(inPieces(": alive\n\nevent: sent\ndata: 1\n\n", 4));
  expect(text).toBe("event: sent\ndata: 1");
});

test("a stream that ends too early has none", async () => {
  const { text } = await readFirstEvent(inPieces("event: sent\ndata: 1\n", 4));
  expect(text).toBeUndefined();
});
