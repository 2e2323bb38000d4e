const providerId = "0198a0c0-0000-7000-8000-000000000001";

/** A provider as admins read it. */
export const provider = {
  ...{ id: providerId, kind: "openai_compatible", name: "Local", baseUrl: "http://10.0.0.7:8000/v1" },
  ...{ hasKey: true, modelCount: 2, isInside: true },
};

const at = (minutesAgo: number) => new Date(Date.now() - minutesAgo * 60_000).toISOString();

const hourMs = 3_600_000;
const hour = (hoursAgo: number) =>
  new Date((Math.floor(Date.now() / hourMs) - hoursAgo) * hourMs).toISOString();

const model = {
  ...{ provider: "Local", providerId, providerKind: "openai_compatible", isEnabled: true },
  ...{ contextTokens: 131_072, testedAt: at(600), price: null },
};

/** Two models: the default, which pauses after failures, and a restricted one that replaces it. */
export const connectedModels = [
  {
    ...{ ...model, id: "0198a0c0-0000-7000-8000-000000000002", label: "large", modelId: "large" },
    ...{ isDefault: true, fallbackPosition: 1, audience: null },
    capabilities: { chat: true, tools: true, jsonSchema: true, vision: true, embeddings: false },
    health: {
      hours: [
        { hour: hour(3), answered: 40, failed: 0 },
        { hour: hour(1), answered: 12, failed: 3 },
      ],
      lastAnswerAt: at(30),
      lastFailure: {
        ...{ at: at(1), code: "model.unavailable", said: "The engine is currently overloaded." },
        message: "The model provider is overloaded (503). Try again in a moment.",
      },
      failuresInRow: 3,
      pausedUntil: at(-10),
    },
  },
  {
    ...{ ...model, id: "0198a0c0-0000-7000-8000-000000000003", label: "small", modelId: "small" },
    ...{ isDefault: false, fallbackPosition: 2, audience: { plans: ["business"], teams: [] } },
    capabilities: { chat: true, tools: true, jsonSchema: false, vision: false, embeddings: false },
    health: { hours: [], lastAnswerAt: null, lastFailure: null, failuresInRow: 0, pausedUntil: null },
  },
];

const call = {
  ...{ purpose: "chat", provider: "Local", isFallback: false, workspace: "Analytical Engines" },
  ...{ inputTokens: 12_400, cachedInputTokens: 8_000, outputTokens: 610, costMicros: 4_200 },
  ...{ firstTokenMs: 420, durationMs: 6_120, errorCode: null },
};

/** The last calls: one that stood in for one that failed, one of voice, and one that a budget refused. */
export const lastCalls = [
  {
    ...{ ...call, id: "0198a0c0-0000-7000-8000-000000000014", model: "small", answeredBy: "small-2026-11" },
    ...{ endedAt: at(1), person: "Ada Lovelace", outcome: "ok", isFallback: true },
  },
  {
    ...{ ...call, id: "0198a0c0-0000-7000-8000-000000000013", model: "large", answeredBy: null },
    ...{ endedAt: at(1), person: "Ada Lovelace", outcome: "failed", errorCode: "model.unavailable" },
    ...{ inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, costMicros: 0, firstTokenMs: null },
  },
  {
    ...{ ...call, id: "0198a0c0-0000-7000-8000-000000000012", model: "gpt-4o-mini-tts", answeredBy: null },
    ...{ provider: "OpenAI", purpose: "speech", endedAt: at(9), person: null, workspace: null },
    ...{ inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, costMicros: 0, firstTokenMs: null },
    outcome: "stopped",
  },
  {
    ...{ ...call, id: "0198a0c0-0000-7000-8000-000000000011", model: "large", answeredBy: null },
    ...{ endedAt: at(70), person: "Grace Brewster Murray Hopper", outcome: "refused" },
    ...{ inputTokens: 0, cachedInputTokens: 0, outputTokens: 0, costMicros: 0, firstTokenMs: null },
  },
];
