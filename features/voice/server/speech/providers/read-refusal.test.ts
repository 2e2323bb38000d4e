import { expect, it } from "vitest";
import { readRefusal } from "./read-refusal.ts";

it.each([
  [
    "OpenAI",
    { error: { message: "No `x` there", type: "invalid_request_error", param: "voice", code: "not_there" } },
    { words: ["not_there", "invalid_request_error", "voice"], sentence: "No   there" },
  ],
  [
    "ElevenLabs",
    { detail: { status: "voice_not_found", message: "A voice was not found." } },
    { words: ["voice_not_found"], sentence: "A voice was not found." },
  ],
  [
    "FastAPI",
    { detail: [{ type: "enum", loc: ["body", "model"], msg: "Input should be 'a'", input: "a secret" }] },
    { words: ["enum", "body", "model"], sentence: "Input should be  " },
  ],
  ["FastAPI with a sentence", { detail: "Voice not found" }, { words: [], sentence: "Voice not found" }],
  ["somebody with an error alone", { error: "no_model" }, { words: [], sentence: "no_model" }],
  ["nobody", 5, { words: [], sentence: "" }],
])("reads how %s tells of a failure, and nothing that is quoted", (_who, said, refusal) => {
  expect(readRefusal(JSON.stringify(said))).toEqual(refusal);
});

it("reads what is no JSON without its quotations", () => {
  expect(readRefusal('Unsupported voice "my secret')).toEqual({ words: [], sentence: "Unsupported voice  " });
});
