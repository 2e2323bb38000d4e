import { deflateSync } from "node:zlib";
import type { LanguageModelV4FilePart } from "@ai-sdk/provider";
import { expect, it } from "vitest";
import { worstCaseOf } from "./estimate-tokens.ts";
import { tokensOfFile } from "./tokens-of-file.ts";

const file = (mediaType: string, data: Uint8Array | string): LanguageModelV4FilePart => ({
  type: "file",
  mediaType,
  data: { type: "data", data },
});
const page = "<< /Type /Page /Parent 2 0 R >>\n";
const pdf = (body: string | Buffer) =>
  Buffer.concat([Buffer.from("%PDF-1.7\n"), typeof body === "string" ? Buffer.from(body) : body]);

function inObjectStream(text: string): Buffer {
  const packed = deflateSync(text);
  const head = `5 0 obj << /Type /ObjStm /Length ${packed.length} /Filter /FlateDecode >>\nstream\r\n`;
  return Buffer.concat([Buffer.from(head), packed, Buffer.from("\nendstream endobj")]);
}

it.each([
  ["whose pages stand in it", pdf(`<< /Type /Pages /Kids [] >>\n${page.repeat(40)}`), 120_000],
  ["that says how many it has", pdf("<< /Type /Pages /Kids [3 0 R] /Count 250 >>"), 750_000],
  ["whose pages are compressed", pdf(inObjectStream(page.repeat(12))), 36_000],
  ["that says nothing", pdf(Buffer.alloc(150_000)), 33_000],
  ["with more pages than any model reads", pdf("<</Count 99999 /Type /Pages>>"), 1_000_000],
])("a PDF %s costs for each page", (_what, bytes, tokens) => {
  expect(tokensOfFile(file("application/pdf", bytes))).toBe(tokens);
  expect(tokensOfFile(file("application/pdf", bytes.toString("base64")))).toBe(tokens);
});

it("a bomb in a PDF is not unpacked, and one that is damaged is reckoned by its size", () => {
  const bomb = pdf(inObjectStream(`${page}${" ".repeat(20_000_000)}`));
  expect(tokensOfFile(file("application/pdf", bomb))).toBe(Math.ceil(bomb.length / 15_000) * 3_000);
  const damaged = pdf("<< /Type /ObjStm >>\nstream\nnothing that could be unpacked");
  expect(tokensOfFile(file("application/pdf", damaged))).toBe(3_000);
});

it("a text costs by its bytes, a picture the same whatever its size, sound by its length", () => {
  expect(tokensOfFile(file("text/csv", Buffer.alloc(30_000, "a")))).toBe(10_000);
  expect(tokensOfFile({ ...file("text/plain", ""), data: { type: "text", text: "a".repeat(300) } })).toBe(
    100,
  );
  expect(tokensOfFile(file("image/png", Buffer.alloc(5_000_000)))).toBe(2_000);
  expect(tokensOfFile(file("audio/mpeg", Buffer.alloc(960_000)))).toBe(1_920);
});

it("what only the provider can see is reckoned as a document of some length", () => {
  const seen = { type: "url" as const, url: new URL("https://example.com/a.pdf") };
  expect(tokensOfFile({ ...file("application/pdf", ""), data: seen })).toBe(30_000);
});

it("what is set aside for a call is as much as its files may cost", () => {
  const call = (content: LanguageModelV4FilePart[]) =>
    worstCaseOf({ prompt: [{ role: "user", content }] }).inputTokens;
  const long = file("application/pdf", pdf(page.repeat(100)));
  expect(call([long]) - call([])).toBe(300_000);
});
