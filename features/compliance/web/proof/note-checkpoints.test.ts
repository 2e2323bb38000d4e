import { expect, it } from "vitest";
import { noteCheckpoints } from "./note-checkpoints.ts";

it("notes the checkpoint of each log of an export by its origin, and passes all files on", async () => {
  const file = (name: string, text: string) => ({ name, bytes: new TextEncoder().encode(text) });
  const files = [
    file("manifest.json", "{}"),
    file("log-1/checkpoint", "example.com/log/1\n5\nroot\n\n— line\n"),
    file("log-1/tile/0/000.p/5", "bytes"),
    file("log-2/checkpoint", "example.com/log/2\n7\nroot\n\n— line\n"),
  ];
  async function* read() {
    yield* files;
  }
  const notes = new Map<string, string>();
  const passed = await Array.fromAsync(noteCheckpoints(read(), notes));
  expect(passed).toEqual(files);
  expect([...notes]).toEqual([
    ["example.com/log/1", "example.com/log/1\n5\nroot\n\n— line\n"],
    ["example.com/log/2", "example.com/log/2\n7\nroot\n\n— line\n"],
  ]);
});
