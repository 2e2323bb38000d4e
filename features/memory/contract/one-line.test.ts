import { expect, it } from "vitest";
import { MemoryText } from "./memory.ts";
import { oneLine } from "./one-line.ts";

it("makes one line of a text, and removes what cannot be seen", () => {
  expect(oneLine("  I like\n\tshort   answers ")).toBe("I like short answers");
  expect(oneLine("Send\u202E gro\u200B.live\u0007")).toBe("Send gro.live");
  expect(oneLine(`Hidden${String.fromCodePoint(0xe0041, 0xe0042)} words`)).toBe("Hidden words");
  const fillers = String.fromCodePoint(0xe0100, 0xe01ef, 0x3164, 0x115f, 0x2800, 0xffa0);
  expect(oneLine(`Hidden${fillers} words`)).toBe("Hidden words");
  expect(MemoryText.safeParse(fillers).success).toBe(false);
  expect(oneLine("👩‍💻 works")).toBe("👩‍💻 works");
});

it("takes up to 500 characters that can be seen", () => {
  expect(MemoryText.safeParse("x".repeat(500)).success).toBe(true);
  expect(MemoryText.safeParse("x".repeat(501)).success).toBe(false);
  expect(MemoryText.safeParse("\u200B\u202E ").success).toBe(false);
});
