import type { ModelWithProvider } from "#features/models/server/model.repository.ts";
import { countCalls } from "#features/models/server/usage/count-calls.ts";
import { noteRefusal } from "#features/models/server/usage/note-refusal.ts";
import { newId } from "#platform/server/ids.ts";
import type { CommandFixture } from "./command-fixture.ts";

const model: ModelWithProvider = {
  ...{ id: newId(), provider_id: newId(), model_id: "large", label: "Large", context_tokens: null },
  ...{ is_enabled: true, is_default: true },
  capabilities: { chat: true, tools: true, jsonSchema: false, vision: false, embeddings: false },
  ...{ tested_at: null, fallback_position: null, is_restricted: false, audiences: [] },
  breaker: { failures_in_row: 0, paused_until: null, trial_until: null },
  provider: {
    ...{ id: newId(), kind: "openai", name: "Vendor", base_url: null, api_key: null, is_enabled: true },
    ...{ position: 1, updated_at: new Date(0) },
  },
};

/** Commands that keep and sum calls of models. They are no acts of anybody. */
export const modelUsageFixtures: Record<string, CommandFixture> = {
  "model_usage.note_refusal": {
    act: null,
    perform({ system }) {
      const call = { payer: { type: "installation" as const }, requestId: newId(), purpose: "test" as const };
      return noteRefusal(system, { id: newId(), call, model, place: 1 });
    },
  },
  "model_usage.count": { act: null, perform: ({ system }) => countCalls(system, { limit: 10 }) },
};
