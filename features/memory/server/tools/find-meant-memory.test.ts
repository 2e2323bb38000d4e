import { expect, it } from "vitest";
import type { MemoryRow } from "../memory.repository.ts";
import { findMeant } from "./find-meant-memory.ts";

const memories = ["I live in Graz", "My desk is in room 12", "I prefer short answers", "I prefer tea"].map(
  (text, index): MemoryRow => ({
    ...{
      workspace_id: "w",
      id: String(index),
      user_id: "u",
      agent_id: null,
      text,
      state: "kept",
      source: "typed",
    },
    ...{
      conversation_id: null,
      message_id: null,
      version: 1,
      created_at: new Date(0),
      changed_at: new Date(0),
    },
    ...{ used_at: null, conversation_title: null },
  }),
);
const meant = (about: string) => findMeant(memories, about).map(({ text }) => text);

it.each([
  ["I live in Graz", ["I live in Graz"]],
  ["that I live in Graz", ["I live in Graz"]],
  ["room 12", ["My desk is in room 12"]],
  ["short answers", ["I prefer short answers"]],
  ["what I prefer", ["I prefer short answers", "I prefer tea"]],
  ["room 13", []],
  ["the weather in Vienna", []],
  ["I", []],
])("“%s” means %j", (about, texts) => expect(meant(about)).toEqual(texts));
